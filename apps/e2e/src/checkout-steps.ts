import bn from '@ott/billing-feature/deferred-messages.bn.json' with { type: 'json' }
import en from '@ott/billing-feature/deferred-messages.en.json' with { type: 'json' }
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Locale } from './messages.ts'
import { openSession } from './second-device.ts'
import { enter, newUser } from './user-steps.ts'

/** The vendor's test cards, as the sandbox plays them. */
export const cards = { good: '4242424242424242', other: '5555555555554444', disputed: '4000000000000259', asks: '4000000000003220', refusedAtSetup: '4000000000000002', refusedAtPayment: '4000000000000341' }

export const billingMessages = { en, bn }

/** The sandbox's frames speak English: the vendor has no Bengali. */
export function checkoutPage(page: Page, locale: Locale = 'en') {
  const t = billingMessages[locale]
  const main = page.getByRole('main')
  return {
    t,
    main,
    card: page.frameLocator('iframe[src*="/stripe/endive/card"]'),
    bank: page.frameLocator('iframe[src*="/stripe/endive/challenge"]'),
    /** Charges and refunds on the page of the plan. */
    charges: main.getByRole('region', { name: t['history.heading'] }).getByRole('listitem'),
    pay: main.locator('button[type=submit]').last(),
    done: main.getByRole('heading', { level: 1, name: t['checkout.done'] }),
    trialStarted: main.getByRole('heading', { level: 1, name: t['checkout.trialStarted'] }),
  }
}

/** Opens the checkout of a plan as a new user. */
export async function openCheckout(page: Page, plan: 'mobile' | 'premium', locale: Locale = 'en', { number } = newUser()) {
  await openSession(page.context(), number)
  await page.goto(`/${locale}/plans/checkout?plan=${plan}`)
  const checkout = checkoutPage(page, locale)
  await expect(checkout.card.locator('[name=number]')).toBeVisible()
  return checkout
}

export async function enterBuyer(page: Page, locale: Locale = 'en') {
  const { t, main } = checkoutPage(page, locale)
  await enter(main.getByRole('textbox', { name: t['checkout.buyer.name'] }), 'Mita Sen')
  await enter(main.getByRole('textbox', { name: t['checkout.buyer.postalCode'] }), '700019')
  await main.getByRole('combobox', { name: t['checkout.buyer.region'] }).selectOption('WB')
}

export async function enterCard(page: Page, number: string) {
  const { card } = checkoutPage(page)
  await enter(card.locator('[name=number]'), number)
  await enter(card.locator('[name=expiry]'), '1230')
  await enter(card.locator('[name=cvc]'), '123')
}
