import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const workspace = join(import.meta.dirname, '../../..')
const lonely = { port: 3190, url: 'http://localhost:3190' }

let web: ChildProcess

test.beforeAll(async () => {
  web = spawn('node', [join(workspace, 'apps/web/server/main.ts')], {
    cwd: join(workspace, 'apps/web'),
    // Nothing answers there: the api of this server is down.
    env: { ...process.env, NODE_ENV: 'production', PORT: String(lonely.port), API_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  })
  await expect.poll(() => fetch(`${lonely.url}/healthz`).then((response) => response.status, () => 0), { timeout: 20_000 }).toBe(200)
})

test.afterAll(async () => {
  web.kill('SIGTERM')
  await once(web, 'exit')
})

for (const [locale, title] of [['en', 'We cannot be reached just now'], ['bn', 'এই মুহূর্তে সাড়া মিলছে না']] as const) {
  test(`while the api is down a page says so and offers a way on (${locale})`, async ({ page }) => {
    const response = await page.goto(`${lonely.url}/${locale}`)
    expect(response?.status()).toBe(503)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(2)
  })
}

test('a page that needs nothing of the api is there while it is down, and is kept for nobody', async () => {
  const { status, headers } = await fetch(`${lonely.url}/en/help`)
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
})

test('while the api is down a call gets the contract’s answer', async () => {
  const response = await fetch(`${lonely.url}/contents/api/v1/platform`)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).not.toBeNull()
  expect(await response.json()).toMatchObject({ errorCode: 'UNAVAILABLE' })
})
