import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { product } from './product.ts'

/** The demo viewers' national numbers. */
export const numbers = { subscriber: '9830000101', lapsed: '9830000202', withoutPlan: '9830000303', atLimit: '9830000404' }

/** The newest code that the sandbox's outbox holds for a number, sent after a moment. */
export async function codeFor(number: string, after: Date): Promise<string> {
  const found = await expect
    .poll(async () => {
      const response = await fetch(`${product.sandbox}/outbox?to=${encodeURIComponent(`+91${number}`)}`)
      const messages = (await response.json()) as { code: string | null; sentAt: string }[]
      return messages.find(({ code, sentAt }) => code && new Date(sentAt) >= after)?.code ?? null
    })
    .not.toBeNull()
    .then(async () => {
      const response = await fetch(`${product.sandbox}/outbox?to=${encodeURIComponent(`+91${number}`)}`)
      return ((await response.json()) as { code: string }[])[0]?.code ?? ''
    })
  return found
}

/** Signs in with a number and the code from the outbox, as a person would, from an open login dialog. */
export async function signIn(page: Page, number: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  const before = new Date(Date.now() - 1_000)
  await dialog.getByRole('textbox', { name: /mobile|মোবাইল/i }).fill(number)
  await dialog.getByRole('button', { name: /send otp|OTP পাঠান/i }).click()
  const first = dialog.getByRole('textbox').first()
  await expect(first).toBeFocused()
  await page.keyboard.type(await codeFor(number, before))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
}

export async function openLogin(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}
