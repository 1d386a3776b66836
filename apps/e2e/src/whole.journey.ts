import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { expectPlaying, secondsPlayed } from './film.ts'
import { product } from './product.ts'
import { numbers, openLogin, signIn } from './viewer.ts'

const run = promisify(execFile)
const workspace = join(import.meta.dirname, '../../..')

test('a subscriber signs in with a code, plays a paid film and resumes it in another browser', async ({ browser, page }) => {
  await page.goto('/en')
  await openLogin(page)
  await signIn(page, numbers.subscriber)
  const segment = await watch(page, '/en/the-last-ferry')
  await resumeElsewhere(browser, '/en/the-last-ferry')
  await refuseWithoutKey(segment)
})

test('a film given to the ingest is a title that plays, resumes and is guarded like the others', async ({ browser, page }) => {
  test.setTimeout(240_000)
  const film = await aFilm()
  await run('node', ['tools/ingest/src/ingest.ts', film, '--title', 'A film from a file', '--title-bn', 'একটি ফাইলের ছবি', '--permalink', 'a-film-from-a-file'], {
    cwd: workspace,
    env: { ...process.env, ...product.environment },
  })
  await page.goto('/en')
  await openLogin(page)
  await signIn(page, numbers.subscriber)
  const segment = await watch(page, '/en/a-film-from-a-file')
  await resumeElsewhere(browser, '/en/a-film-from-a-file')
  await refuseWithoutKey(segment)
})

/** Plays the title for a while; gives the address of one of its segments. */
async function watch(page: Page, path: string): Promise<string> {
  const segment = page.waitForRequest((request) => /\/media\/.*\.m4s/.test(request.url()))
  await page.goto(path)
  await page.getByRole('link', { name: /^(Watch Now|Resume)/ }).first().click()
  await expectPlaying(page)
  await expect.poll(() => secondsPlayed(page), { timeout: 30_000 }).toBeGreaterThan(7)
  const saved = page.waitForResponse((response) => response.url().includes('/watchhistories') && response.ok())
  await page.keyboard.press('k')
  await saved
  return (await segment).url()
}

async function resumeElsewhere(browser: Browser, path: string): Promise<void> {
  const context = await browser.newContext({ baseURL: product.site })
  const page = await context.newPage()
  await page.goto('/en')
  await openLogin(page)
  await signIn(page, numbers.subscriber)
  await page.goto(path)
  await page.getByRole('link', { name: /^Resume/ }).first().click()
  await expectPlaying(page)
  expect(await secondsPlayed(page)).toBeGreaterThan(6)
  await context.close()
}

/** The address alone opens nothing. */
async function refuseWithoutKey(segment: string): Promise<void> {
  const bare = new URL(segment)
  bare.search = ''
  const response = await fetch(bare)
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ errorCode: 'FORBIDDEN' })
}

/** A real film where one lies beside the checkout, else twelve seconds of a test picture. */
async function aFilm(): Promise<string> {
  const real = join(workspace, '../shared/media/big-buck-bunny-480p-30s.mp4')
  if (existsSync(real)) return real
  const file = join(await mkdtemp(join(tmpdir(), 'film-')), 'generated.mp4')
  const source = 'testsrc2=size=854x480:rate=24:duration=12'
  await run(process.env.FFMPEG ?? 'ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', source, '-f', 'lavfi', '-i', 'sine=frequency=330:duration=12', '-pix_fmt', 'yuv420p', '-y', file])
  return file
}
