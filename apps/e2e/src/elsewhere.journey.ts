import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { accountMenu, newUser, openLogin, dismissPhonePrompt, signInByEmail } from './user-steps.ts'
import { createTranslator, locales } from './messages.ts'

/** Presses a provider's button; gives the window that comes. */
async function openProvider(page: Page, dialog: Locator, name: string, locale: 'en' | 'bn'): Promise<Page> {
  const window = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: createTranslator(locale)('login.continueWith', { provider: name }) }).click()
  return window
}

/** Says who one is, as somebody the provider knows by this address. */
async function be(window: Page, email: string): Promise<void> {
  await window.locator('#email').fill(email)
  await window.locator('.typed button').click()
}

for (const locale of locales) {
  const t = createTranslator(locale)

  for (const provider of ['Google', 'Apple', 'Facebook']) {
    test(`an account at ${provider} (${locale})`, async ({ page }) => {
      const { email } = newUser()
      const dialog = await openLogin(page, `/${locale}`)
      const window = await openProvider(page, dialog, provider, locale)
      await be(window, email)
      await dismissPhonePrompt(page, locale)
      await expect(accountMenu(page)).toBeVisible()
      expect(window.isClosed()).toBe(true)
    })
  }

  test(`a window that is closed says nothing (${locale})`, async ({ page }) => {
    const dialog = await openLogin(page, `/${locale}`)
    const window = await openProvider(page, dialog, 'Google', locale)
    await window.waitForLoadState()
    await window.close()
    const button = dialog.getByRole('button', { name: t('login.continueWith', { provider: 'Google' }) })
    await expect(button).not.toHaveAttribute('aria-busy')
    await expect(dialog.getByText(t('login.error.socialFailed'))).toBeHidden()
    await expectAccessible(page)
  })

  test(`who goes back in the provider's window is back in the dialog (${locale})`, async ({ page }) => {
    const dialog = await openLogin(page, `/${locale}`)
    const window = await openProvider(page, dialog, 'Apple', locale)
    await window.locator('[name=cancel]').click()
    await expect.poll(() => window.isClosed()).toBe(true)
    await expect(dialog.getByRole('button', { name: t('login.continueWith', { provider: 'Apple' }) })).not.toHaveAttribute('aria-busy')
  })

  test(`an address of an account made another way leads to that way (${locale})`, async ({ page, browser }) => {
    const { email } = newUser()
    const first = await browser.newContext()
    const other = await first.newPage()
    await openLogin(other, new URL(`/${locale}`, test.info().project.use.baseURL).href)
    await signInByEmail(other, email, locale)
    await first.close()

    const dialog = await openLogin(page, `/${locale}`)
    await be(await openProvider(page, dialog, 'Google', locale), email)
    await expect(dialog.getByText(t('login.error.socialConflict.email'))).toBeVisible()
    await expectAccessible(page)
    const way = dialog.getByRole('button', { name: t('login.useInstead.email') })
    await expect(way).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('textbox', { name: t('login.email') })).toBeVisible()
  })
}

test('an account at Google is named to whoever comes by Facebook with its address', async ({ page, browser }) => {
  const { email } = newUser()
  const first = await browser.newContext()
  const other = await first.newPage()
  const there = await openLogin(other, new URL('/en', test.info().project.use.baseURL).href)
  await be(await openProvider(other, there, 'Google', 'en'), email)
  await dismissPhonePrompt(other)
  await first.close()

  const dialog = await openLogin(page, '/en')
  await be(await openProvider(page, dialog, 'Facebook', 'en'), email)
  await expect(dialog.getByText('Please sign-in using Google.')).toBeVisible()
  await expectAccessible(page)
  const google = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  await be(await google, email)
  await dismissPhonePrompt(page)
  await expect(accountMenu(page)).toBeVisible()
})
