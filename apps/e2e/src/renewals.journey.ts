import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { cards, enterBuyer, enterCard, openCheckout } from './checkout-steps.ts'
import { daysOfMonths, withDemoClock } from './demo-clock.ts'
import { locales } from './messages.ts'
import { product } from './product.ts'

const trialDays = 14

/** Two charges succeed. A card has one trial, so each language has its own. */
const cardOf = { en: '4000009900000036', bn: '4000009900010036' }

/** Moves the clock by the payment page of the sandbox. */
async function passThirtyDays(page: Page): Promise<void> {
  const clockPage = await page.context().newPage()
  await clockPage.goto(`${product.sandbox}/pay`)
  await clockPage.locator('button[name=move][value="30"]').click()
  await expect(clockPage.getByRole('status')).toBeVisible({ timeout: 60_000 })
  await clockPage.close()
}

for (const locale of locales) {
  test(`a trial is charged at its end; later charges fail, lock the plan, and another card opens it again (${locale})`, async ({ page }) => {
    test.setTimeout(180_000)
    const { t, main, pay, trialStarted, done, charges } = await openCheckout(page, 'premium', locale)
    const paid = charges.filter({ hasText: t['history.status.PAID'] })
    await expect(pay).toHaveText({ en: 'Start free trial, then ₹299 a month', bn: 'ফ্রি ট্রায়াল শুরু করুন, পরে প্রতি মাসে ₹২৯৯' }[locale])
    await enterBuyer(page, locale)
    await enterCard(page, cardOf[locale])
    await pay.click()
    await expect(trialStarted).toBeFocused()
    await main.getByRole('link', { name: t['checkout.yourPlan'] }).click()
    await expect(main.getByText(t['benefits.trialUntil'])).toBeVisible()
    await expect(paid).toHaveCount(0)

    await withDemoClock(async ({ passDays }) => {
      await passThirtyDays(page)
      await page.goto(`/${locale}/plans/benefits`)
      await expect(main.getByText(t['benefits.renews'])).toBeVisible()
      await expect(paid).toHaveCount(1)
      await passThirtyDays(page)
      // The day after the third charge, which is declined.
      await passDays(trialDays + daysOfMonths(2, trialDays) + 1 - 60)
      await page.goto(`/${locale}/plans/benefits`)
      await expect(main.getByText(t['benefits.failed.insufficientFunds'])).toBeVisible()
      await expect(main.getByRole('link', { name: t['benefits.payNow'] })).toBeVisible()
      await expect(paid).toHaveCount(2)
      await expectAccessible(page)
      await passDays(4)
      await page.goto(`/${locale}/plans/benefits`)
      await expect(main.getByRole('heading', { name: t['benefits.holdTitle'] })).toBeVisible()
      await expectAccessible(page)

      await page.goto(`/${locale}/plans`)
      await main.locator('a[href*="checkout?plan=premium"]:visible').click()
      await enterBuyer(page, locale)
      await enterCard(page, cards.good)
      await pay.click()
      await expect(done).toBeFocused()
      await main.getByRole('link', { name: t['checkout.yourPlan'] }).click()
      await expect(paid).toHaveCount(3)
    })
  })
}

test('a renewal that the bank wants confirmed is paid on the site', async ({ page }) => {
  test.setTimeout(120_000)
  const { t, main, pay, bank, done, charges } = await openCheckout(page, 'mobile')
  await enterBuyer(page)
  await enterCard(page, cards.asks)
  await pay.click()
  await bank.locator('#complete').click()
  await expect(done).toBeFocused()
  await withDemoClock(async ({ passDays }) => {
    const payNow = main.getByRole('link', { name: t['benefits.payNow'] })
    await passDays(daysOfMonths(1) + 1)
    await page.goto('/en/plans/benefits')
    await expect(main.getByText(t['benefits.failed.authenticationFailed'])).toBeVisible()
    await expectAccessible(page)
    await payNow.click()
    await expect(page).toHaveURL('/en/plans/checkout?renewal')
    await expect(pay).toHaveText('Pay ₹99')
    await expectAccessible(page)
    await pay.click()
    await bank.locator('#complete').click()
    await expect(main.getByRole('heading', { level: 1, name: 'Your payment went through' })).toBeFocused()
    await main.getByRole('link', { name: t['checkout.yourPlan'] }).click()
    await expect(main.getByText(t['benefits.renews'])).toBeVisible()
    await expect(payNow).toHaveCount(0)
    await expect(charges.filter({ hasText: t['history.status.PAID'] })).toHaveCount(2)
  })
})
