import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { latestLink } from './outbox.ts'
import { accountMenu, waitForHydration, logOut, newUser, openLogin, dismissPhonePrompt, signInByEmail } from './user-steps.ts'
import { createTranslator, locales } from './messages.ts'

for (const locale of locales) {
  const t = createTranslator(locale)

  test(`a password is reset by an emailed link and used, by keyboard alone (${locale})`, async ({ page }) => {
    const { email } = newUser()
    const password = 'where the river turns'
    const dialog = await openLogin(page, `/${locale}`)
    await signInByEmail(page, email, locale)
    await dismissPhonePrompt(page, locale)
    await logOut(page, locale)
    await expect(accountMenu(page)).toBeHidden()

    await openLogin(page)
    await dialog.getByText(t('login.byEmail'), { exact: true }).click()
    await dialog.getByRole('button', { name: t('login.usePassword') }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t('login.forgot') }).click()
    await expectAccessible(page)
    const since = new Date()
    await dialog.getByRole('textbox', { name: t('login.email') }).fill(email)
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(t('login.linkSent'))).toBeVisible()
    await expectAccessible(page)

    await page.goto(await latestLink(email, since))
    await waitForHydration(page)
    expect(page.url()).not.toContain('resetToken')
    const newPassword = page.getByRole('textbox', { name: t('reset.newPassword') })
    await newPassword.fill('password1')
    await page.keyboard.press('Enter')
    await expect(newPassword).toHaveAccessibleDescription(new RegExp(t('login.error.passwordRefused')))
    await expectAccessible(page)
    await newPassword.fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: t('reset.changed.title') })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('main').getByRole('link', { name: t('reset.changed.action') }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await dialog.getByText(t('login.byEmail'), { exact: true }).click()
    await dialog.getByRole('button', { name: t('login.usePassword') }).focus()
    await page.keyboard.press('Enter')
    await dialog.getByRole('textbox', { name: t('login.email') }).fill(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type('not this one')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(t('login.error.badCredentials'))).toBeVisible()
    await expectAccessible(page)
    const passwordField = dialog.getByRole('textbox', { name: t('login.password') })
    await expect(passwordField).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await dismissPhonePrompt(page, locale)
    await expect(page).toHaveURL(new RegExp(`/${locale}$`))
  })
}

test('an invalid password reset link shows an error', async ({ page }) => {
  await page.goto('/en/reset-password?resetToken=a-link-that-was-never-sent')
  await page.getByRole('textbox', { name: 'New password' }).fill('where the river turns')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expectAccessible(page)
})
