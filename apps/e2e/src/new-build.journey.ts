import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { waitForHydration } from './user-steps.ts'
import { locales } from './messages.ts'

const says = {
  en: { isHere: 'A new version of the site is here.', reload: 'Reload' },
  bn: { isHere: 'সাইটের নতুন সংস্করণ এসেছে।', reload: 'রিলোড করুন' },
}

const hour = '01:00:00'

/** A page that is open for long enough to ask now and then which build is the newest. */
async function open(page: Page, address: string): Promise<void> {
  await page.clock.install()
  const code = page.waitForResponse(/\/assets\/toast-list-/)
  await page.goto(address)
  await waitForHydration(page)
  await page.mouse.move(200, 200)
  await code
}

/** The operator ships another build. */
const ship = (page: Page) => page.route('**/build.txt', (route) => route.fulfill({ body: 'c0ffee01' }))

for (const locale of locales) {
  const { isHere, reload } = says[locale]
  test(`a new build is offered to whoever has an old one open, not over a film, and loads when they want it (${locale})`, async ({ page }) => {
    const offer = page.getByText(isHere)
    await open(page, `/${locale}/hilsa`)
    await page.clock.fastForward(hour)
    await expect(offer).toHaveCount(0)
    await ship(page)
    await page.clock.fastForward(hour)
    await expect(offer).toBeVisible()

    await page.getByRole('main').locator('a[href*="/hilsa/watch"]').first().click()
    await expect(page).toHaveURL(/\/watch/)
    await expect(page.locator('video')).toBeVisible()
    await expect(offer).toHaveCount(0)
    await page.goBack()
    await expect(offer).toBeVisible()

    await page.unroute('**/build.txt')
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: reload }).click()])
    await waitForHydration(page)
    await expect(offer).toHaveCount(0)
  })
}

test('whoever lacks a part of the page that went with its build is offered the new one, also where they put it away', async ({ page }) => {
  const offer = page.getByText(says.en.isHere)
  await open(page, '/en/the-last-ferry')
  await ship(page)
  await page.clock.fastForward(hour)
  await offer.locator('..').getByRole('button').last().click()
  await expect(offer).toHaveCount(0)
  await page.route('**/assets/trailer-place-*', (route) => route.fulfill({ status: 404 }))
  await page.getByRole('button', { name: 'Trailer', exact: true }).click()
  await expect(offer).toBeVisible()
})

test('a page that cannot be opened without such a part opens with the new build', async ({ page }) => {
  await page.route('**/assets/title-dialog-*', (route) => route.fulfill({ status: 404 }))
  await open(page, '/en')
  await ship(page)
  await page.getByRole('main').locator('a[href="/en/the-last-ferry"]').first().click()
  await expect(page).toHaveURL('/en/the-last-ferry')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Last Ferry')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
