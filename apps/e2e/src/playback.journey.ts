import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { captionBlock, captionsIn, cueAfter3, recordedCaptions, recordCaptions } from './captions.ts'
import { expectPlaying, onlyVideo, playedSeconds, playToTheEnd, shortenManifests } from './playback.ts'
import { fontSwapTolerance, layoutShiftScore, recordLayoutShifts } from './layout-shifts.ts'
import { removeAllDevices } from './second-device.ts'
import { demoNumbers, newUser, openLogin, signIn } from './user-steps.ts'
import { locales } from './messages.ts'

const streamRequests = { token: '**/entitlement?*', manifest: '**/media/*/manifest.mpd', 'first segment': '**/media/*/*-00001.m4s' }

for (const [name, url] of Object.entries(streamRequests)) {
  test(`a video starts when its ${name} arrives after the click`, async ({ page }) => {
    const release = await delay(page, url)
    await page.goto('/en/hilsa')
    const request = page.waitForRequest(url)
    await page.getByRole('link', { name: 'Watch Now' }).first().hover()
    await request
    await page.getByRole('link', { name: 'Watch Now' }).first().click()
    await onlyVideo(page)
    release()
    await expectPlaying(page)
  })
}

test('the stream that was preloaded on hover is played', async ({ page }) => {
  await page.goto('/en/hilsa')
  // The engine has read its manifest once it loads a segment, which the preload of files does before it.
  const segment = page.waitForResponse((response) => response.url().endsWith('-00001.m4s') && response.request().resourceType() === 'xhr')
  await page.getByRole('link', { name: 'Watch Now' }).first().hover()
  await segment
  const manifests: string[] = []
  page.on('request', (request) => { if (request.url().endsWith('.mpd')) manifests.push(request.url()) })
  await page.getByRole('link', { name: 'Watch Now' }).first().click()
  await expectPlaying(page)
  expect(manifests).toEqual([])
})

test('an unfinished title is preloaded on the home page and resumes at its position', async ({ page }) => {
  await openLogin(page)
  await signIn(page, newUser().number)
  await page.goto('/en/hilsa')
  await page.getByRole('link', { name: 'Watch Now' }).first().click()
  await expect.poll(() => playedSeconds(page), { timeout: 30_000 }).toBeGreaterThan(6)
  await page.keyboard.press('k')
  await expect(page.locator('video')).toHaveJSProperty('paused', true)
  const position = Math.floor(await playedSeconds(page))

  const manifests: string[] = []
  // Each preload reads the manifest once; its engine has it from the browser's cache.
  page.on('request', (request) => { if (request.url().endsWith('.mpd') && request.resourceType() === 'fetch') manifests.push(request.url()) })
  const segment = page.waitForResponse('**/media/*/*p-0*.m4s')
  // The pointer stays on the watch button of the title.
  await page.goBack()
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/en$/)
  const card = page.getByRole('region', { name: 'Continue watching' }).getByRole('link').first()
  await expect(card).toHaveAttribute('href', `/en/hilsa/hilsa/watch?t=${position}`)
  await card.hover()
  await segment
  await card.click()
  await expectPlaying(page)
  expect(await playedSeconds(page)).toBeGreaterThan(position)
  expect(manifests).toHaveLength(1)
})

test('a signed-out user resumes from the home page without layout shift, and the account takes the progress over', async ({ page }) => {
  await page.goto('/en/hilsa')
  await page.getByRole('link', { name: 'Watch Now' }).first().click()
  await expect.poll(() => playedSeconds(page), { timeout: 30_000 }).toBeGreaterThan(6)
  await page.keyboard.press('k')
  await expect(page.locator('video')).toHaveJSProperty('paused', true)

  const card = page.getByRole('region', { name: 'Continue watching' }).getByRole('link').first()
  await recordLayoutShifts(page)
  await page.goto('/en')
  await expect(card).toHaveAttribute('href', /\/en\/hilsa\/hilsa\/watch\?t=\d+/)
  expect(await layoutShiftScore(page)).toBeLessThan(fontSwapTolerance)

  await openLogin(page)
  await signIn(page, newUser().number)
  await page.goto('/en')
  await expect(card).toHaveAttribute('href', /\/en\/hilsa\/hilsa\/watch\?t=\d+/)
})

