import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { onlyVideo } from './playback.ts'
import { waitForHydration } from './user-steps.ts'
import { locales } from './messages.ts'

const messages = {
  en: { available: 'A new version of the site is available.', reload: 'Reload' },
  bn: { available: 'সাইটের নতুন সংস্করণ এসেছে।', reload: 'রিলোড করুন' },
}

const hour = '01:00:00'

/** Opens a page with a fake clock, so that its periodic check for a new build can be triggered. */
async function open(page: Page, path: string): Promise<void> {
  await page.clock.install()
  const code = page.waitForResponse(/\/assets\/toast-list-/)
  await page.goto(path)
  await waitForHydration(page)
  await page.mouse.move(200, 200)
  await code
}

/** Deploys another build. */
const deploy = (page: Page) => page.route('**/build.txt', (route) => route.fulfill({ body: 'c0ffee01' }))

for (const locale of locales) {
  const { available, reload } = messages[locale]
  test(`the update prompt appears outside the player and reloads on request (${locale})`, async ({ page }) => {
    const prompt = page.getByText(available)
    await open(page, `/${locale}/hilsa`)
    // A second check during the first one would only join it, and answer with the build before.
    await Promise.all([page.waitForEvent('requestfinished', (request) => request.url().endsWith('/build.txt')), page.clock.fastForward(hour)])
    await expect(prompt).toHaveCount(0)
    await deploy(page)
    await page.clock.fastForward(hour)
    await expect(prompt).toBeVisible()

    await page.getByRole('main').locator('a[href*="/hilsa/watch"]').first().click()
    await expect(page).toHaveURL(/\/watch/)
    await expect(await onlyVideo(page)).toBeVisible()
    await expect(prompt).toHaveCount(0)
    await page.goBack()
    await expect(prompt).toBeVisible()

    await page.unroute('**/build.txt')
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: reload }).click()])
    await waitForHydration(page)
    await expect(prompt).toHaveCount(0)
  })
}

test('a missing chunk shows the update prompt again after it was dismissed', async ({ page }) => {
  const prompt = page.getByText(messages.en.available)
  await open(page, '/en/the-last-ferry')
  await deploy(page)
  await page.clock.fastForward(hour)
  await prompt.locator('..').getByRole('button').last().click()
  await expect(prompt).toHaveCount(0)
  await page.route('**/assets/trailer-dialog-*', (route) => route.fulfill({ status: 404 }))
  await page.getByRole('button', { name: 'Trailer', exact: true }).click()
  await expect(prompt).toBeVisible()
})

test('navigation that needs a missing chunk loads the new build', async ({ page }) => {
  await page.route(/\/assets\/title-modal-[\w-]{7}\.js/, (route) => route.fulfill({ status: 404 }))
  await open(page, '/en')
  await deploy(page)
  await page.getByRole('main').locator('a[href="/en/the-last-ferry"]').first().click()
  await expect(page).toHaveURL('/en/the-last-ferry')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Last Ferry')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
