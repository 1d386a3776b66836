import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import bn from '@ott/activity-feature/deferred-messages.bn.json' with { type: 'json' }
import en from '@ott/activity-feature/deferred-messages.en.json' with { type: 'json' }
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { latestLink } from './outbox.ts'
import { product } from './product.ts'
import { waitForHydration, newUser, signIn } from './user-steps.ts'
import { locales } from './messages.ts'
import type { Locale } from './messages.ts'

const messages = { en, bn }

/** A title whose video is packaged and that no other journey uses. */
const link = '/white-grass'

const workspace = join(import.meta.dirname, '../../..')

/** Runs the catalogue command on the database of the journeys. */
const catalogue = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['tools/catalogue/src/catalogue.ts', ...args], { cwd: workspace, env: { ...process.env, ...product.environment } })

/** A title in a catalogue file. */
type FileTitle = { record: string; permanentLink?: string; releasesAt?: string }

/** Makes the title unreleased during the callback, or until the callback releases it. */
async function whileUnreleased(callback: (release: () => Promise<void>) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'ott-reminders-'))
  const file = join(folder, 'title.jsonl')
  await catalogue('export', file)
  const titles = (await readFile(file, 'utf8')).split('\n').flatMap((line) => (line ? [JSON.parse(line) as FileTitle] : []))
  const before = titles.find(({ permanentLink }) => permanentLink === link)!
  const write = async (title: FileTitle) => {
    await writeFile(file, JSON.stringify(title))
    await catalogue('import', file)
  }
  await write({ ...before, releasesAt: '2040-01-01' })
  try {
    await callback(() => write({ ...before, releasesAt: new Date().toISOString() }))
  } finally {
    await write(before)
    await rm(folder, { recursive: true, force: true })
  }
}

/** Sets, undoes and sets a reminder again while signed out, signs in and returns the number to notify. */
async function setReminder(page: Page, locale: Locale): Promise<string> {
  const t = messages[locale]
  const { number } = newUser()
  const offButton = page.getByRole('button', { name: t['reminder.off'], exact: true })
  const onButton = page.getByRole('button', { name: t['reminder.on'], exact: true, pressed: true })
  // A new query each time, because the cached page is from before the change.
  await expect(async () => {
    await page.goto(`/${locale}${link}?${crypto.randomUUID()}`)
    await waitForHydration(page)
    await expect(offButton).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await offButton.click()
  await signIn(page, number)
  await expect(onButton).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/${locale}${link}$`))
  await expect(page.getByText(t['reminder.added'])).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: t['activity.undo'] }).click()
  await expect(offButton).toBeVisible()
  await offButton.click()
  await expect(page.getByText(t['reminder.added'])).toBeVisible()
  await page.reload()
  await expect(onButton).toBeVisible()
  return `+91${number}`
}

test('release reminders set while signed out are sent in the language of the user', async ({ browser }) => {
  test.setTimeout(120_000)
  const since = new Date()
  await whileUnreleased(async (release) => {
    const reminders = new Map<Locale, string>()
    for (const locale of locales) {
      const context = await browser.newContext()
      reminders.set(locale, await setReminder(await context.newPage(), locale))
      await context.close()
    }
    await release()
    for (const [locale, number] of reminders) expect(await latestLink(number, since)).toBe(`/${locale}${link}`)
  })
})
