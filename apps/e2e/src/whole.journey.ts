import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import type { Browser, Locator, Page } from '@playwright/test'
import { expectPlaying, playedSeconds } from './playback.ts'
import { product } from './product.ts'
import { logOut, demoNumbers, openHome, openLogin, signIn } from './user-steps.ts'

const run = promisify(execFile)
const workspace = join(import.meta.dirname, '../../..')

test('a subscriber signs in with a code, plays a paid film, resumes it in another browser and logs out', async ({ browser, page }) => {
  await openHome(page)
  await openLogin(page)
  await signIn(page, demoNumbers.subscriber)
  const segment = await watch(page, '/en/the-last-ferry')
  await resumeElsewhere(browser, '/en/the-last-ferry')
  await refuseWithoutKey(segment)
  await page.goto('/en/the-last-ferry')
  await logOut(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
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
  await signIn(page, demoNumbers.subscriber)
  const segment = await watch(page, '/en/a-film-from-a-file')
  await resumeElsewhere(browser, '/en/a-film-from-a-file')
  await refuseWithoutKey(segment)
})

test('a film whose pictures are described says so, and describes them to whoever chose that, until they choose otherwise', async ({ page }) => {
  test.setTimeout(240_000)
  const [film, told] = await Promise.all([aGenerated('described.mp4', aPicture('320x240', 60), aTone(220, 60)), aGenerated('told.wav', aTone(550, 60))])
  await run('node', ['tools/ingest/src/ingest.ts', film, '--title', 'A described film', '--permalink', 'a-described-film', '--free', '--audio-description-en', told], {
    cwd: workspace,
    env: { ...process.env, ...product.environment },
  })
  await page.goto('/bn/a-described-film')
  await expect(page.getByRole('main')).toContainText('ইংরেজি ভাষায় অডিও বর্ণনা')
  await page.goto('/en/a-described-film')
  await expect(page.getByRole('main')).toContainText('Audio description in English')
  await page.getByRole('link', { name: 'Watch Now' }).first().click()
  await expectPlaying(page)
  await expectChosen(page, 'English')
  await choose(page, 'English (audio description)')
  await expectPlaying(page)
  const described = page.waitForResponse('**/media/*/audio-description-en-0*.m4s')
  await page.reload()
  await described
  await expectPlaying(page)
  await expectChosen(page, 'English (audio description)')
  await choose(page, 'English')
  await page.reload()
  await expectPlaying(page)
  await expectChosen(page, 'English')
})

async function openSounds(page: Page): Promise<Locator> {
  await page.mouse.move(300, 300)
  await page.mouse.move(400, 300)
  await page.getByRole('button', { name: 'Sound, picture and speed' }).click()
  return page.getByRole('group', { name: 'Sound', exact: true })
}

async function expectChosen(page: Page, name: string): Promise<void> {
  const sounds = await openSounds(page)
  await expect(sounds.getByRole('radio')).toHaveCount(2)
  await expect(sounds.getByRole('radio', { name, exact: true })).toBeChecked()
  await page.keyboard.press('Escape')
}

/** The pieces that are fetched from then on are those of the sound that was chosen. */
async function choose(page: Page, name: string): Promise<void> {
  const piece = page.waitForResponse(name.includes('description') ? '**/media/*/audio-description-en-0*.m4s' : '**/media/*/audio-en-0*.m4s')
  await (await openSounds(page)).getByRole('radio', { name, exact: true }).check()
  await piece
  await page.keyboard.press('Escape')
}

/** Plays the title for a while; gives the address of one of its segments. */
async function watch(page: Page, path: string): Promise<string> {
  const segment = page.waitForRequest((request) => /\/media\/.*\.m4s/.test(request.url()))
  await page.goto(path)
  await page.getByRole('link', { name: /^(Watch Now|Resume)/ }).first().click()
  await expectPlaying(page)
  await expect.poll(() => playedSeconds(page), { timeout: 30_000 }).toBeGreaterThan(7)
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
  await signIn(page, demoNumbers.subscriber)
  await page.goto(path)
  await page.getByRole('link', { name: /^Resume/ }).first().click()
  await expectPlaying(page)
  expect(await playedSeconds(page)).toBeGreaterThan(6)
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
  return aGenerated('generated.mp4', aPicture('854x480', 12), aTone(330, 12))
}

const aPicture = (size: string, seconds: number) => `testsrc2=size=${size}:rate=24:duration=${seconds},format=yuv420p`
const aTone = (hertz: number, seconds: number) => `sine=frequency=${hertz}:duration=${seconds}`

async function aGenerated(name: string, ...sources: string[]): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'film-')), name)
  await run(process.env.FFMPEG ?? 'ffmpeg', ['-v', 'error', ...sources.flatMap((source) => ['-f', 'lavfi', '-i', source]), '-y', file])
  return file
}
