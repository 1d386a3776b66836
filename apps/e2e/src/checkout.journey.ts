import en from '@ott/billing-feature/deferred-messages.en.json' with { type: 'json' }
import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { cards, checkoutPage, enterBuyer, enterCard, openCheckout } from './checkout-steps.ts'
import { fontSwapTolerance, layoutShiftScore, recordLayoutShifts } from './layout-shifts.ts'
import { locales } from './messages.ts'
import { product } from './product.ts'
import { enter, newUser, signIn } from './user-steps.ts'

/** A card has one refund in twelve months. */
const refundedCards = { en: '5555555555554444', bn: '4000009900000036' }

for (const locale of locales) {
  test(`a user buys a plan by card, cancels it and resumes it (${locale})`, async ({ page }) => {
    test.setTimeout(120_000)
    await recordLayoutShifts(page)
    const { t, main, pay, done, charges } = await openCheckout(page, 'mobile', locale)
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

    await main.getByRole('link', { name: t['checkout.yourPlan'] }).click()
    await expect(page).toHaveURL(`/${locale}/plans/benefits`)
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
}

test('a trial starts with a card and charges nothing', async ({ page }) => {
  const { pay, trialStarted, main } = await openCheckout(page, 'premium')
  await expect(pay).toHaveText('Start free trial, then ₹299 a month')
  await enterBuyer(page)
  await enterCard(page, cards.good)
  await pay.click()
  await expect(trialStarted).toBeFocused()
  await main.getByRole('link', { name: 'Your plan' }).click()
  await expect(main.getByText('Free trial until')).toBeVisible()
})

test('a user who came to watch a title starts with it after the purchase', async ({ page }) => {
  await page.goto('/en/the-last-ferry')
  await page.getByRole('main').getByRole('link', { name: 'Login to Watch' }).click()
  await signIn(page, newUser().number)
  await page.getByRole('link', { name: 'Subscribe to Watch' }).first().click()
  await expect(page).toHaveURL('/en/plans?title=%2Fthe-last-ferry')
  const { main, pay, done } = checkoutPage(page)
  await main.locator('a[href*="checkout?plan=mobile"]:visible').click()
  await enterBuyer(page)
  await enterCard(page, cards.good)
  await pay.click()
  await expect(done).toBeFocused()
  await main.getByRole('link', { name: 'Start watching' }).click()
  await expect(page).toHaveURL('/en/the-last-ferry')
  await expect(page.getByRole('link', { name: /^Watch Now/ }).first()).toBeVisible()
})

test('the bank asks: confirmed it pays, refused it does not', async ({ page }) => {
  const { pay, bank, done, main } = await openCheckout(page, 'mobile')
  await enterBuyer(page)
  await enterCard(page, cards.asks)
  await pay.click()
  await bank.locator('#fail').click()
  await expect(main.getByText(en['checkout.declined.authenticationFailed'])).toBeVisible()
  await pay.click()
  await bank.locator('#complete').click()
  await expect(done).toBeFocused()
})

test('a declined card is followed by another one', async ({ page }) => {
  const { pay, done, main } = await openCheckout(page, 'mobile')
  await enterBuyer(page)
  for (const number of [cards.refusedAtSetup, cards.refusedAtPayment]) {
    await enterCard(page, number)
    await pay.click()
    await expect(main.getByRole('alert').getByText(en['checkout.declined.declined'])).toBeVisible()
    await expectAccessible(page)
    await expect(pay).toBeEnabled()
  }
  await enterCard(page, cards.good)
  await pay.click()
  await expect(done).toBeFocused()
})

test('a coupon lowers the price, and all that was typed survives a reload', async ({ page }) => {
  const { pay, done, main } = await openCheckout(page, 'mobile')
  await main.getByRole('button', { name: 'Add a coupon' }).click()
  await page.keyboard.type('PUJA2025')
  await page.keyboard.press('Enter')
  await expect(main.getByText(en['checkout.coupon.error.notValid'])).toBeVisible()
  await enter(main.getByRole('textbox', { name: 'Coupon code' }), 'boishakh20')
  await page.keyboard.press('Enter')
  await expect(pay).toHaveText('Pay ₹79.20')
  await enterBuyer(page)
  await page.reload()
  await expect(pay).toHaveText('Pay ₹79.20')
  await expect(main.getByRole('textbox', { name: 'PIN code' })).toHaveValue('700019')
  await enterCard(page, cards.good)
  await pay.click()
  await expect(done).toBeFocused()
})

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
  const { t, pay, done, main, charges } = await openCheckout(page, 'mobile')
  await enterBuyer(page)
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
  await page.goto('/en/plans/benefits')
  await expect(charges).toHaveCount(1)
})

