import bn from '@ott/billing-feature/deferred-messages.bn.json' with { type: 'json' }
import en from '@ott/billing-feature/deferred-messages.en.json' with { type: 'json' }
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { fontSwapTolerance, layoutShiftScore, recordLayoutShifts } from './layout-shifts.ts'
import { locales } from './messages.ts'
import type { Locale } from './messages.ts'
import { latestLink } from './outbox.ts'
import { enter, newUser, signIn, waitForHydration } from './user-steps.ts'

const giftCode = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/

function giftPage(page: Page, locale: Locale) {
  const t = { en, bn }[locale]
  const main = page.getByRole('main')
  const card = page.frameLocator('iframe[src*="/stripe/endive/card"]')
  return {
    t,
    main,
    card,
    email: main.getByRole('textbox', { name: t['gift.to.email'] }),
    message: main.getByRole('textbox', { name: t['gift.to.message'] }),
    pay: main.locator('button[type=submit]').last(),
    done: main.getByRole('heading', { level: 1, name: t['gift.done'] }),
    bought: main.getByRole('region', { name: t['gift.bought'] }),
  }
}

/** Opens the checkout of a gift as a guest, who logs in first. */
async function openGift(page: Page, locale: Locale) {
  await page.goto(`/${locale}/plans/checkout?gift`)
  await waitForHydration(page)
  await signIn(page, newUser().number)
  await expect(page).toHaveURL(`/${locale}/plans/checkout?gift`)
  const gift = giftPage(page, locale)
  await expect(gift.card.locator('[name=number]')).toBeVisible()
  return gift
}

async function enterBuyer(page: Page, locale: Locale) {
  const { t, main } = giftPage(page, locale)
  await enter(main.getByRole('textbox', { name: t['checkout.buyer.name'] }), 'Mita Sen')
  await enter(main.getByRole('textbox', { name: t['checkout.buyer.postalCode'] }), '700019')
  await main.getByRole('combobox', { name: t['checkout.buyer.region'] }).selectOption('WB')
}

for (const locale of locales) {
  test(`a gift is bought by one user, mailed to another one, and redeemed (${locale})`, async ({ page, browser }) => {
    test.setTimeout(180_000)
    await recordLayoutShifts(page)
    const { t, main, card, email, message, pay, done, bought } = await openGift(page, locale)
    await expect(pay).toHaveText(/₹/)
    expect(await layoutShiftScore(page)).toBeLessThanOrEqual(fontSwapTolerance)
    await main.locator('input[name=gift-plan][value=mobile]').check()
    await main.locator('input[name=gift-months][value="1"]').check()
    await main.getByRole('checkbox', { name: t['gift.to.mail'] }).check()
    await enterBuyer(page, locale)
    await enter(card.locator('[name=number]'), '4242424242424242')
    await enter(card.locator('[name=expiry]'), '1230')
    await enter(card.locator('[name=cvc]'), '123')
    await pay.click()
    await expect(email).toBeFocused()
    await expectAccessible(page)
    const recipient = newUser()
    await page.keyboard.type(recipient.email)
    await enter(message, 'শুভ জন্মদিন!')
    const since = new Date()
    await pay.click()
    await expect(done).toBeFocused()
    const code = (await main.getByText(giftCode).first().textContent()) ?? ''
    await expectAccessible(page)

    await main.getByRole('link', { name: t['gift.yourGifts'] }).click()
    await expect(page).toHaveURL(`/${locale}/plans/benefits`)
    await expect(bought.getByRole('listitem')).toContainText(code)
    await expectAccessible(page)

    const link = await latestLink(recipient.email, since)
    expect(link).toBe(`/${locale}/redeem?code=${code}`)
    const other = await (await browser.newContext({ baseURL: test.info().project.use.baseURL })).newPage()
    await other.goto(link)
    await waitForHydration(other)
    await other.getByRole('main').getByRole('link', { name: t['redeem.login'], exact: true }).click()
    await signIn(other, recipient.number)
    await other.getByRole('main').getByRole('button', { name: t['redeem.apply'], exact: true }).click()
    await expect(other.getByRole('dialog').filter({ hasText: t['redeem.validUntil'] })).toContainText(t['redeem.success'])
    await other.context().close()

    await page.reload()
    await expect(bought.getByRole('listitem')).toContainText(t['gift.state.redeemed'])
    await expect(bought.getByRole('button')).toHaveCount(0)
  })
}

test('a gift is bought by UPI and given up by the keyboard alone', async ({ page }) => {
  test.setTimeout(120_000)
  const { t, main, pay, bought, done } = await openGift(page, 'en')
  await main.getByRole('radio', { name: t['checkout.method.UPI'] }).focus()
  await page.keyboard.press('Space')
  await enterBuyer(page, 'en')
  // What was typed and chosen survives a reload.
  await page.reload()
  await expect(main.getByRole('radio', { name: t['checkout.method.UPI'] })).toBeChecked()
  await expect(main.getByRole('textbox', { name: t['checkout.buyer.name'] })).toHaveValue('Mita Sen')
  await expect(pay).toHaveText(/₹/)
  await pay.focus()
  await page.keyboard.press('Enter')
  const opened = page.waitForEvent('popup')
  await main.getByRole('link', { name: t['checkout.upi.open'] }).focus()
  await page.keyboard.press('Enter')
  await (await opened).locator('button[value=pay]').click()
  await expect(done).toBeFocused()

  await page.goto('/en/plans/benefits')
  await bought.getByRole('button', { name: /^Get a refund/ }).focus()
  await page.keyboard.press('Enter')
  const confirm = page.getByRole('dialog').getByRole('button', { name: /back$/ })
  await expectAccessible(page)
  await confirm.focus()
  await page.keyboard.press('Enter')
  await expect(bought.getByRole('listitem')).toContainText(t['gift.state.refunded'])
  await expect(main.getByRole('region', { name: t['history.heading'] }).getByRole('listitem')).toHaveCount(2)
})
