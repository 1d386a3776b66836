import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import type { Browser, Locator, Page, Request } from '@playwright/test'
import { expectPlaying, playedSeconds } from './playback.ts'
import { product } from './product.ts'
import { removeAllDevices } from './second-device.ts'
import { logOut, demoNumbers, openHome, openLogin, signIn } from './user-steps.ts'

const run = promisify(execFile)
const workspace = join(import.meta.dirname, '../../..')

test('a subscriber signs in with a code, plays a paid title, resumes it in another browser and logs out', async ({ browser, page }) => {
  test.slow()
  // Other journeys have used up the devices of the plan.
  await removeAllDevices(demoNumbers.subscriber)
  await openHome(page)
  await openLogin(page)
  await signIn(page, demoNumbers.subscriber)
  const segment = await watch(page, '/en/the-last-ferry')
  await resumeInAnotherBrowser(browser, '/en/the-last-ferry')
  await expectTokenRequired(segment)
  await page.goto('/en/the-last-ferry')
  await logOut(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('an ingested title plays, resumes and is protected', async ({ browser, page }) => {
  test.setTimeout(240_000)
  await removeAllDevices(demoNumbers.subscriber)
  const film = await sampleVideo()
  await run('node', ['tools/ingest/src/ingest.ts', film, '--title', 'A film from a file', '--title-bn', 'একটি ফাইলের ছবি', '--permalink', 'a-film-from-a-file'], {
    cwd: workspace,
    env: { ...process.env, ...product.environment },
  })
  await page.goto('/en')
  await openLogin(page)
  await signIn(page, demoNumbers.subscriber)
  const segment = await watch(page, '/en/a-film-from-a-file')
  await resumeInAnotherBrowser(browser, '/en/a-film-from-a-file')
  await expectTokenRequired(segment)
})

test('audio description is labelled, and the choice is remembered', async ({ page }) => {
  test.setTimeout(240_000)
  const [film, description] = await Promise.all([generateMedia('described.mp4', testPicture('320x240', 60), testTone(220, 60)), generateMedia('description.wav', testTone(550, 60))])
  await run('node', ['tools/ingest/src/ingest.ts', film, '--title', 'A described film', '--permalink', 'a-described-film', '--free', '--audio-description-en', description], {
    cwd: workspace,
    env: { ...process.env, ...product.environment },
  })
  await page.goto('/bn/a-described-film')
  await expect(page.getByRole('main')).toContainText('ইংরেজি ভাষায় অডিও বর্ণনা')
  await page.goto('/en/a-described-film')
  await expect(page.getByRole('main')).toContainText('Audio description in English')
  await page.getByRole('link', { name: 'Watch Now' }).first().click()
  await expectPlaying(page)
  await expectSelected(page, 'English')
  await selectTrack(page, 'English (audio description)')
  await expectPlaying(page)
  const described = page.waitForResponse('**/media/*/audio-description-en-0*.m4s')
  await page.reload()
  await described
  await expectPlaying(page)
  await expectSelected(page, 'English (audio description)')
  await selectTrack(page, 'English')
  await page.reload()
  await expectPlaying(page)
  await expectSelected(page, 'English')
})

async function openAudioTracks(page: Page): Promise<Locator> {
  await page.mouse.move(300, 300)
  await page.mouse.move(400, 300)
  await page.getByRole('button', { name: 'Audio, quality and speed' }).click()
  return page.getByRole('group', { name: 'Audio', exact: true })
}

async function expectSelected(page: Page, name: string): Promise<void> {
  const audioTracks = await openAudioTracks(page)
  await expect(audioTracks.getByRole('radio')).toHaveCount(2)
  await expect(audioTracks.getByRole('radio', { name, exact: true })).toBeChecked()
  await page.keyboard.press('Escape')
}

/** Selects an audio track and waits for its first segment. */
async function selectTrack(page: Page, name: string): Promise<void> {
  const segment = page.waitForResponse(name.includes('description') ? '**/media/*/audio-description-en-0*.m4s' : '**/media/*/audio-en-0*.m4s')
  await (await openAudioTracks(page)).getByRole('radio', { name, exact: true }).check()
  await segment
  await page.keyboard.press('Escape')
}

/** Plays the title until its progress is saved; returns the URL of one of its segments. */
async function watch(page: Page, path: string): Promise<string> {
  const segment = page.waitForRequest((request) => /\/media\/.*\.m4s/.test(request.url()))
  await page.goto(path)
  await page.getByRole('link', { name: /^(Watch Now|Resume)/ }).first().click()
  await expectPlaying(page)
  const saved = page.waitForResponse((response) => response.ok() && savedSeconds(response.request()) >= 7)
  // Another journey of this user may have left it in the middle.
  await page.keyboard.press('0')
  await expect.poll(() => playedSeconds(page)).toBeLessThan(5)
  await expect.poll(() => playedSeconds(page), { timeout: 30_000 }).toBeGreaterThan(7)
  await page.keyboard.press('k')
  await saved
  return (await segment).url()
}

/** 0 for requests that save no progress. */
function savedSeconds(request: Request): number {
  if (request.method() !== 'POST' || !request.url().endsWith('/watchhistories')) return 0
  return (request.postDataJSON() as { secondsWatched: number }).secondsWatched
}

async function resumeInAnotherBrowser(browser: Browser, path: string): Promise<void> {
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

/** A segment URL without its token is rejected. */
async function expectTokenRequired(segment: string): Promise<void> {
  const withoutToken = new URL(segment)
  withoutToken.search = ''
  const response = await fetch(withoutToken)
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ errorCode: 'FORBIDDEN' })
}

/** A real video if one is beside the checkout, else a test picture of the same length. */
async function sampleVideo(): Promise<string> {
  const real = join(workspace, '../shared/media/big-buck-bunny-480p-30s.mp4')
  if (existsSync(real)) return real
  return generateMedia('generated.mp4', testPicture('854x480', 30), testTone(330, 30))
}

const testPicture = (size: string, seconds: number) => `testsrc2=size=${size}:rate=24:duration=${seconds},format=yuv420p`
const testTone = (hertz: number, seconds: number) => `sine=frequency=${hertz}:duration=${seconds}`

async function generateMedia(name: string, ...sources: string[]): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'film-')), name)
  await run(process.env.FFMPEG ?? 'ffmpeg', ['-v', 'error', ...sources.flatMap((source) => ['-f', 'lavfi', '-i', source]), '-y', file])
  return file
}
