import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import bn from '@ott/catalogue-feature/deferred-messages.bn.json' with { type: 'json' }
import en from '@ott/catalogue-feature/deferred-messages.en.json' with { type: 'json' }
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { latestLink } from './outbox.ts'
import { product } from './product.ts'
import { waitForHydration, newUser, signIn } from './user-steps.ts'
import { locales } from './messages.ts'
import type { Locale } from './messages.ts'

const sentences = { en, bn }

/** Its film is there from the beginning, and no other journey comes by. */
const link = '/white-grass'

const workspace = join(import.meta.dirname, '../../..')

/** The operator's own command, on the catalogue of the journeys. */
const catalogue = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['tools/catalogue/src/catalogue.ts', ...args], { cwd: workspace, env: { ...process.env, ...product.environment } })

/** A title of the catalogue as its operator writes it. */
type Written = { record: string; permanentLink?: string; releasesAt?: string }

/** The title is to come for as long as this takes, or until it is let out. */
async function whileToCome(look: (letOut: () => Promise<void>) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'ott-reminders-'))
  const file = join(folder, 'title.jsonl')
  await catalogue('export', file)
  const titles = (await readFile(file, 'utf8')).split('\n').flatMap((line) => (line ? [JSON.parse(line) as Written] : []))
  const before = titles.find(({ permanentLink }) => permanentLink === link)!
  const write = async (title: Written) => {
    await writeFile(file, JSON.stringify(title))
    await catalogue('import', file)
  }
  await write({ ...before, releasesAt: '2040-01-01' })
  try {
    await look(() => write({ ...before, releasesAt: new Date().toISOString() }))
  } finally {
    await write(before)
    await rm(folder, { recursive: true, force: true })
  }
}

/** A stranger asks, takes it back and asks again. Answers the number that is to hear of it. */
async function askToBeTold(page: Page, locale: Locale): Promise<string> {
  const t = sentences[locale]
  const { number } = newUser()
  const ask = page.getByRole('button', { name: t['reminder.off'], exact: true })
  const asked = page.getByRole('button', { name: t['reminder.on'], exact: true, pressed: true })
  // An address of its own each time: what was kept of the page is from before.
  await expect(async () => {
    await page.goto(`/${locale}${link}?${crypto.randomUUID()}`)
    await waitForHydration(page)
    await expect(ask).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await ask.click()
  await signIn(page, number)
  await expect(asked).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/${locale}${link}$`))
  await expect(page.getByText(t['reminder.nowOn'])).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: t['my.undo'] }).click()
  await expect(ask).toBeVisible()
  await ask.click()
  await expect(page.getByText(t['reminder.nowOn'])).toBeVisible()
  await page.reload()
  await expect(asked).toBeVisible()
  return `+91${number}`
}

test('strangers ask to be told of a title, and are told in their language when it is out', async ({ browser }) => {
  test.setTimeout(120_000)
  const since = new Date()
  await whileToCome(async (letOut) => {
    const waiting = new Map<Locale, string>()
    for (const locale of locales) {
      const context = await browser.newContext()
      waiting.set(locale, await askToBeTold(await context.newPage(), locale))
      await context.close()
    }
    await letOut()
    for (const [locale, number] of waiting) expect(await latestLink(number, since)).toBe(`/${locale}${link}`)
  })
})
