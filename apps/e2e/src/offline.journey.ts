import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'

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
