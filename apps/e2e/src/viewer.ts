import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { codeTo } from './outbox.ts'
import { product } from './product.ts'
import { words } from './words.ts'
import type { Locale } from './words.ts'

/** The demo viewers' national numbers. */
export const numbers = { subscriber: '9830000101', lapsed: '9830000202', withoutPlan: '9830000303', atLimit: '9830000404' }

/** Somebody who was never here before. */
export const newcomer = () => ({ number: `98312${String(Math.random()).slice(2, 7)}`, email: `${crypto.randomUUID()}@example.org` })

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'yes')
}

/** Opens the home page by the bare address, as a viewer does who chose that language before. */
export async function openHome(page: Page, locale: Locale = 'en'): Promise<void> {
  if (locale !== 'en') await page.context().addCookies([{ name: 'NEXT_LOCALE', value: locale, url: product.site }])
  await page.goto('/')
  await expect(page).toHaveURL(new RegExp(`/${locale}$`))
}

export async function openLogin(page: Page, path = '/'): Promise<Locator> {
  if (page.url() === 'about:blank') await page.goto(path)
  await hydrated(page)
  await page.getByRole('banner').locator('a[href*="/login"]').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

/** Types the newest code that was sent, as a person would, and waits until the dialog has gone. */
export async function enterCode(page: Page, to: string, since: Date): Promise<void> {
  await expect(page.locator('[autocomplete="one-time-code"]')).toBeFocused()
  await page.keyboard.type(await codeTo(to, since))
  await page.keyboard.press('Enter')
}

/** Signs in with a number and the code from the outbox, from an open login dialog. */
export async function signIn(page: Page, number: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  const since = new Date()
  await dialog.getByRole('textbox', { name: /mobile|মোবাইল/i }).fill(number)
  await dialog.getByRole('button', { name: /send otp|OTP পাঠান/i }).click()
  await enterCode(page, `+91${number}`, since)
  await expect(dialog).toBeHidden()
}

/** Signs in with an address and the code from the outbox, from an open login dialog. */
export async function signInByMail(page: Page, email: string, locale: Locale = 'en'): Promise<void> {
  const say = words(locale)
  const dialog = page.getByRole('dialog')
  const since = new Date()
  await dialog.getByText(say('login.byEmail'), { exact: true }).click()
  await dialog.getByRole('textbox', { name: say('login.email') }).fill(email)
  await dialog.getByRole('button', { name: say('login.submit.emailOTP') }).click()
  await enterCode(page, email, since)
  await expect(page.locator('[autocomplete="one-time-code"]')).toBeHidden()
}

/** Whoever comes without a number is asked for one; it can wait. */
export async function putPhonePromptAway(page: Page, locale: Locale = 'en'): Promise<void> {
  const say = words(locale)
  const prompt = page.getByRole('dialog', { name: say('phonePrompt.title') })
  await prompt.getByRole('button', { name: say('login.close') }).click()
  await expect(prompt).toBeHidden()
}

/** The viewer's own menu is the sign that somebody is in. */
export function accountMenu(page: Page): Locator {
  return page.getByRole('banner').locator('summary')
}

export async function logOut(page: Page, locale: Locale = 'en'): Promise<void> {
  const say = words(locale)
  await accountMenu(page).click()
  await page.getByRole('banner').getByRole('button', { name: say('logout.confirm') }).click()
  await page.getByRole('dialog').getByRole('button', { name: say('logout.confirm') }).click()
  await expect(page).toHaveURL(new RegExp(`/${locale}$`))
}
