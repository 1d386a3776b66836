import bn from '@ott/billing-feature/deferred-messages.bn.json' with { type: 'json' }
import en from '@ott/billing-feature/deferred-messages.en.json' with { type: 'json' }
import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { locales } from './messages.ts'
import { latestMailWith } from './outbox.ts'
import { enter, newUser, openLogin, signIn } from './user-steps.ts'

const words = {
  en: { order: /^Order and pay €3.49$/, withdraw: 'Withdraw from contract here', confirm: 'Confirm withdrawal', refund: 'Get a refund', mail: 'You withdrew from' },
  bn: { order: /অর্ডার করে €৩.৪৯ দিন/, withdraw: 'এখানে চুক্তি থেকে সরে আসুন', confirm: 'সরে আসা নিশ্চিত করুন', refund: 'টাকা ফেরত নিন', mail: 'চুক্তি থেকে সরে এসেছেন' },
}

for (const locale of locales) {
  test(`a subscriber in the European Union withdraws from the contract in two steps (${locale})`, async ({ page }) => {
    test.setTimeout(120_000)
    const t = { en, bn }[locale]
    const { order, withdraw, confirm, refund, mail } = words[locale]
    const main = page.getByRole('main')
    const { number } = newUser()
    await openLogin(page, `/${locale}`)
    await signIn(page, number)
    await page.setExtraHTTPHeaders({ 'x-country': 'DE' })
    await page.goto(`/${locale}/plans/checkout?plan=mobile`)
    const card = page.frameLocator('iframe[src*="/stripe/endive/card"]')
    await enter(card.locator('[name=number]'), '4242424242424242')
    await enter(card.locator('[name=expiry]'), '1230')
    await enter(card.locator('[name=cvc]'), '123')
    await main.getByRole('button', { name: order }).click()
    await expect(main.getByRole('heading', { level: 1, name: t['checkout.done'] })).toBeFocused()
    await main.getByRole('link', { name: t['checkout.yourPlan'] }).click()

    await main.getByRole('button', { name: withdraw }).click()
    await expect(main.getByRole('button', { name: refund })).toHaveCount(0)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/€3.49|€৩.৪৯/)).toBeVisible()
    await expectAccessible(page)
    const since = new Date(Date.now() - 1_000)
    await dialog.getByRole('button', { name: confirm }).click()
    await expect(main.getByRole('heading', { name: t['benefits.none'] })).toBeVisible()
    await expect(main.locator('[tabindex="-1"]:has([role=status])')).toBeFocused()
    await expect(main.getByRole('listitem').filter({ hasText: t['history.status.REFUNDED'] }).first()).toBeVisible()
    await expectAccessible(page)
    expect(await latestMailWith(mail, `+91${number}`, since)).toMatch(/\d\d:\d\d|[০-৯]{2}:[০-৯]{2}/)
    await page.reload()
    await expect(main.getByRole('button', { name: withdraw })).toHaveCount(0)
  })
}
