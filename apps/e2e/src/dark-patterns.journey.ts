/** The thirteen kinds of dark patterns of the Guidelines for Prevention and Regulation of Dark Patterns, 2023 (India), Annexure 1. */
import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { cards, checkoutPage, enterBuyer, enterCard, openCheckout } from './checkout-steps.ts'
import { daysOfMonths, withDemoClock } from './demo-clock.ts'
import { locales } from './messages.ts'
import type { Locale } from './messages.ts'
import { latestMailWith } from './outbox.ts'
import { product } from './product.ts'
import { openSession } from './second-device.ts'
import { newUser, waitForHydration } from './user-steps.ts'

const words = {
  en: {
    price: '₹99',
    plan: 'Mobile',
    subscribe: 'Subscribe to Watch',
    renewsMonthly: 'Renew automatically every month',
    taxIncluded: /^Includes \S+ 18%$|^Includes \S+ 9%$/,
    nextCharge: /Next charge: ₹99 on/,
    wholePrice: '₹99 per month, taxes included.',
    notice: 'Your plan Mobile renews on',
    urgency: /hurry|last chance|limited|selling fast|only \d+ (left|remaining)|ends (soon|today)|left at this price|popular|best ?seller|(people|viewers|others) (are|have|bought)/i,
    shame: /are you sure|sorry|sad|regret|miss out|we.ll miss|no,? thanks|i don.t|really want/i,
    negation: /\b(not|no|don.t|never|without|stop)\b/i,
  },
  bn: {
    price: '₹৯৯',
    plan: 'মোবাইল',
    subscribe: 'দেখতে সাবস্ক্রাইব করুন',
    renewsMonthly: /^প্রতি মাসে/,
    taxIncluded: /১৮%|৯%/,
    nextCharge: /পরের পেমেন্ট: .*₹৯৯/,
    wholePrice: 'প্রতি মাসে ₹৯৯, কর সমেত।',
    notice: 'তারিখে আপনার মোবাইল প্ল্যান নবায়ন হবে',
    urgency: /তাড়াতাড়ি|শেষ সুযোগ|সীমিত|আর মাত্র|শিগগির শেষ|আজই শেষ|জনপ্রিয়|জন (এখন )?(দেখছেন|কিনেছেন)/,
    shame: /নিশ্চিত তো|দুঃখ|মন খারাপ|আফসোস|ছেড়ে যা|চাই না|সত্যিই/,
    negation: /না|নয়|নেই/,
  },
} as const

/** A guest looks at the prices from the page of a title. */
async function openPrices(page: Page, locale: Locale): Promise<Locator> {
  await page.goto(`/${locale}/where-the-river-turns`)
  await waitForHydration(page)
  await page.getByRole('main').getByRole('link', { name: words[locale].subscribe }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(words[locale].price)
  return dialog
}

/** Buys the cheapest plan; its number. */
async function subscribe(page: Page, locale: Locale): Promise<string> {
  const user = newUser()
  const { pay, done } = await openCheckout(page, 'mobile', locale, user)
  await enterBuyer(page, locale)
  await enterCard(page, cards.good)
  await pay.click()
  await expect(done).toBeFocused()
  return user.number
}

async function openOwnPlan(page: Page, locale: Locale) {
  await page.goto(`/${locale}/plans/benefits`)
  const own = checkoutPage(page, locale)
  await expect(own.main.getByText(own.t['benefits.nextCharge'])).toBeVisible()
  return own
}

/** How a button looks. */
const lookOf = (button: Locator) => button.evaluate((element) => {
  const { color, backgroundColor, borderColor, fontSize, fontWeight, opacity } = getComputedStyle(element)
  return { color, backgroundColor, borderColor, fontSize, fontWeight, opacity, height: element.getBoundingClientRect().height }
})

/** What a page loads from other hosts than the product's. */
function foreignRequests(page: Page): string[] {
  const own = [product.site, product.api, product.sandbox].map((url) => new URL(url).host)
  const foreign: string[] = []
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && !own.includes(host)) foreign.push(request.url())
  })
  return foreign
}