for (const [name, prepare] of [['', () => {}], [' that is longer than its manifest says', shortenManifests]] as const) {
  test(`a video${name} shows its end, and plays again from its start`, { tag: '@firefox' }, async ({ page }) => {
    await page.addInitScript(prepare)
    await page.goto('/en/hilsa/hilsa/watch')
    await expectPlaying(page)
    await page.keyboard.press('9')
    const replay = page.getByRole('button', { name: 'Watch again' })
    await expect(replay).toBeVisible({ timeout: 20_000 })
    await replay.click()
    await expect(replay).toBeHidden()
    await expect.poll(() => playedSeconds(page)).toBeLessThan(5)
    await expectPlaying(page)
  })
}

test('a watch page preloads its first code and has a playback token', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const response = await page.goto('/en/hilsa/hilsa/watch')
  expect(await response?.text()).toMatch(/<link rel="modulepreload" href="[^"]*\/early-watch-/)
  await expectPlaying(page)
  expect(requests.filter((url) => url.includes('action=PREPARE'))).toEqual([])
})

test('a watch page requests its stream before hydration', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => { if (message.type() === 'error') errors.push(message.text()) })
  page.on('pageerror', (error) => errors.push(error.message))
  const releaseMessages = await delay(page, '**/assets/en-*.js')
  const manifest = page.waitForRequest(streamRequests.manifest)
  await page.goto('/en/hilsa/hilsa/watch', { waitUntil: 'commit' })
  await manifest
  expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBeUndefined()
  releaseMessages()
  await expectPlaying(page)
  expect(errors).toEqual([])
})

test('the first picture of a watch page does not need the engine, which then plays from the start with sound', async ({ page }) => {
  const release = await delay(page, '**/assets/engine-*.js')
  await page.goto('/en/hilsa/hilsa/watch', { waitUntil: 'commit' })
  const video = page.locator('video')
  await expect(video).toHaveCSS('position', 'fixed')
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.5)
  await expect(video).toHaveJSProperty('muted', true)
  release()
  await expect(page.getByRole('region', { name: /^Player/ })).toBeVisible()
  await expectPlaying(page)
  await expect(video).toHaveJSProperty('muted', false)
})

test('the first frame of a watch page needs nothing of the site’s code', async ({ page }) => {
  const release = await delay(page, '**/assets/{site,entry.client,root,watch,player}-*.js')
  await page.goto('/en/hilsa/hilsa/watch', { waitUntil: 'commit' })
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.5)
  expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBeUndefined()
  release()
  await expect(page.getByRole('button', { name: 'Pause', exact: true }).first()).toBeAttached()
  await expectPlaying(page)
})

test('automatic quality loads no second of the video twice, a chosen one replaces the buffer (PLAY-250)', async ({ page }) => {
  const loaded: { height: string; segment: string }[] = []
  page.on('request', (request) => {
    const [, height, segment] = /\/(\d+p)-(\d+)\.m4s/.exec(request.url()) ?? []
    // What the document asked for before is in the browser's cache.
    if (height && segment && request.resourceType() !== 'fetch') loaded.push({ height, segment })
  })
  await page.goto('/en/hilsa/hilsa/watch')
  await expect.poll(() => playedSeconds(page), { timeout: 30_000 }).toBeGreaterThan(6)
  const segments = loaded.map(({ segment }) => segment)
  expect(segments).toEqual([...new Set(segments)])
  expect(new Set(loaded.map(({ height }) => height)).size).toBeGreaterThan(1)

  await choose(page, 'Audio, quality and speed', 'Quality', () => page.getByRole('radio', { name: '240p', exact: true }))
  await expect.poll(() => loaded.some(({ height, segment }) => height === '240p' && loaded.some((other) => other.segment === segment && other.height === '480p'))).toBe(true)
})

