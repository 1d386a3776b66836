import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { linkTo } from './outbox.ts'
import { accountMenu, hydrated, logOut, newcomer, openLogin, putPhonePromptAway, signInByMail } from './viewer.ts'
import { locales, words } from './words.ts'

for (const locale of locales) {
  const say = words(locale)

  test(`a password is forgotten, set by the mail's link, and used by keyboard alone (${locale})`, async ({ page }) => {
    const { email } = newcomer()
    const password = 'where the river turns'
    const dialog = await openLogin(page, `/${locale}`)
    await signInByMail(page, email, locale)
    await putPhonePromptAway(page, locale)
    await logOut(page, locale)
    await expect(accountMenu(page)).toBeHidden()

    await openLogin(page)
    await dialog.getByText(say('login.byEmail'), { exact: true }).click()
    await dialog.getByRole('button', { name: say('login.usePassword') }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: say('login.forgot') }).click()
    await expectAccessible(page)
    const since = new Date()
    await dialog.getByRole('textbox', { name: say('login.email') }).fill(email)
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(say('login.linkSent'))).toBeVisible()
    await expectAccessible(page)

    await page.goto(await linkTo(email, since))
    await hydrated(page)
    expect(page.url()).not.toContain('resetToken')
    const fresh = page.getByRole('textbox', { name: say('reset.newPassword') })
    await fresh.fill('password1')
    await page.keyboard.press('Enter')
    await expect(fresh).toHaveAccessibleDescription(new RegExp(say('login.error.passwordRefused')))
    await expectAccessible(page)
    await fresh.fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: say('reset.changed.title') })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('main').getByRole('link', { name: say('reset.changed.action') }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await dialog.getByText(say('login.byEmail'), { exact: true }).click()
    await dialog.getByRole('button', { name: say('login.usePassword') }).focus()
    await page.keyboard.press('Enter')
    await dialog.getByRole('textbox', { name: say('login.email') }).fill(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type('not this one')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(say('login.error.badCredentials'))).toBeVisible()
    await expectAccessible(page)
    const typed = dialog.getByRole('textbox', { name: say('login.password') })
    await expect(typed).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await putPhonePromptAway(page, locale)
    await expect(page).toHaveURL(new RegExp(`/${locale}$`))
  })
}

test('a link to a new password that was used says so', async ({ page }) => {
  await page.goto('/en/reset-password?resetToken=a-link-that-was-never-sent')
  await page.getByRole('textbox', { name: 'New password' }).fill('where the river turns')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
  await expectAccessible(page)
})
