import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { accountMenu, newUser, openLogin, dismissPhonePrompt, signInByEmail } from './user-steps.ts'
import { createTranslator, locales } from './messages.ts'

/** Clicks the button of a provider and returns its window. */
async function openProvider(page: Page, dialog: Locator, name: string, locale: 'en' | 'bn'): Promise<Page> {
  const window = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: createTranslator(locale)('login.continueWith', { provider: name }) }).click()
  return window
}

/** Chooses the provider's account with this email. */
async function chooseAccount(window: Page, email: string): Promise<void> {
  await window.locator('#email').fill(email)
  await window.locator('.typed button').click()
}

for (const locale of locales) {
  const t = createTranslator(locale)

  for (const provider of ['Google', 'Apple', 'Facebook']) {
    test(`an account at ${provider} signs in (${locale})`, async ({ page }) => {
      const { email } = newUser()
      const dialog = await openLogin(page, `/${locale}`)
      const window = await openProvider(page, dialog, provider, locale)
      await chooseAccount(window, email)
      await dismissPhonePrompt(page, locale)
      await expect(accountMenu(page)).toBeVisible()
      expect(window.isClosed()).toBe(true)
    })
  }

  test(`a closed provider window shows no error (${locale})`, async ({ page }) => {
    const dialog = await openLogin(page, `/${locale}`)
    const window = await openProvider(page, dialog, 'Google', locale)
    await window.waitForLoadState()
    await window.close()
    const button = dialog.getByRole('button', { name: t('login.continueWith', { provider: 'Google' }) })
    await expect(button).not.toHaveAttribute('aria-busy')
    await expect(dialog.getByText(t('login.error.socialFailed'))).toBeHidden()
    await expectAccessible(page)
  })

  test(`cancelling in the provider's window returns to the dialog (${locale})`, async ({ page }) => {
    const dialog = await openLogin(page, `/${locale}`)
    const window = await openProvider(page, dialog, 'Apple', locale)
    await window.locator('[name=cancel]').click()
    await expect.poll(() => window.isClosed()).toBe(true)
    await expect(dialog.getByRole('button', { name: t('login.continueWith', { provider: 'Apple' }) })).not.toHaveAttribute('aria-busy')
  })

  test(`an email of an account with another sign-in method leads to that method (${locale})`, async ({ page, browser }) => {
    const { email } = newUser()
    const first = await browser.newContext()
    const other = await first.newPage()
    await openLogin(other, new URL(`/${locale}`, test.info().project.use.baseURL).href)
    await signInByEmail(other, email, locale)
    await first.close()

    const dialog = await openLogin(page, `/${locale}`)
    await chooseAccount(await openProvider(page, dialog, 'Google', locale), email)
    await expect(dialog.getByText(t('login.error.socialConflict.email'))).toBeVisible()
    await expectAccessible(page)
    const otherMethod = dialog.getByRole('button', { name: t('login.useInstead.email') })
    await expect(otherMethod).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('textbox', { name: t('login.email') })).toBeVisible()
  })
}

test('sign-in by Facebook with the email of a Google account names Google', async ({ page, browser }) => {
  const { email } = newUser()
  const first = await browser.newContext()
  const other = await first.newPage()
  const otherDialog = await openLogin(other, new URL('/en', test.info().project.use.baseURL).href)
  await chooseAccount(await openProvider(other, otherDialog, 'Google', 'en'), email)
  await dismissPhonePrompt(other)
  await first.close()

  const dialog = await openLogin(page, '/en')
  await chooseAccount(await openProvider(page, dialog, 'Facebook', 'en'), email)
  await expect(dialog.getByText('Please sign-in using Google.')).toBeVisible()
  await expectAccessible(page)
  const google = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  await chooseAccount(await google, email)
  await dismissPhonePrompt(page)
  await expect(accountMenu(page)).toBeVisible()
})