for (const locale of locales) {
  const its = words[locale]

  test(`false urgency: no price counts down, is scarce or is said to be popular (${locale})`, async ({ page }) => {
    await page.clock.install()
    const prices = await openPrices(page, locale)
    const before = await prices.innerText()
    expect(before).not.toMatch(its.urgency)
    await page.clock.fastForward('02:00:00')
    expect(await prices.innerText()).toBe(before)
    const { main } = await openCheckout(page, 'mobile', locale)
    await expect(main.getByRole('timer')).toHaveCount(0)
    expect(await main.innerText()).not.toMatch(its.urgency)
  })

  test(`basket sneaking: the checkout holds the chosen plan and nothing else (${locale})`, async ({ page }) => {
    const { main, pay } = await openCheckout(page, 'mobile', locale)
    await expect(pay).toContainText(its.price)
    const summary = main.getByRole('region', { name: its.plan, exact: true })
    await expect(summary.locator('dl').first().getByRole('term')).toHaveCount(1)
    await expect(summary.locator('dl').first().getByRole('definition')).toHaveText(its.price)
    // The renewal of the plan itself is the only choice that is made, and says its price.
    await expect(main.getByRole('checkbox')).toHaveCount(1)
    await expect(main.getByRole('checkbox', { name: its.renewsMonthly })).toBeChecked()
  })

  test(`confirm shaming: keeping and cancelling a plan have neutral words (${locale})`, async ({ page }) => {
    test.setTimeout(120_000)
    await subscribe(page, locale)
    const { t, main } = await openOwnPlan(page, locale)
    await main.getByRole('button', { name: t['benefits.cancel'] }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: t['benefits.cancel'], exact: true })).toBeVisible()
    await expect(dialog.getByRole('button', { name: t['benefits.keep'], exact: true })).toBeVisible()
    expect(await dialog.innerText()).not.toMatch(its.shame)
  })

  test(`forced action: prices need no account, and buying asks only what the invoice needs (${locale})`, async ({ page }) => {
    await openPrices(page, locale)
    const { t, main } = await openCheckout(page, 'mobile', locale)
    await expect(main.getByRole('textbox')).toHaveCount(2)
    await expect(main.getByRole('textbox', { name: t['checkout.buyer.name'] })).toBeVisible()
    await expect(main.getByRole('textbox', { name: t['checkout.buyer.postalCode'] })).toBeVisible()
    await expect(main.getByRole('combobox')).toHaveCount(1)
    await expect(main.getByRole('combobox', { name: t['checkout.buyer.region'] })).toBeVisible()
  })

  test(`subscription trap: a plan is cancelled in two steps from the page of plans, without questions (${locale})`, async ({ page }) => {
    test.setTimeout(120_000)
    await subscribe(page, locale)
    const { t, main } = checkoutPage(page, locale)
    await page.goto(`/${locale}/plans`)
    await main.getByRole('link', { name: t['plans.yourPlan'], exact: true }).click()
    await main.getByRole('button', { name: t['benefits.cancel'] }).click()
    const dialog = page.getByRole('dialog')
    for (const role of ['textbox', 'combobox', 'radio', 'checkbox', 'link'] as const) await expect(dialog.getByRole(role)).toHaveCount(0)
    await dialog.getByRole('button', { name: t['benefits.cancel'] }).click()
    await expect(main.getByText(t['benefits.doesNotRenew'])).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test(`interface interference: keeping and cancelling look the same, and the terms stand above the button (${locale})`, async ({ page }) => {
    test.setTimeout(120_000)
    const checkout = await openCheckout(page, 'mobile', locale)
    const cancelTerm = checkout.main.getByText(checkout.t['checkout.terms.cancel'])
    await expect(cancelTerm).toBeVisible()
    const [terms, button] = [await cancelTerm.boundingBox(), await checkout.pay.boundingBox()]
    expect((terms?.y ?? Infinity) + (terms?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
    await enterBuyer(page, locale)
    await enterCard(page, cards.good)
    await checkout.pay.click()
    await expect(checkout.done).toBeFocused()
    const { t, main } = await openOwnPlan(page, locale)
    await main.getByRole('button', { name: t['benefits.cancel'] }).click()
    const dialog = page.getByRole('dialog')
    const [keep, cancel] = [dialog.getByRole('button', { name: t['benefits.keep'], exact: true }), dialog.getByRole('button', { name: t['benefits.cancel'], exact: true })]
    // A button under the pointer has another colour.
    await page.mouse.move(0, 0)
    await expect.poll(async () => JSON.stringify(await lookOf(cancel)) === JSON.stringify(await lookOf(keep))).toBe(true)
  })

  test(`bait and switch: the plan and price of the first page are those that are charged (${locale})`, async ({ page }) => {
    test.setTimeout(120_000)
    const prices = await openPrices(page, locale)
    await expect(prices).toContainText(its.plan)
    await openSession(page.context(), newUser().number)
    await page.goto(`/${locale}/plans`)
    const { main, pay, done, charges } = checkoutPage(page, locale)
    await expect(main).toContainText(its.price)
    await main.locator('a[href*="checkout?plan=mobile"]:visible').click()
    await expect(pay).toContainText(its.price)
    await enterBuyer(page, locale)
    await enterCard(page, cards.good)
    await pay.click()
    await expect(done).toBeFocused()
    const own = await openOwnPlan(page, locale)
    await expect(own.main.getByRole('region', { name: its.plan, exact: true })).toBeVisible()
    await expect(charges).toHaveCount(1)
    await expect(charges).toContainText(its.price)
  })

  test(`drip pricing: the whole price with its taxes is shown before anything is typed, and stays (${locale})`, async ({ page }) => {
    test.setTimeout(120_000)
    const { t, main, pay, done, charges } = await openCheckout(page, 'mobile', locale)
    const due = main.getByRole('region', { name: its.plan, exact: true })
    await expect(due).toContainText(t['checkout.dueNow'])
    await expect(due.getByRole('term').filter({ hasText: its.taxIncluded }).first()).toBeVisible()
    await expect(main.getByText(its.wholePrice)).toBeVisible()
    const label = await pay.innerText()
    expect(label).toContain(its.price)
    await enterBuyer(page, locale)
    await enterCard(page, cards.good)
    await expect(pay).toHaveText(label)
    await pay.click()
    await expect(done).toBeFocused()
    await openOwnPlan(page, locale)
    await expect(charges).toContainText(its.price)
  })

  test(`disguised advertisement: nothing on the pages comes from others or leads to them (${locale})`, async ({ page }) => {
    const foreign = foreignRequests(page)
    await openPrices(page, locale)
    for (const path of ['', '/the-last-ferry', '/search']) {
      await page.goto(`/${locale}${path}`)
      await waitForHydration(page)
      await expect(page.locator('iframe')).toHaveCount(0)
      const hosts = await page.getByRole('main').locator('a[href]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).host))
      expect(hosts.filter((host) => host !== new URL(product.site).host)).toEqual([])
    }
    expect(foreign).toEqual([])
  })

  test(`nagging: who refuses a price or cancels a plan is not asked again (${locale})`, async ({ page }) => {
    test.setTimeout(120_000)
    const prices = await openPrices(page, locale)
    await page.keyboard.press('Escape')
    await expect(prices).toBeHidden()
    const expectNoQuestion = async (path: string) => {
      await page.goto(`/${locale}${path}`)
      await waitForHydration(page)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    for (const path of ['', '/the-last-ferry', '/where-the-river-turns']) await expectNoQuestion(path)
    await subscribe(page, locale)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const { t, main } = await openOwnPlan(page, locale)
    await main.getByRole('button', { name: t['benefits.cancel'] }).click()
    await page.getByRole('dialog').getByRole('button', { name: t['benefits.cancel'] }).click()
    await expect(main.getByText(t['benefits.doesNotRenew'])).toBeVisible()
    for (const path of ['', '/plans/benefits', '/the-last-ferry']) await expectNoQuestion(path)
  })

  test(`trick wording: the choice of renewal says what it does, and turns off with one press (${locale})`, async ({ page }) => {
    const { main, pay } = await openCheckout(page, 'mobile', locale)
    const renewal = main.getByRole('checkbox', { name: its.renewsMonthly })
    await expect(renewal).toBeChecked()
    expect(await main.locator('label').filter({ has: renewal }).or(main.getByText(its.renewsMonthly)).first().innerText()).not.toMatch(its.negation)
    await expect(main.getByText(its.nextCharge)).toBeVisible()
    await renewal.click()
    await expect(main.getByText(its.nextCharge)).toHaveCount(0)
    await expect(main.getByText(checkoutPage(page, locale).t['checkout.terms.noNext'])).toBeVisible()
    await expect(pay).toContainText(its.price)
  })

  test(`recurring billing: amount and day of the next charge are agreed to before, and announced before it is made (${locale})`, async ({ page }) => {
    test.setTimeout(180_000)
    const user = newUser()
    const { main, pay, done } = await openCheckout(page, 'mobile', locale, user)
    await expect(main.getByText(its.nextCharge)).toBeVisible()
    await enterBuyer(page, locale)
    await enterCard(page, cards.good)
    await pay.click()
    await expect(done).toBeFocused()
    await openOwnPlan(page, locale)
    const since = new Date()
    await withDemoClock(async ({ passDays }) => {
      await passDays(daysOfMonths(1) - 2)
      await latestMailWith(its.notice, `+91${user.number}`, since)
    })
  })

  test(`rogue malware: no page opens a window, starts a download or runs a script of others (${locale})`, async ({ page }) => {
    const [foreign, unasked] = [foreignRequests(page), [] as string[]]
    page.on('popup', (popup) => unasked.push(popup.url()))
    page.on('download', (download) => unasked.push(download.url()))
    await openPrices(page, locale)
    const { pay } = await openCheckout(page, 'mobile', locale)
    await expect(pay).toContainText(its.price)
    await page.goto(`/${locale}/plans`)
    await expect(page.getByRole('main')).toContainText(its.price)
    expect([foreign, unasked]).toEqual([[], []])
  })
}
