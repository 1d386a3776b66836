import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { waitForHydration } from './user-steps.ts'

test.use({ serviceWorkers: 'allow' })

for (const [locale, title, again, font] of [['en', 'You are offline', 'Try again', 'Anek Latin'], ['bn', 'ইন্টারনেট নেই', 'আবার চেষ্টা করুন', 'Anek Bangla']] as const) {
  test(`whoever has been here is told when there is no connection, and goes on when it is back (${locale})`, async ({ page, context }) => {
    await page.goto(`/${locale}`)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
    await context.setOffline(true)
    await page.goto(`/${locale}/movies`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect.poll(() => page.evaluate((name) => [...document.fonts].some(({ family, status }) => family.replaceAll('"', '') === name && status === 'loaded'), font)).toBe(true)
    await expectAccessible(page)
    await expect(page.getByRole('link', { name: again })).toHaveAttribute('href', '')
    await context.setOffline(false)
    await expect(page).toHaveURL(`/${locale}/movies`)
    await expect(page.getByRole('banner')).toBeVisible()
  })
}

for (const [locale, said] of [['en', 'There is no connection. You stay on this page until there is one.'], ['bn', 'ইন্টারনেট নেই। সংযোগ ফিরে আসা পর্যন্ত আপনি এই পাতাতেই থাকছেন।']] as const) {
  test(`whoever loses the connection stays on the page that is there, and is told (${locale})`, async ({ page, context }) => {
    await page.goto(`/${locale}`)
    await waitForHydration(page)
    await page.mouse.move(200, 200)
    // The message, its words, and the route that is brought ahead.
    for (const part of ['/toast-list-', '/later-', '/title-.{8}\\.js']) {
      const address = await page.waitForFunction(addressOf, part)
      await page.evaluate(hasCome, await address.jsonValue())
    }
    await context.setOffline(true)
    const card = page.getByRole('main').getByRole('listitem').getByRole('link').nth(3)
    await card.click()
    await expect(page.getByText(said)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/${locale}$`))
    await expect(page.getByRole('dialog')).toBeHidden()
    await context.setOffline(false)
    await card.click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
}

/** Runs in the page: where a part of the site that was asked for comes from. */
const addressOf = (part: string) => performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.js') && new RegExp(part).test(name))?.name ?? ''

/** Runs in the page: until that part is there with all that it needs. */
const hasCome = async (address: string) => void (await import(address))
