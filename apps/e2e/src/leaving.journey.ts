import { text } from 'node:stream/consumers'
import bn from '@ott/activity-feature/messages.bn.json' with { type: 'json' }
import en from '@ott/activity-feature/messages.en.json' with { type: 'json' }
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { openPromise } from 'yauzl'
import { expectAccessible } from './axe.ts'
import { clippedContent } from './clipped-content.ts'
import { createTranslator, locales } from './messages.ts'
import type { Locale } from './messages.ts'
import { enterCode, newUser, openLogin, signIn } from './user-steps.ts'

const addLabelOf = (messages: typeof en) => new RegExp(`^${messages['watchlist.addTitle'].replace('{title}', '.+')}$`)
const addLabel = { en: addLabelOf(en), bn: addLabelOf(bn) }

async function filesIn(zip: string): Promise<Record<string, string>> {
  const opened = await openPromise(zip)
  const files: Record<string, string> = {}
  for await (const entry of opened.eachEntry()) files[entry.fileName] = await text(await opened.openReadStreamPromise(entry))
  return files
}

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
  await expect(page.getByText(t('session.ended.leaving'))).toBeVisible()
  await expect(page).toHaveURL(`/${locale}`)
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
    const { number } = newUser()
    await openLogin(page, `/${locale}/hilsa`)
    await signIn(page, number)
    const listed = page.waitForResponse((response) => response.url().includes('/watch-list/') && response.request().method() === 'POST')
    await page.getByRole('main').getByRole('button', { name: addLabel[locale] }).press('Enter')
    expect((await listed).ok()).toBe(true)
    await page.goto(`/${locale}/settings/accounts`)
    await page.getByRole('button', { name: t('account.name.addTitle') }).press('Enter')
    const dialog = page.getByRole('dialog', { name: t('account.name.addTitle') })
    await dialog.getByRole('textbox', { name: t('account.name'), exact: true }).fill('Mira Sen')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()

    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: t('leaving.export.start') }).press('Enter')
    const download = await started
    expect(download.suggestedFilename()).toMatch(/^\w+-\d{4}-\d\d-\d\d\.zip$/)
    await expect(page.getByText(t('leaving.export.started'))).toBeVisible()
    const files = await filesIn(await download.path())
    expect(JSON.parse(files['account.json'] ?? '')).toMatchObject({ name: 'Mira Sen', phone_number: `+91${number}` })
    expect(JSON.parse(files['profiles.json'] ?? '')).toHaveLength(1)
    expect(files['watch-list.csv']).toMatch(/,"?hilsa"?,/)
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['readme.txt', 'history.csv', 'ratings.csv', 'devices.csv']))
  })
}