test('saving progress keeps a paused video paused', async ({ page }) => {
  await page.goto('/en/hilsa')
  await page.getByRole('link', { name: 'Watch Now' }).first().click()
  await expect.poll(() => playedSeconds(page), { timeout: 30_000 }).toBeGreaterThan(6)
  await page.keyboard.press('k')
  const position = await playedSeconds(page)
  await page.keyboard.press('l')
  await expect.poll(() => playedSeconds(page)).toBeCloseTo(position + 10, 0)
  await expect(page.locator('video')).toHaveJSProperty('paused', true)
})

/** Delays responses until the returned function is called. */
async function delay(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('subtitles, audio and quality follow the selection', async ({ page }) => {
  await page.goto('/en/hilsa/hilsa/watch')
  await expectPlaying(page)
  await choose(page, 'Subtitles', 'Language', () => page.getByRole('radio', { name: 'বাংলা' }))
  await expect(page.getByRole('main').locator('div[lang="bn"]').first()).toContainText(/[ঀ-৿]/, { timeout: 20_000 })

  const audioSegment = page.waitForResponse('**/media/*/audio-*-0*.m4s')
  await choose(page, 'Audio, quality and speed', 'Audio', (radios) => radios.and(page.locator(':not(:checked)')))
  const track = /audio-(\w+)-/.exec((await audioSegment).url())?.[1]
  expect(track).toBeDefined()

  const segment = page.waitForResponse('**/media/*/240p-0*.m4s')
  await choose(page, 'Audio, quality and speed', 'Quality', () => page.getByRole('radio', { name: '240p', exact: true }))
  await segment
  await expect(page.locator('video')).toHaveJSProperty('videoHeight', 240, { timeout: 20_000 })
  await expectPlaying(page)
})

test('each subtitle cue is shown once during playback, after seeks and after a language change', async ({ page }) => {
  const captions = captionsIn(page)
  const subtitles = (name: string) => choose(page, 'Subtitles', 'Language', () => page.getByRole('radio', { name }))
  await recordCaptions(page)
  await page.goto('/en/hilsa/hilsa/watch')
  await expectPlaying(page)
  await subtitles('English')
  await expect.poll(() => playedSeconds(page), { timeout: 40_000 }).toBeGreaterThan(14)
  await page.keyboard.press('3')
  await expect(captions).toHaveText(cueAfter3.en)
  await subtitles('বাংলা')
  await expect(captions).toHaveText(/[ঀ-৿]/)
  await page.keyboard.press('3')
  await expect(captions).toHaveText(cueAfter3.bn)
  await subtitles('English')
  await expect(captions).toHaveText(/[a-z]/)
  await page.keyboard.press('3')
  await expect(captions).toHaveText(cueAfter3.en)

  const seen = await recordedCaptions(page)
  expect(seen).toContainEqual([cueAfter3.en])
  expect(seen.filter((lines) => new Set(lines).size < lines.length || new Set(lines.map(isBengali)).size > 1)).toEqual([])
})

test('subtitles that arrive after a seek are shown', async ({ page }) => {
  await page.goto('/en/hilsa/hilsa/watch')
  await expectPlaying(page)
  const release = await delay(page, '**/subtitles-en.vtt*')
  const request = page.waitForRequest('**/subtitles-en.vtt*')
  await page.keyboard.press('c')
  await request
  await page.keyboard.press('3')
  release()
  await expect(captionsIn(page)).toHaveText(cueAfter3.en)
})

test('a cue is shown where its file places it, off every control, with its character references decoded', async ({ page }) => {
  const text = 'It&#39;s a caf&eacute; &hellip; R&amp;D, AT&T'
  const body = `WEBVTT\n\n00:00.000 --> 01:00:00.000 line:10%\nTOP one\n\n00:00.000 --> 01:00:00.000 line:50%\nMIDDLE one\n\n00:00.000 --> 01:00:00.000\n${text}\nsecond line\n`
  await page.route('**/subtitles-en.vtt*', (route) => route.fulfill({ contentType: 'text/vtt', body }))
  await page.goto('/en/hilsa/hilsa/watch')
  await expectPlaying(page)
  await page.keyboard.press('c')
  await page.keyboard.press('k')
  const top = page.getByText('TOP one')
  const bottom = page.getByText('It\'s a café … R&D, AT&T')
  await expect(bottom).toBeVisible()
  const height = page.viewportSize()?.height ?? 0
  expect(await middleOf(top)).toBeLessThan(height / 3)
  expect(await middleOf(bottom)).toBeGreaterThan(height / 2)

  await expect.poll(() => coveredControls(page)).toEqual([])
  await page.getByRole('slider', { name: 'Position in the video' }).hover()
  await expect.poll(() => middleOf(bottom)).toBeLessThan(height / 3)
  await expect.poll(() => coveredControls(page)).toEqual([])
  for (const size of [{ width: 1280, height: 560 }, { width: 740, height: 360 }]) {
    await page.setViewportSize(size)
    await page.mouse.move(size.width / 2, 30)
    await page.mouse.move(size.width / 2, 40)
    await expect.poll(() => coveredControls(page)).toEqual([])
  }
})

test('the next episode plays after a countdown', async ({ page }) => {
  await page.goto('/en/detective-owl/owl-s1e2/watch')
  await playToTheEnd(page)
  const card = page.getByRole('region', { name: 'Next episode' })
  await expect(card).toContainText(/Next episode in \d+ seconds?/)
  await expect(card.locator('img')).toHaveJSProperty('complete', true)
  await expectAccessible(page)
  await expect(page).toHaveURL(/\/owl-s1e3\/watch$/, { timeout: 20_000 })
  await expectPlaying(page)
})

test('full screen and speed stay from one episode to the next, and Back leads to the title', async ({ page }) => {
  await page.goto('/en/detective-owl')
  await page.locator('a[href$="/owl-s1e2/watch"]').first().click()
  await expectPlaying(page)
  await page.keyboard.press('>')
  await page.keyboard.press('f')
  await expect(page.getByRole('button', { name: 'Exit full screen' })).toBeAttached()
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/\/owl-s1e3\/watch$/)
  await expectPlaying(page)
  await expect(page.locator('video')).toHaveJSProperty('playbackRate', 1.25)
  expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await page.getByRole('button', { name: 'Episodes' }).press('Enter')
  await expectAccessible(page)
  await page.getByRole('link', { name: /^S1 E2/ }).click()
  await expect(page).toHaveURL(/\/owl-s1e2\/watch$/)
  await expectPlaying(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/detective-owl$/)
})

