import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { cards, enterBuyer, enterCard, openCheckout } from './checkout-steps.ts'
import { locales } from './messages.ts'

/** A card has one refund in twelve months. */
const refundedCards = { en: '5555555555554444', bn: '4000009900000036' }

for (const locale of locales) {
  test(`a subscriber upgrades with the bank’s confirmation, and takes a downgrade back (${locale})`, async ({ page }) => {
    test.setTimeout(120_000)
    const { t, main, pay, bank, done, charges } = await openCheckout(page, 'mobile', locale)
    await enterBuyer(page, locale)
    await enterCard(page, cards.asks)
    await pay.click()
    await bank.locator('#fail').click()
    await expect(main.getByText(t['checkout.declined.authenticationFailed'])).toBeVisible()
    await pay.click()
    await bank.locator('#complete').click()
    await expect(done).toBeFocused()

    await page.goto(`/${locale}/plans`)
    await main.locator('a[href*="checkout?plan=premium"]:visible').click()
    await expect(main.getByText(t['checkout.line.credit'])).toBeVisible()
    await expectAccessible(page)
    await pay.click()
    await bank.locator('#fail').click()
    await expect(main.getByText(t['checkout.declined.authenticationFailed'])).toBeVisible()
    await pay.click()
    await bank.locator('#complete').click()
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
    await expectAccessible(page)

    await page.goto(`/${locale}/plans`)
    await main.locator('a[href*="checkout?plan=mobile"]:visible').click()
    await expect(main.getByRole('button', { name: t['checkout.card.other'] })).toHaveCount(0)
    await pay.click()
    await main.getByRole('link', { name: t['checkout.yourPlan'] }).click()
    await expect(page).toHaveURL(`/${locale}/plans/benefits`)
    await expect(main.getByText(t['benefits.renews'])).toBeVisible()
    await main.getByRole('button').first().click()
    await expect(main.locator('[tabindex="-1"]:has([role=status])')).toBeFocused()
    await expectAccessible(page)
    await expect(charges.filter({ hasText: t['history.status.PAID'] })).toHaveCount(2)
  })

  test(`a subscriber who has cancelled resumes the plan with an upgrade, and with a downgrade (${locale})`, async ({ page }) => {
    test.setTimeout(120_000)
    const { t, main, pay, done, charges } = await openCheckout(page, 'mobile', locale)
    const resumes = { en: /^Resume your plan and change to/, bn: /^প্ল্যান আবার চালু করে/ }[locale]
    await enterBuyer(page, locale)
    await enterCard(page, cards.good)
    await pay.click()
    await expect(done).toBeFocused()
    for (const plan of ['premium', 'mobile']) {
      await page.goto(`/${locale}/plans/benefits`)
      await main.getByRole('button', { name: t['benefits.cancel'] }).click()
      await page.getByRole('dialog').getByRole('button', { name: t['benefits.cancel'] }).click()
      await expect(main.getByText(t['benefits.doesNotRenew'])).toBeVisible()
      await main.getByRole('link', { name: { en: 'Resume and change plan', bn: 'আবার চালু করে প্ল্যান বদলান' }[locale] }).click()
      await main.locator(`a[href*="checkout?plan=${plan}"]:visible`).click()
      await expect(main.getByRole('heading', { level: 1, name: resumes })).toBeVisible()
      await expectAccessible(page)
      await pay.click()
      await main.getByRole('link', { name: t['checkout.yourPlan'] }).click()
      await expect(main.getByText(t['benefits.renews'])).toBeVisible()
    }
    await expect(main.getByText(t['benefits.nextCharge'])).toBeVisible()
    await expect(charges.filter({ hasText: t['history.status.PAID'] })).toHaveCount(2)
  })

  test(`a subscriber pauses the plan, takes that back, and gets a refund (${locale})`, async ({ page }) => {
    test.setTimeout(120_000)
    const { t, main, pay, done, charges } = await openCheckout(page, 'mobile', locale)
    await enterBuyer(page, locale)
    await enterCard(page, refundedCards[locale])
    await pay.click()
    await expect(done).toBeFocused()
    await main.getByRole('link', { name: t['checkout.yourPlan'] }).click()

    await main.getByRole('button', { name: t['benefits.pause'] }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: t['benefits.pauseFor'] }).selectOption('14')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t['benefits.pause'], exact: true }).click()
    await expect(main.getByText(t['benefits.paused'])).toBeVisible()
    await expectAccessible(page)
    await main.getByRole('button', { name: t['benefits.dontPause'] }).click()
    await expect(main.getByRole('button', { name: t['benefits.pause'] })).toBeVisible()

    await main.getByRole('button', { name: { en: 'Get a refund', bn: 'টাকা ফেরত নিন' }[locale] }).click()
    const confirm = dialog.getByRole('button', { name: /99|৯৯/ })
    await expect(confirm).toBeVisible()
    await expectAccessible(page)
    await confirm.click()
    await expect(main.getByRole('heading', { name: t['benefits.none'] })).toBeVisible()
    await expect(charges.filter({ hasText: t['history.status.REFUNDED'] }).first()).toBeVisible()
    await expectAccessible(page)
  })
}
