import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { cards, checkoutPage, enterBuyer, enterCard, openCheckout } from './checkout-steps.ts'
import { clippedContent } from './clipped-content.ts'
import { withDemoClock } from './demo-clock.ts'
import { fontSwapTolerance, layoutShiftScore, recordLayoutShifts } from './layout-shifts.ts'
import { locales } from './messages.ts'
import type { Locale } from './messages.ts'
import { product } from './product.ts'

/** Buys the monthly plan, and opens its page. */
async function subscribe(page: Page, number: string, locale: Locale) {
  const { t, main, pay, done } = await openCheckout(page, 'mobile', locale)
  await enterBuyer(page, locale)
  await enterCard(page, number)
  await pay.click()
  await expect(done).toBeFocused()
  await main.getByRole('link', { name: t['checkout.yourPlan'] }).click()
  await expect(page).toHaveURL(`/${locale}/plans/benefits`)
  return ownPlan(page, locale)
}

function ownPlan(page: Page, locale: Locale) {
  const checkout = checkoutPage(page, locale)
  const methods = checkout.main.getByRole('region', { name: checkout.t['methods.heading'] })
  return { ...checkout, methods, saved: methods.getByRole('listitem'), message: methods.locator('[tabindex="-1"]:has([role=status])'), dialog: page.getByRole('dialog') }
}

/** What the page has loaded from the provider. */
const fromProvider = (page: Page) => page.evaluate((origin) => performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(origin)).length, product.sandbox)

for (const locale of locales) {
  test(`a subscriber adds a card, chooses the default by keyboard and removes the first card (${locale})`, async ({ page }) => {
    test.setTimeout(120_000)
    const { t, main, methods, saved, message, dialog, pay } = await subscribe(page, cards.good, locale)
    const brandOf = (name: string) => saved.filter({ hasText: name })
    await expect(saved).toHaveCount(1)
    await expectAccessible(page)
    await saved.getByRole('button').press('Enter')
    await expect(dialog).toContainText(t['methods.neededText'])
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(saved.getByRole('button')).toBeFocused()
    expect(await fromProvider(page)).toBe(0)

    await recordLayoutShifts(page)
    await methods.getByRole('link', { name: t['methods.add'] }).click()
    await expect(page).toHaveURL(`/${locale}/plans/checkout?card`)
    await enterCard(page, cards.other)
    expect(await layoutShiftScore(page)).toBeLessThan(fontSwapTolerance)
    await expectAccessible(page)
    await pay.click()
    await expect(main.getByRole('heading', { level: 1, name: t['addCard.saved'] })).toBeFocused()
    await expectAccessible(page)
    await main.getByRole('link', { name: t['checkout.yourPlan'] }).click()
    await expect(saved).toHaveCount(2)
    expect(await fromProvider(page)).toBe(0)

    for (const brand of ['Visa', 'Mastercard']) {
      await brandOf(brand).getByRole('button').first().press('Enter')
      await expect(message).toBeFocused()
      await expect(brandOf(brand)).toContainText(t['methods.default'])
    }
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await page.evaluate(clippedContent)).toEqual([])
    await expectAccessible(page)
    await brandOf('Visa').getByRole('button').last().press('Enter')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t['methods.remove'], exact: true }).press('Enter')
    await expect(message).toBeFocused()
    await expect(saved).toHaveCount(1)
    await expect(saved).toContainText('Mastercard')
    await expect(main.getByText(t['benefits.renews'])).toBeVisible()
  })

  test(`a payer revokes the mandate, and the plan does not renew (${locale})`, async ({ page }) => {
    const { t, main, pay, done } = await openCheckout(page, 'mobile', locale)
    await main.getByRole('radio', { name: t['checkout.method.UPI'] }).check()
    await enterBuyer(page, locale)
    await pay.click()
    const opened = page.waitForEvent('popup')
    await main.getByRole('link', { name: t['checkout.upi.open'] }).click()
    await (await opened).locator('button[value=pay]').click()
    await expect(done).toBeFocused()
    await main.getByRole('link', { name: t['checkout.yourPlan'] }).click()
    const { saved, message, methods, dialog } = ownPlan(page, locale)
    await expect(saved).toContainText('UPI · mi***@upi')
    await saved.getByRole('button').click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t['methods.revoke'], exact: true }).click()
    await expect(message).toBeFocused()
    await expect(methods).toContainText(t['methods.none'])
    await expect(main.getByText(t['benefits.doesNotRenew'], { exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  test(`a disputed charge stops the renewal, and ends the plan once it is lost (${locale})`, async ({ page }) => {
    test.setTimeout(180_000)
    const { t, main, charges } = await subscribe(page, cards.disputed, locale)
    const statusOfCharge = async () => {
      await page.reload()
      await expect(charges).toHaveCount(1, { timeout: 30_000 })
      return charges.textContent()
    }
    await withDemoClock(async ({ passSeconds, passDays }) => {
      await passSeconds(120)
      await expect.poll(statusOfCharge, { timeout: 40_000 }).toContain(t['history.status.DISPUTED'])
      // The plan and its charges are two answers, and the dispute may have come between them.
      await page.reload()
      await expect(main.getByText(t['benefits.doesNotRenew'], { exact: true })).toBeVisible()
      await expect(main.getByRole('button', { name: t['benefits.resume'] })).toHaveCount(0)
      await expectAccessible(page)
      await passDays(8)
      await expect.poll(statusOfCharge, { timeout: 40_000 }).toContain(t['history.status.DISPUTE_LOST'])
      await page.reload()
      await expect(main.getByText(t['benefits.disputeLost'])).toBeVisible()
      await expectAccessible(page)
    })
  })
}