test('an intro can be skipped, and skips itself if the user chose that', async ({ page }) => {
  await removeAllDevices(demoNumbers.subscriber)
  await openLogin(page)
  await signIn(page, demoNumbers.subscriber)
  await page.goto('/en/the-third-ghat/ghat-s1e1/watch')
  await expectPlaying(page)
  const skip = page.getByRole('button', { name: 'Skip intro' })
  await expect(skip).toBeVisible({ timeout: 20_000 })
  await page.keyboard.press('k')
  await expectAccessible(page)
  await page.keyboard.press('s')
  await expect(skip).toBeHidden()
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(8)
  await page.keyboard.press('k')

  await page.getByRole('button', { name: 'Audio, quality and speed' }).press('Enter')
  await page.getByRole('group', { name: 'Intros and recaps' }).getByText('Skip', { exact: true }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('0')
  await expect(page.getByRole('status').filter({ hasText: 'Intro skipped' })).toBeAttached({ timeout: 20_000 })
  await expect(skip).toBeHidden()
})

test('a reload resumes where the user was, not where the address began', async ({ page }) => {
  await page.goto('/en/hilsa/hilsa/watch?t=3')
  await expect.poll(() => playedSeconds(page), { timeout: 30_000 }).toBeGreaterThan(9)
  await page.keyboard.press('k')
  await expect(page).toHaveURL(/\/watch$/)
  const [position, reloadedMs] = [await playedSeconds(page), Date.now()]
  await page.reload()
  await expectPlaying(page)
  const ahead = await playedSeconds(page) - position
  expect(ahead).toBeGreaterThan(-2)
  expect(ahead).toBeLessThan((Date.now() - reloadedMs) / 1_000 + 1)
})

test('a closed tab frees its slot, and a stream elsewhere can be stopped from here', async ({ page, browser }) => {
  test.setTimeout(120_000)
  const { number } = newUser()
  await openLogin(page)
  await signIn(page, number)
  await page.goto('/en/hilsa/hilsa/watch')
  await expectPlaying(page)
  await page.close()

  const second = await browser.newPage()
  await openLogin(second, '/en')
  await signIn(second, number)
  await second.goto('/en/hilsa/hilsa/watch')
  await expectPlaying(second)
  // Its film lasts longer than the heartbeat that will find the stream stopped.
  await second.locator('video').evaluate((video: HTMLVideoElement) => { video.playbackRate = 0.1 })

  const third = await browser.newPage()
  await openLogin(third, '/en')
  await signIn(third, number)
  await third.goto('/en/hilsa/hilsa/watch')
  await expect(third.getByRole('alert')).toContainText('Without a plan, you can watch on one screen at a time.')
  await expectAccessible(third)
  await third.getByRole('button', { name: /^Stop there/ }).click()
  await expectPlaying(third)
  await expect(second.getByRole('alert')).toContainText('It was stopped from', { timeout: 40_000 })
  await second.close()
  await third.close()
})

test('the next episode can be declined', async ({ page }) => {
  await page.goto('/en/detective-owl/owl-s1e2/watch')
  await playToTheEnd(page)
  const card = page.getByRole('region', { name: 'Next episode' })
  await card.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('button', { name: 'Watch again' })).toBeVisible()
  await expect(card).toBeHidden()
})

