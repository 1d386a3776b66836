import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { waitForHydration } from './user-steps.ts'

const workspace = join(import.meta.dirname, '../../..')
const webWithoutApi = { port: 3190, url: 'http://localhost:3190' }

let web: ChildProcess

test.beforeAll(async () => {
  web = spawn('node', [join(workspace, 'apps/web/server/main.ts')], {
    cwd: join(workspace, 'apps/web'),
    // Nothing listens on that port, so the api of this server is down.
    env: { ...process.env, NODE_ENV: 'production', PORT: String(webWithoutApi.port), API_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  })
  await expect.poll(() => fetch(`${webWithoutApi.url}/healthz`).then((response) => response.status, () => 0), { timeout: 20_000 }).toBe(200)
})

test.afterAll(async () => {
  web.kill('SIGTERM')
  await once(web, 'exit')
})

for (const [locale, title] of [['en', 'We can’t reach the service'], ['bn', 'পরিষেবার সাড়া মিলছে না']] as const) {
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
