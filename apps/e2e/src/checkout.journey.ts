import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { cards, checkoutPage, enterBuyer, enterCard, openCheckout } from './checkout-steps.ts'
import { fontSwapTolerance, layoutShiftScore, recordLayoutShifts } from './layout-shifts.ts'
import { locales } from './messages.ts'
import { product } from './product.ts'
import { newUser, signIn, enter } from './user-steps.ts'

/** Labels of the watch button. */
const watchButton = {
  en: { login: 'Login to Watch', subscribe: 'Subscribe to Watch', watch: 'Watch Now' },
  bn: { login: 'দেখতে লগইন করুন', subscribe: 'দেখতে সাবস্ক্রাইব করুন', watch: 'এখনই দেখুন' },
}

for (const locale of locales) {
  test(`a user who came to watch a title buys a plan by card, cancels it and resumes it (${locale})`, async ({ page }) => {
    test.setTimeout(120_000)
    const { t, main, card, pay, done, charges } = checkoutPage(page, locale)
    const words = watchButton[locale]
    await page.goto(`/${locale}/the-last-ferry`)
    await main.getByRole('link', { name: words.login }).click()
    await signIn(page, newUser().number)
    await page.getByRole('link', { name: words.subscribe }).first().click()
    await expect(page).toHaveURL(`/${locale}/plans?title=%2Fthe-last-ferry`)
    await recordLayoutShifts(page)
    await main.locator('a[href*="checkout?plan=mobile"]:visible').click()
    await expect(card.locator('[name=number]')).toBeVisible()
    await expect(pay).toHaveText(/₹/)
    expect(await layoutShiftScore(page)).toBeLessThanOrEqual(fontSwapTolerance)
    await expectAccessible(page)
    await pay.click()
    await expect(main.getByRole('textbox', { name: t['checkout.buyer.name'] })).toBeFocused()
    await enterBuyer(page, locale)
    await enterCard(page, cards.good)
    await pay.click()
    await expect(done).toBeFocused()
    await expectAccessible(page)
    await main.getByRole('link', { name: t['checkout.startWatching'] }).click()
    await expect(page).toHaveURL(`/${locale}/the-last-ferry`)
    await expect(page.getByRole('link', { name: words.watch }).first()).toBeVisible()

    await page.goto(`/${locale}/plans/benefits`)
    await expect(main.getByText(t['benefits.nextCharge'])).toBeVisible()
    await expect(charges).toContainText(t['history.status.PAID'])
    await expectAccessible(page)
    const invoice = page.waitForEvent('popup')
    await main.getByRole('button', { name: t['history.invoice'] }).click()
    await expect((await invoice).locator('body')).toContainText('Mita Sen')

    await main.getByRole('button', { name: t['benefits.cancel'] }).click()
    const dialog = page.getByRole('dialog')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t['benefits.cancel'] }).click()
    await expect(main.getByText(t['benefits.doesNotRenew'])).toBeVisible()
    await expect(main.locator('[tabindex="-1"]:has([role=status])')).toBeFocused()
    await main.getByRole('button', { name: t['benefits.resume'] }).click()
    await expect(main.getByText(t['benefits.renews'])).toBeVisible()
  })

  test(`a coupon and all that was typed survive a reload and declined cards (${locale})`, async ({ page }) => {
    test.setTimeout(120_000)
    const { t, pay, done, main } = await openCheckout(page, 'mobile', locale)
    const reduced = { en: 'Pay ₹79.20', bn: '₹৭৯.২০ দিন' }[locale]
    await main.getByRole('button', { name: t['checkout.coupon.add'] }).click()
    await page.keyboard.type('PUJA2025')
    await page.keyboard.press('Enter')
    await expect(main.getByText(t['checkout.coupon.error.notValid'])).toBeVisible()
    await enter(main.getByRole('textbox', { name: t['checkout.coupon.label'] }), 'boishakh20')
    await page.keyboard.press('Enter')
    await expect(pay).toHaveText(reduced)
    await enterBuyer(page, locale)
    await page.reload()
    await expect(pay).toHaveText(reduced)
    await expect(main.getByRole('textbox', { name: t['checkout.buyer.postalCode'] })).toHaveValue('700019')
    for (const number of [cards.refusedAtSetup, cards.refusedAtPayment]) {
      await enterCard(page, number)
      await pay.click()
      await expect(main.getByRole('alert').getByText(t['checkout.declined.declined'])).toBeVisible()
      await expectAccessible(page)
      await expect(pay).toHaveText(reduced)
      await expect(pay).toBeEnabled()
    }
    await enterCard(page, cards.good)
    await pay.click()
    await expect(done).toBeFocused()
  })
}

test('a reload in the middle of a payment charges once', async ({ page }) => {
  const { pay, main, charges } = await openCheckout(page, 'mobile')
  await enterBuyer(page)
  await enterCard(page, cards.good)
  const sent = page.waitForRequest('**/vl/stripe/subscribe**')
  await pay.click()
  await sent
  await page.reload()
  await expect(main.getByRole('heading', { level: 1, name: /^(Your plan is active|You already have a plan)$/ })).toBeVisible({ timeout: 30_000 })
  await page.goto('/en/plans/benefits')
  await expect(charges).toHaveCount(1)
})

test('a lost answer is asked for again, and charges once', async ({ page }) => {
  const { t, pay, done, main, charges } = await openCheckout(page, 'mobile', 'bn')
  await enterBuyer(page, 'bn')
  await enterCard(page, cards.good)
  await page.route('**/vl/stripe/subscribe**', async (route) => {
    await route.fetch()
    await route.abort()
  }, { times: 1 })
  await pay.click()
  await expect(main.getByText(t['checkout.unknownOutcome'])).toBeVisible()
  await expectAccessible(page)
  await pay.click()
  await expect(done).toBeFocused()
  await page.goto('/bn/plans/benefits')
  await expect(charges).toHaveCount(1)
})

test('a blocked card form is said so', async ({ page }) => {
  const { t, main, card } = await openCheckout(page, 'mobile', 'bn')
  await page.route('**/stripe/endive/stripe.js', (route) => route.abort(), { times: 1 })
  await page.reload()
  await expect(main.getByText(t['checkout.card.blocked'])).toBeVisible()
  await main.getByRole('button', { name: t['checkout.card.reload'] }).click()
  await expect(card.locator('[name=number]')).toBeVisible()
})

test('only the checkout allows the frames of the payment provider', async ({ page }) => {
  const policyOf = async (path: string) => (await page.goto(path))?.headers()['content-security-policy'] ?? ''
  const frames = (policy: string) => /frame-src ([^;]*)/.exec(policy)?.[1]
  await openCheckout(page, 'mobile')
  const policy = await policyOf('/en/plans/checkout?plan=mobile')
  expect(frames(policy)).toBe(product.sandbox)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/en$/)
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toMatch(/\/en$/)
})