test('a movie ends with similar titles', async ({ page }) => {
  await page.goto('/en/hilsa/hilsa/watch')
  await playToTheEnd(page)
  await expect(page.getByRole('button', { name: 'Watch again' })).toBeVisible()
  await expectAccessible(page)
  const similar = page.getByRole('list', { name: 'More like this' }).getByRole('link')
  await expect(similar).toHaveCount(3)
  const url = String(await similar.first().getAttribute('href'))
  await similar.first().click()
  await expect(page).toHaveURL(url)
})

const middleOf = async (words: Locator) => {
  const box = await words.boundingBox()
  return box ? box.y + box.height / 2 : 0
}

/** The controls that a caption covers. */
const coveredControls = (page: Page) => page.evaluate((captions) => {
  const lines = [...document.querySelectorAll(captions)].flatMap((block) => {
    const { top, bottom } = block.getBoundingClientRect()
    const rects = [...block.querySelectorAll('span')].flatMap((line) => [...line.getClientRects()])
    return rects.filter((line) => line.top < bottom && top < line.bottom).map((line) => ({ left: line.left, right: line.right, top: Math.max(top, line.top), bottom: Math.min(bottom, line.bottom) }))
  })
  const controls = [...document.querySelectorAll<HTMLElement>('main button, main a, main input, main [role=slider], main canvas')].filter((control) => control.checkVisibility())
  return controls.filter((control) => {
    const box = control.getBoundingClientRect()
    return lines.some((line) => line.left < box.right && box.left < line.right && line.top < box.bottom && box.top < line.bottom)
  }).map((control) => control.ariaLabel ?? control.textContent)
}, captionBlock)

const isBengali = (line: string) => /[ঀ-৿]/.test(line)

async function choose(page: Page, menu: string, group: string, choice: (radios: Locator) => Locator): Promise<void> {
  await page.mouse.move(300, 300)
  await page.mouse.move(400, 300)
  await page.getByRole('button', { name: menu }).click()
  await choice(page.getByRole('group', { name: group, exact: true }).getByRole('radio')).check()
  await page.keyboard.press('Escape')
}

for (const locale of locales) {
  test(`the player in ${locale} has no accessibility violations, with and without access`, async ({ page }) => {
    await page.goto(`/${locale}/hilsa/hilsa/watch`)
    await expectPlaying(page)
    // The controls stay visible while paused.
    await page.keyboard.press('k')
    await expect(page.locator('video')).toHaveJSProperty('paused', true)
    await expectAccessible(page)
    await page.goto(`/${locale}/the-last-ferry/ferry/watch`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  })
}
