import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { latestCode } from './outbox.ts'
import { product } from './product.ts'
import { createTranslator } from './messages.ts'
import type { Locale } from './messages.ts'

/** National phone numbers of the demo users. */
export const demoNumbers = { subscriber: '9830000101', lapsed: '9830000202', withoutPlan: '9830000303', atLimit: '9830000404' }

/** Grows slower than time: a worker that starts again after a failure repeats no number. */
let serial = Math.floor(Date.now() / 1_000)

/** Credentials of a user without an account. */
export const newUser = () => ({ number: `9831${String(serial++ % 1_000_000).padStart(6, '0')}`, email: `${crypto.randomUUID()}@example.org` })

export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'yes')
}

/** Playwright's `goBack` in Firefox waits for a load, which an entry of the same document never has. */
export const goBack = (page: Page): Promise<void> => page.evaluate(() => history.back())

/** Opens the site root with a remembered language, which redirects to the home page. */
export async function openHome(page: Page, locale: Locale = 'en'): Promise<void> {
  if (locale !== 'en') await page.context().addCookies([{ name: 'NEXT_LOCALE', value: locale, url: product.site }])
  await page.goto('/')
  await expect(page).toHaveURL(new RegExp(`/${locale}$`))
}

export async function openLogin(page: Page, path = '/'): Promise<Locator> {
  if (page.url() === 'about:blank') await page.goto(path)
  await waitForHydration(page)
  await page.getByRole('banner').locator('a[href*="/login"]').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

/** Types over the text of a field. In Firefox, Playwright's `fill` sets a value that React does not hear of. */
export async function enter(field: Locator, text: string): Promise<void> {
  await field.click()
  await field.press('ControlOrMeta+a')
  await field.pressSequentially(text)
}

/** Types the latest code and submits it. */
export async function enterCode(page: Page, to: string, since: Date): Promise<void> {
  await expect(page.locator('[autocomplete="one-time-code"]')).toBeFocused()
  await page.keyboard.type(await latestCode(to, since))
  await page.keyboard.press('Enter')
}

/** Signs in with a number and the code from the outbox, from an open login dialog. */
export async function signIn(page: Page, number: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  const since = new Date()
  await enter(dialog.getByRole('textbox', { name: /mobile|মোবাইল/i }), number)
  await dialog.getByRole('button', { name: /send otp|OTP পাঠান/i }).click()
  await enterCode(page, `+91${number}`, since)
  await expect(dialog).toBeHidden()
}

/** Signs in with an email and the code from the outbox, from an open login dialog. */
export async function signInByEmail(page: Page, email: string, locale: Locale = 'en'): Promise<void> {
  const t = createTranslator(locale)
  const dialog = page.getByRole('dialog')
  const since = new Date()
  await dialog.getByText(t('login.byEmail'), { exact: true }).click()
  await enter(dialog.getByRole('textbox', { name: t('login.email') }), email)
  await dialog.getByRole('button', { name: t('login.submit.emailOTP') }).click()
  await enterCode(page, email, since)
  await expect(page.locator('[autocomplete="one-time-code"]')).toBeHidden()
}

/** Closes the prompt that accounts without a number get. */
export async function dismissPhonePrompt(page: Page, locale: Locale = 'en'): Promise<void> {
  const t = createTranslator(locale)
  const prompt = page.getByRole('dialog', { name: t('phonePrompt.title') })
  await prompt.getByRole('button', { name: t('login.close') }).click()
  await expect(prompt).toBeHidden()
}

/** The account menu, which is shown to signed-in users only. */
export function accountMenu(page: Page): Locator {
  return page.getByRole('banner').locator('summary')
}

export async function logOut(page: Page, locale: Locale = 'en'): Promise<void> {
  const t = createTranslator(locale)
  await accountMenu(page).click()
  await page.getByRole('banner').getByRole('button', { name: t('devices.logOut') }).click()
  await page.getByRole('dialog').getByRole('button', { name: t('logout.confirm') }).click()
  await expect(page).toHaveURL(new RegExp(`/${locale}$`))
  await expect(accountMenu(page)).toBeHidden()
}
