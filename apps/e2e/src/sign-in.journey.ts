import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { latestCode } from './outbox.ts'
import { accountMenu, enter, enterCode, waitForHydration, newUser, openLogin } from './user-steps.ts'
import { createTranslator, locales } from './messages.ts'

for (const locale of locales) {
  const t = createTranslator(locale)

  test(`a code sent by SMS signs in after a wrong attempt (${locale})`, { tag: '@firefox' }, async ({ page }) => {
    const { number } = newUser()
    const dialog = await openLogin(page, `/${locale}`)
    await expectAccessible(page)
    const send = dialog.getByRole('button', { name: t('login.submit.mobileOtp') })
    await enter(dialog.getByRole('textbox', { name: t('login.mobileNumber') }), number)
    const since = new Date()
    await send.click()
    const code = await latestCode(`+91${number}`, since)
    await expect(page.locator('[autocomplete="one-time-code"]')).toBeFocused()
    await page.keyboard.type(code === '0000' ? '1111' : '0000')
    await dialog.getByRole('button', { name: t('login.submit') }).click()
    await expect(dialog.getByRole('group')).toHaveAccessibleDescription(/4|৪/)
    await expectAccessible(page)
    for (let box = 0; box < 4; box += 1) await page.keyboard.press('Backspace')
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`/${locale}$`))
    await expect(accountMenu(page)).toBeVisible()
  })

  test(`a code sent by email signs in by keyboard alone, over the current page (${locale})`, async ({ page }) => {
    const { email } = newUser()
    await page.goto(`/${locale}/movies`)
    await waitForHydration(page)
    await page.getByRole('banner').locator('a[href*="/login"]').focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox', { name: t('login.mobileNumber') })).toBeFocused()
    await dialog.getByRole('radio', { name: t('login.byMobile') }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('radio', { name: t('login.byEmail') })).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('textbox', { name: t('login.email') })).toBeFocused()
    await page.keyboard.type(email)
    await expectAccessible(page)
    const since = new Date()
    await page.keyboard.press('Enter')
    await enterCode(page, email, since)
    // An account without a number gets the phone prompt over the current page.
    await expect(page).toHaveURL(new RegExp(`/${locale}/movies$`))
    await expect(page.getByRole('dialog', { name: t('phonePrompt.title') })).toBeVisible()
  })

  test(`Escape closes the dialog; its input is there when it reopens, but not after a reload (${locale})`, async ({ page }) => {
    const dialog = await openLogin(page, `/${locale}`)
    await enter(dialog.getByRole('textbox', { name: t('login.mobileNumber') }), '98300')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`/${locale}$`))
    await openLogin(page)
    await expect(dialog.getByRole('textbox', { name: t('login.mobileNumber') })).toHaveValue(/98300/)
    await dialog.getByText(t('login.byEmail'), { exact: true }).click()
    await enter(dialog.getByRole('textbox', { name: t('login.email') }), 'mita')
    await page.reload()
    await expect(dialog.getByRole('textbox', { name: t('login.email') })).toHaveValue('mita')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.reload()
    await openLogin(page)
    await expect(dialog.getByRole('textbox', { name: t('login.mobileNumber') })).toHaveValue('')
  })

  test(`a number that cannot get codes shows a field error (${locale})`, async ({ page }) => {
    const dialog = await openLogin(page, `/${locale}`)
    // The demo sends codes to a few countries only.
    await enter(dialog.getByRole('textbox', { name: t('login.mobileNumber') }), '+47 406 12 345')
    await dialog.getByRole('button', { name: t('login.submit.mobileOtp') }).click()
    await expect(dialog.getByText(t('login.error.numberRefused'))).toBeVisible()
    await expectAccessible(page)
  })
}

test('a wrong code is corrected by a keyboard that names no keys', async ({ page }) => {
  const { number } = newUser()
  const dialog = await openLogin(page, '/en')
  await dialog.getByRole('textbox', { name: 'Mobile' }).fill(`\u202a+91 ${number}\u202c`)
  const since = new Date()
  await dialog.getByRole('button', { name: 'Send OTP' }).click()
  const code = await latestCode(`+91${number}`, since)
  await expect(page.locator('[autocomplete="one-time-code"]')).toBeFocused()
  await page.keyboard.type(code === '0000' ? '1111' : '0000')
  const boxes = dialog.getByRole('textbox')
  const typed = () => boxes.evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value).join(''))
  // As on Android: no key event names the deletion.
  for (const left of [3, 2, 1, 0]) {
    await page.evaluate(() => document.execCommand('delete'))
    await expect.poll(async () => (await typed()).length).toBe(left)
  }
  await page.keyboard.insertText(code)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
})

test('the country list opens over the page without scrolling it', async ({ page }) => {
  const dialog = await openLogin(page, '/en')
  await dialog.getByRole('combobox').click()
  await expect(page.getByRole('combobox', { name: /Search for country/ })).toBeFocused()
  await expect(page.getByRole('option', { name: /Bangladesh/ })).toBeInViewport()
  await expect(page.getByRole('option', { name: /Netherlands.*31/ })).toBeAttached()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('option', { name: /Bangladesh/ }).click()
  await expect(dialog.getByRole('combobox', { expanded: false }).first()).toHaveText(/880/)
})

test('closing the sign-in dialog of a protected page leads home', async ({ page }) => {
  await page.goto('/en/settings/devices')
  await expect(page).toHaveURL('/en/login?redirect=%2Fen%2Fsettings%2Fdevices')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/en$/)
})

test('sign-in ignores redirects to other sites', async ({ page }) => {
  const { number } = newUser()
  await page.goto('/en/login?redirect=%2F%2Felsewhere.example%2Fen')
  const dialog = page.getByRole('dialog')
  const since = new Date()
  await enter(dialog.getByRole('textbox', { name: /Mobile/ }), number)
  await dialog.getByRole('button', { name: 'Send OTP' }).click()
  await enterCode(page, `+91${number}`, since)
  await expect(page).toHaveURL(/localhost:\d+\/en$/)
})
