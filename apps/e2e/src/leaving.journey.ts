import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { clippedContent } from './clipped-content.ts'
import { createTranslator, locales } from './messages.ts'
import type { Locale } from './messages.ts'
import { enterCode, newUser, openLogin, signIn } from './user-steps.ts'

/** Closes the account from the settings, by keyboard alone, and ends on the home page. */
async function closeAccount(page: Page, locale: Locale, number: string): Promise<void> {
  const t = createTranslator(locale)
  await page.goto(`/${locale}/settings/accounts`)
  await page.getByRole('button', { name: t('leaving.delete') }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(t('leaving.confirm.grace'))
  await expectAccessible(page)
  expect(await page.evaluate(clippedContent)).toEqual([])
  const since = new Date()
  await dialog.getByRole('button', { name: t('leaving.confirm.send') }).press('Enter')
  await enterCode(page, `+91${number}`, since)
  await expect(page).toHaveURL(`/${locale}`)
  await expect(page.getByText(t('session.ended.leaving'))).toBeVisible()
}

for (const locale of locales) {
  const t = createTranslator(locale)

  test(`an account is closed, kept, closed again and deleted (${locale})`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width: 360, height: 740 })
    const { number } = newUser()
    await openLogin(page, `/${locale}`)
    await signIn(page, number)
    await closeAccount(page, locale, number)

    await openLogin(page, `/${locale}`)
    await signIn(page, number)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\d|[০-৯]/)
    await expectAccessible(page)
    expect(await page.evaluate(clippedContent)).toEqual([])
    await page.goto(`/${locale}/settings/devices`)
    const keep = page.getByRole('button', { name: t('leaving.page.keep') })
    await keep.press('Enter')
    await expect(keep).toBeHidden()
    await page.goto(`/${locale}/settings/accounts`)
    await expect(page.getByRole('button', { name: t('leaving.delete') })).toBeVisible()

    await closeAccount(page, locale, number)
    await openLogin(page, `/${locale}`)
    await signIn(page, number)
    await page.getByRole('button', { name: t('leaving.page.deleteNow') }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: t('leaving.now.confirm') }).press('Enter')
    await expect(page.getByText(t('session.ended.deleted'))).toBeVisible()
  })

  test(`a user downloads everything about them (${locale})`, async ({ page }) => {
    await openLogin(page, `/${locale}`)
    await signIn(page, newUser().number)
    await page.goto(`/${locale}/settings/accounts`)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: t('leaving.export.start') }).press('Enter')
    expect((await download).suggestedFilename()).toMatch(/^\w+-\d{4}-\d\d-\d\d\.zip$/)
    await expect(page.getByText(t('leaving.export.started'))).toBeVisible()
  })
}