test('a blocked card form is said so', async ({ page }) => {
  const { t, main, card } = await openCheckout(page, 'mobile')
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

for (const locale of locales) {
  test(`a user pays by UPI, whose app is another page (${locale})`, async ({ page }) => {
    const { t, main, pay, done } = await openCheckout(page, 'mobile', locale)
    await main.getByRole('radio', { name: t['checkout.method.UPI'] }).check()
    await enterBuyer(page, locale)
    await pay.click()
    await expect(main.getByRole('img', { name: t['checkout.upi.code'] })).toBeVisible()
    await expectAccessible(page)
    const opened = page.waitForEvent('popup')
    await main.getByRole('link', { name: t['checkout.upi.open'] }).click()
    const app = await opened
    await app.locator('button[value=pay]').click()
    await expect(done).toBeFocused()
    await main.getByRole('link', { name: t['checkout.yourPlan'] }).click()
    await expect(main.getByRole('region', { name: t['methods.heading'] })).toContainText('UPI · mi***@upi')
    await expect(main.getByText(t['benefits.renews'])).toBeVisible()
  })
}

test('a user pays at a bank and comes back to the plan', async ({ page }) => {
  const { t, main, pay, done } = await openCheckout(page, 'mobile')
  await main.getByRole('radio', { name: /^Net banking/ }).check()
  await main.getByRole('combobox', { name: 'Your bank' }).selectOption('NB_HDFC')
  await enterBuyer(page)
  await pay.click()
  await expect(page).toHaveURL(new RegExp(`^${product.sandbox}`))
  // A user who goes back is not redirected again.
  await page.goBack()
  await expect(main.getByRole('link', { name: t['checkout.waiting.toBank'] })).toBeVisible()
  await main.getByRole('link', { name: t['checkout.waiting.toBank'] }).click()
  await page.locator('button[value=pay]').click()
  await expect(page).toHaveURL(/\/en\/redirect\?/)
  await expect(done).toBeFocused()
  await expectAccessible(page)
  await main.getByRole('link', { name: t['checkout.yourPlan'] }).click()
  await expect(main.getByText(t['benefits.doesNotRenew'])).toBeVisible()
})

test('a wallet that declines is followed by another way to pay', async ({ page }) => {
  const { t, main, pay, done } = await openCheckout(page, 'mobile')
  await main.getByRole('radio', { name: /^Wallet/ }).check()
  await main.getByRole('combobox', { name: 'Your wallet' }).selectOption('PAYTM')
  await enterBuyer(page)
  await pay.click()
  await page.locator('button[value=changedStatus]').click()
  await expect(main.getByRole('heading', { level: 1, name: t['checkout.return.failed'] })).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('link', { name: t['checkout.return.tryAgain'] }).click()
  await expect(main.getByText(t['checkout.declined.gateway'])).toBeVisible()
  await main.getByRole('radio', { name: 'Credit or debit card' }).check()
  await enterCard(page, cards.good)
  await pay.click()
  await expect(done).toBeFocused()
})

for (const locale of locales) {
  test(`a subscriber upgrades with the bank’s confirmation, and takes a downgrade back (${locale})`, async ({ page }) => {
    test.setTimeout(120_000)
    const { t, main, pay, bank, done, charges } = await openCheckout(page, 'mobile', locale)
    await enterBuyer(page, locale)
    await enterCard(page, cards.asks)
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

test('a renewal that the bank wants confirmed is paid on the site', async ({ page, request }) => {
  test.setTimeout(120_000)
  const knobs = `${product.api}/test/knobs`
  const before: unknown = await (await request.get(knobs)).json()
  const passDays = async (days: number) => expect((await request.post(`${product.api}/test/clock`, { data: { advanceSeconds: days * 86_400 } })).ok()).toBe(true)
  const { t, main, pay, bank, done, charges } = await openCheckout(page, 'mobile')
  await enterBuyer(page)
  await enterCard(page, cards.asks)
  await pay.click()
  await bank.locator('#complete').click()
  await expect(done).toBeFocused()
  try {
    const payNow = main.getByRole('link', { name: t['benefits.payNow'] })
    for (let day = 28; day <= 32 && !(await payNow.isVisible()); day += 1) {
      await passDays(day === 28 ? 28 : 1)
      await page.goto('/en/plans/benefits')
      await expect(main.getByText(t['benefits.nextCharge'], { exact: true })).toBeVisible()
    }
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
  } finally {
    await request.put(knobs, { data: before })
  }
})
