import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { enterBuyer, openCheckout } from './checkout-steps.ts'
import { withDemoClock } from './demo-clock.ts'
import { locales } from './messages.ts'
import { product } from './product.ts'

for (const locale of locales) {
  test(`a user pays by UPI, whose bank takes a while (${locale})`, async ({ page }) => {
    const { t, main, pay, done } = await openCheckout(page, 'mobile', locale)
    await main.getByRole('radio', { name: t['checkout.method.UPI'] }).check()
    await enterBuyer(page, locale)
    await pay.click()
    await expect(main.getByRole('img', { name: t['checkout.upi.code'] })).toBeVisible()
    await expectAccessible(page)
    const opened = page.waitForEvent('popup')
    await main.getByRole('link', { name: t['checkout.upi.open'] }).click()
    const app = await opened
    await app.locator('button[value=payLater]').click()
    // Closed at once, the app would not always have sent the choice.
    await expect(app.getByRole('status')).toBeVisible()
    await app.close()
    // The bank works on it: there is no other way to pay any more.
    await expect(main.getByRole('button', { name: t['checkout.waiting.anotherWay'] })).toHaveCount(0)
    await expect(main.getByText(t['checkout.waiting.text'])).toBeVisible()
    await withDemoClock(async ({ passSeconds }) => {
      await passSeconds(61)
      await expect(done).toBeFocused()
    })
    await main.getByRole('link', { name: t['checkout.yourPlan'] }).click()
    await expect(main.getByRole('region', { name: t['methods.heading'] })).toContainText('UPI · mi***@upi')
    await expect(main.getByText(t['benefits.renews'])).toBeVisible()
  })

  test(`a payer leaves the bank, is declined by a wallet and pays at the bank (${locale})`, async ({ page }) => {
    test.setTimeout(120_000)
    const { t, main, pay, done } = await openCheckout(page, 'mobile', locale)
    const choose = async (type: 'NB' | 'WALLET', option: string) => {
      await main.getByRole('radio', { name: t[`checkout.method.${type}`] }).check()
      await main.getByRole('combobox', { name: t[type === 'NB' ? 'checkout.method.bank' : 'checkout.method.wallet'] }).selectOption(option)
    }
    await choose('NB', 'NB_HDFC')
    await enterBuyer(page, locale)
    await pay.click()
    await expect(page).toHaveURL(new RegExp(`^${product.sandbox}`))
    // A payer who goes back is not redirected again.
    await page.goBack()
    await expect(main.getByRole('link', { name: t['checkout.waiting.toBank'] })).toBeVisible()
    await expectAccessible(page)
    await main.getByRole('button', { name: t['checkout.waiting.anotherWay'] }).click()

    await choose('WALLET', 'PAYTM')
    await pay.click()
    await page.locator('button[value=changedStatus]').click()
    await expect(main.getByRole('heading', { level: 1, name: t['checkout.return.failed'] })).toBeVisible()
    await expectAccessible(page)
    await main.getByRole('link', { name: t['checkout.return.tryAgain'] }).click()
    await expect(main.getByText(t['checkout.declined.gateway'])).toBeVisible()

    await choose('NB', 'NB_HDFC')
    await pay.click()
    await page.locator('button[value=pay]').click()
    await expect(page).toHaveURL(new RegExp(`/${locale}/redirect\\?`))
    await expect(done).toBeFocused()
    await expectAccessible(page)
    await main.getByRole('link', { name: t['checkout.yourPlan'] }).click()
    await expect(main.getByText(t['benefits.doesNotRenew'])).toBeVisible()
  })
}
