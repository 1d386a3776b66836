import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { product } from './product.ts'
import { waitForHydration } from './user-steps.ts'

const workspace = join(import.meta.dirname, '../../..')
const webWithoutApi = { port: 3190, url: 'http://localhost:3190' }

const webWithBrokenApi = { port: 3191, url: 'http://localhost:3191' }

let webs: ChildProcess[]
let answer: RequestListener
const brokenApi = createServer((request, response) => answer(request, response))

async function startWeb({ port, url }: typeof webWithoutApi, apiUrl: string): Promise<ChildProcess> {
  const web = spawn('node', [join(workspace, 'apps/web/server/main.ts')], {
    cwd: join(workspace, 'apps/web'),
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), API_URL: apiUrl, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  })
  await expect.poll(() => fetch(`${url}/healthz`).then((response) => response.status, () => 0), { timeout: 20_000 }).toBe(200)
  return web
}

test.beforeAll(async () => {
  await once(brokenApi.listen(0, '127.0.0.1'), 'listening')
  webs = [
    // Nothing listens on that port.
    await startWeb(webWithoutApi, 'http://127.0.0.1:9'),
    await startWeb(webWithBrokenApi, `http://127.0.0.1:${(brokenApi.address() as AddressInfo).port}`),
  ]
})

test.afterAll(async () => {
  const exits = webs.map((web) => once(web, 'exit'))
  for (const web of webs) web.kill('SIGTERM')
  await Promise.all(exits)
  brokenApi.closeAllConnections()
  brokenApi.close()
})

const brokenAnswers: Record<string, RequestListener> = {
  HTML: (_request, response) => response.setHeader('content-type', 'text/html').end('<h1>Welcome</h1>'),
  'truncated JSON': (_request, response) => response.end('{"items":[{"moduleId"'),
  'no content': (_request, response) => response.writeHead(204).end(),
  'an empty object': (_request, response) => response.end('{}'),
  null: (_request, response) => response.end('null'),
}

/** The product's api, behind a delay. */
const delayedBy = (delayMs: number): RequestListener => ({ method, url, headers }, response) => {
  setTimeout(async () => {
    const answered = await fetch(product.api + url, { method, headers: headers as Record<string, string> })
    response.writeHead(answered.status, { 'content-type': answered.headers.get('content-type') ?? 'text/plain' }).end(await answered.text())
  }, delayMs)
}

// First: the web server keeps the token that the other tests invent.
test('a page has its rows although each call of the api takes four seconds, and gets the rest in the browser', async ({ page }) => {
  answer = delayedBy(4_000)
  const response = await page.goto(`${webWithBrokenApi.url}/bn`, { waitUntil: 'commit' })
  answer = delayedBy(0)
  expect(response?.status()).toBe(200)
  const hero = page.getByRole('main').getByRole('region').first()
  await expect(hero.getByRole('heading')).toBeVisible()
  await expect(hero.getByRole('link').first()).toBeVisible()
})

for (const [name, broken] of Object.entries(brokenAnswers)) {
  test(`a page explains that the service is not reachable if the api answers ${name}`, async ({ page }) => {
    answer = (request, response) => (request.url?.endsWith('/anonymous-token') ? response.end('token') : broken(request, response))
    for (const path of ['/en/the-last-ferry', '/en', '/en/genre/drama', '/en/people/meghna', '/en/search?search=ferry']) {
      const response = await fetch(webWithBrokenApi.url + path)
      expect([path, response.status]).toEqual([path, 503])
      expect(response.headers.get('retry-after')).not.toBeNull()
    }
    const response = await page.goto(`${webWithBrokenApi.url}/bn/movies`)
    expect(response?.status()).toBe(503)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('পরিষেবাটি সাড়া দিচ্ছে না')
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(2)
  })
}

for (const [locale, title] of [['en', 'We can’t reach the service'], ['bn', 'পরিষেবাটি সাড়া দিচ্ছে না']] as const) {
  test(`while the api is down a page explains that and links on (${locale})`, async ({ page }) => {
    const response = await page.goto(`${webWithoutApi.url}/${locale}`)
    expect(response?.status()).toBe(503)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(2)
  })
}

for (const [locale, movies, title] of [['en', 'Movies', 'Something went wrong'], ['bn', 'সিনেমা', 'কিছু একটা গোলমাল হয়েছে']] as const) {
  test(`an error in the layout shows an error page with links (${locale})`, async ({ page }) => {
    // The layout reads the languages of the browser.
    await page.addInitScript(() => Object.defineProperty(navigator, 'languages', {
      get: () => {
        if ('isBroken' in window) throw new Error('A browser without languages')
        return ['en', 'bn']
      },
    }))
    await page.goto(`/${locale}`)
    await waitForHydration(page)
    await page.evaluate(() => Object.assign(window, { isBroken: true }))
    await page.getByRole('navigation').getByRole('link', { name: movies }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('button')).toBeVisible()
    const [retry, home] = await page.getByRole('main').getByRole('link').all()
    for (const link of [retry, home]) await expect(link!).toHaveCSS('text-decoration-line', 'none')
    await expectAccessible(page)
    await home?.click()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page).toHaveURL(`/${locale}`)
  })
}

for (const [locale, home] of [['en', 'Go to the home page'], ['bn', 'হোম পাতায় যান']] as const) {
  test(`a malformed URL gets a 404 page in its language with a link home (${locale})`, async ({ page }) => {
    const response = await page.goto(`/${locale}/%zz`)
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByText(/NOT_FOUND [\w-]{36}/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: home }).click()
    await expect(page).toHaveURL(`/${locale}`)
  })
}

test('a static page works while the api is down and is not cached', async () => {
  const { status, headers } = await fetch(`${webWithoutApi.url}/en/help`)
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
})

test('while the api is down a call gets the error response of the contract', async () => {
  const response = await fetch(`${webWithoutApi.url}/contents/api/v1/platform`)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).not.toBeNull()
  expect(await response.json()).toMatchObject({ errorCode: 'UNAVAILABLE' })
})
