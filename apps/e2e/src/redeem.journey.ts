import bn from '@ott/billing-feature/deferred-messages.bn.json' with { type: 'json' }
import en from '@ott/billing-feature/deferred-messages.en.json' with { type: 'json' }
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { locales } from './messages.ts'
import type { Locale } from './messages.ts'
import { accountMenu, enter, newUser, signIn, waitForHydration } from './user-steps.ts'

// The second journey needs a code that the first one has used.
test.describe.configure({ mode: 'serial' })

/** Demo codes; a worker's product has its own. Each is redeemed once. */
const premium = { en: 'JNKA-PREM-3M0N-TH01', bn: 'JNKA-PREM-3M0N-TH02' }
const mobile = { en: 'JNKA-M0BX-1M0N-TH01', bn: 'JNKA-M0BX-1M0N-TH02' }
const planTitle = { en: 'Premium', bn: 'প্রিমিয়াম' }

function redeemPage(page: Page, locale: Locale) {
  const t = { en, bn }[locale]
  const main = page.getByRole('main')
  return {
    t,
    field: main.getByRole('textbox', { name: t['redeem.code'] }),
    apply: main.getByRole('button', { name: t['redeem.apply'], exact: true }),
    login: main.getByRole('link', { name: t['redeem.login'], exact: true }),
    success: page.getByRole('dialog').filter({ hasText: t['redeem.validUntil'] }),
    start: page.getByRole('button', { name: t['redeem.startWatching'] }),
  }
}

async function openAsGuest(page: Page, path: string) {
  await page.goto(path)
  await waitForHydration(page)
}

for (const locale of locales) {
  test(`a guest redeems the code of a link, and a better plan lets the next code wait (${locale})`, async ({ page }) => {
    const { t, field, apply, login, success, start } = redeemPage(page, locale)
    await openAsGuest(page, `/${locale}/redeem?code=${premium[locale]}`)
    await expect(page.getByText(t['redeem.loginFirst'])).toBeVisible()
    await login.click()
    await signIn(page, newUser().number)
    await expect(page).toHaveURL(`/${locale}/redeem?code=${premium[locale]}`)
    await expect(field).toHaveValue(premium[locale])
    await expectAccessible(page)
    await apply.click()
    await expect(success).toContainText(t['redeem.success'])
    await expect(success).toContainText(planTitle[locale])
    await expect(start).toBeFocused()
    await expectAccessible(page)
    await page.reload()
    await expect(success).toBeVisible()
    await start.click()
    await expect(page).toHaveURL(new RegExp(`/${locale}$`))

    await accountMenu(page).click()
    await page.getByRole('banner').getByRole('link', { name: t['redeem.heading'] }).click()
    await expect(page).toHaveURL(`/${locale}/plans/benefits`)
    await expect(page.getByRole('heading', { name: planTitle[locale] })).toBeVisible()
    await expect(page.getByText(t['benefits.doesNotRenew'])).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: t['benefits.addGift'] }).click()
    await expect(field).toBeFocused()
    await page.keyboard.type(mobile[locale])
    await page.keyboard.press('Enter')
    await expect(success).toContainText(t['redeem.validFrom'])
    await success.getByRole('button', { name: t['redeem.close'] }).click()
    await expect(success).toBeHidden()
    await expect(page).toHaveURL(`/${locale}/plans/benefits`)
  })

  test(`invalid and used codes keep the focus on the field, without a message (${locale})`, async ({ page }) => {
    const { field, apply, login, success } = redeemPage(page, locale)
    await openAsGuest(page, `/${locale}/redeem`)
    await login.click()
    await signIn(page, newUser().number)
    await expect(page).toHaveURL(`/${locale}/redeem`)
    await enter(field, 'JN')
    await expect(apply).toBeDisabled()
    for (const code of ['JNKA-PREM-3M0N-ZZZZ', premium[locale]]) {
      await enter(field, code)
      await apply.click()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription('')
      await expect(field).toBeFocused()
      expect(await page.evaluate(() => getSelection()?.toString())).toBe(code)
    }
    await page.keyboard.type(mobile[locale].slice(0, -1))
    await expect(field).toHaveValue(mobile[locale].slice(0, -1))
    await expect(success).toBeHidden()
  })
}
