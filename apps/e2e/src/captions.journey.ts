import bn from '@ott/playback-feature/deferred-messages.bn.json' with { type: 'json' }
import en from '@ott/playback-feature/deferred-messages.en.json' with { type: 'json' }
import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { captionsIn, cueAfter3 } from './captions.ts'
import { clippedContent } from './clipped-content.ts'
import { locales } from './messages.ts'
import type { Locale } from './messages.ts'
import { expectPlaying, playedSeconds } from './playback.ts'
import { newUser, openLogin, signIn, waitForHydration } from './user-steps.ts'

const messages = { en, bn }
const watch = (locale: Locale = 'en') => `/${locale}/hilsa/hilsa/watch`

for (const locale of locales) {
  test(`the style of subtitles is chosen by keyboard on a phone's width, and kept (${locale})`, async ({ page }) => {
    const t = (id: keyof typeof en) => messages[locale][id]
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(watch(locale))
    await expectPlaying(page)
    await page.keyboard.press('c')
    await page.keyboard.press('k')
    await page.keyboard.press('3')
    await expect(captionsIn(page)).toHaveText(cueAfter3[locale])

    await page.getByRole('button', { name: t('player.captions') }).press('Enter')
    await page.getByRole('button', { name: t('player.captions.style') }).press('Enter')
    const panel = page.getByRole('dialog', { name: t('captionStyle.title') })
    await expect(panel.getByRole('button', { name: t('captionStyle.close') })).toBeFocused()
    await choosePart(panel, t('captionStyle.colour'), 'yellow')
    await choosePart(panel, t('captionStyle.size'), 'huge')
    await choosePart(panel, t('captionStyle.edge'), 'outline')
    await choosePart(panel, t('captionStyle.position'), 'top')
    await expectAccessible(page)
    expect(await page.evaluate(clippedContent)).toEqual([])
    await expectYellowAtTop(page)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(page.getByRole('button', { name: t('player.captions') })).toBeFocused()

    await page.reload()
    await expectPlaying(page)
    await page.keyboard.press('3')
    await expectYellowAtTop(page)
  })
}

test('the default style is opaque with more contrast and in forced colours', async ({ page }) => {
  await page.goto(watch())
  await expectPlaying(page)
  for (const key of ['c', 'k', '3']) await page.keyboard.press(key)
  const line = captionsIn(page).locator('span').first()
  await expect(line).toHaveCSS('background-color', /0\.75\)$/)
  await page.emulateMedia({ contrast: 'more' })
  await expect(line).toHaveCSS('background-color', /^(rgb\(0, 0, 0\)|color\(srgb 0 0 0\))$/)
  await page.emulateMedia({ contrast: null, forcedColors: 'active' })
  await expect(line).toHaveCSS('background-color', /^rgb\(\d+, \d+, \d+\)$/)
})

test('the playback settings have the same editor', async ({ page }) => {
  await openLogin(page)
  await signIn(page, newUser().number)
  await page.goto('/en/settings/playback')
  await waitForHydration(page)
  const style = page.locator('section', { has: page.getByRole('heading', { name: en['captionStyle.title'] }) })
  await choosePart(style, en['captionStyle.colour'], 'yellow')
  await choosePart(style, en['captionStyle.position'], 'top')
  await expectAccessible(page)
  await page.reload()
  await expect(style.getByRole('combobox', { name: en['captionStyle.colour'] })).toHaveValue('yellow')
  await page.goto(watch())
  await expectPlaying(page)
  await page.keyboard.press('c')
  await page.keyboard.press('3')
  await expectYellowAtTop(page)
})

test('speed, audio and delay of a title are kept for it', async ({ page }) => {
  await page.goto(watch())
  await expectPlaying(page)
  const unchosen = await chooseOther(page, 'Audio')
  await page.keyboard.press('>')
  for (const key of ['c', 'h', 'h', 'h']) await page.keyboard.press(key)
  await expect(page.getByRole('status').filter({ hasText: 'Subtitles 0.3 seconds later' })).toBeAttached()

  await page.reload()
  await expectPlaying(page)
  await expect(page.locator('video')).toHaveJSProperty('playbackRate', 1.25)
  await page.keyboard.press('g')
  await expect(page.getByRole('status').filter({ hasText: 'Subtitles 0.2 seconds later' })).toBeAttached()
  await openMenu(page, 'Audio, quality and speed')
  await expect(page.getByRole('group', { name: 'Audio', exact: true }).getByRole('radio', { name: unchosen })).not.toBeChecked()

  await page.goto('/en/detective-owl/owl-s1e2/watch')
  await expectPlaying(page)
  await expect(page.locator('video')).toHaveJSProperty('playbackRate', 1)
})

test('captions have a badge, and forced subtitles show themselves in the language of the sound', async ({ page }) => {
  await page.route('**/media/*/manifest.mpd*', async (route) => {
    const response = await route.fetch()
    const manifest = await response.text()
    const withRole = (language: string, role: string) => (set: string) => (set.includes(`lang="${language}"`) ? set.replace('value="subtitle"', `value="${role}"`) : set)
    const body = manifest
      .replaceAll(/<AdaptationSet[^>]*contentType="text"[\s\S]*?<\/AdaptationSet>/g, withRole('en', 'caption'))
      .replaceAll(/<AdaptationSet[^>]*contentType="text"[\s\S]*?<\/AdaptationSet>/g, withRole('bn', 'forced-subtitle'))
    await route.fulfill({ response, body })
  })
  await page.goto(watch())
  await expectPlaying(page)
  await openMenu(page, 'Subtitles')
  const languages = page.getByRole('group', { name: 'Language', exact: true })
  await expect(languages.getByRole('radio')).toHaveCount(2)
  await expect(languages.getByRole('radio', { name: 'English CC' })).toBeAttached()
  await page.keyboard.press('Escape')

  await openMenu(page, 'Audio, quality and speed')
  await page.getByRole('group', { name: 'Audio', exact: true }).getByRole('radio', { name: /বাংলা|Bangla/ }).first().check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('k')
  await page.keyboard.press('3')
  await expect(captionsIn(page)).toHaveText(cueAfter3.bn)
  await page.keyboard.press('c')
  await page.keyboard.press('3')
  await expect(captionsIn(page)).toHaveText(cueAfter3.en)
})

test('a sound mode is changed without a gap, and kept', async ({ page }) => {
  await page.addInitScript(measureSound)
  await page.goto(watch())
  await expectPlaying(page)
  await page.keyboard.press('3')
  expect(await page.evaluate(() => window.soundSources)).toBe(0)
  for (const mode of ['Night mode', 'Dialogue boost', 'Standard', 'Night mode']) {
    await openMenu(page, 'Audio, quality and speed')
    await page.getByRole('group', { name: 'Sound', exact: true }).getByRole('radio', { name: mode }).check()
    await page.keyboard.press('Escape')
    const before = await playedSeconds(page)
    await expect.poll(() => playedSeconds(page)).toBeGreaterThan(before + 0.5)
  }
  expect(await page.evaluate(() => window.soundSources)).toBe(1)
  const levels = await page.evaluate(() => window.soundLevels)
  expect(levels.length).toBeGreaterThan(20)
  expect(longestSilence(levels)).toBeLessThan(200)

  await page.reload()
  await expectPlaying(page)
  await page.keyboard.press('m')
  await expect.poll(() => page.evaluate(() => window.soundSources)).toBe(1)
})

declare global {
  interface Window {
    soundSources: number
    soundLevels: number[]
  }
}

/** Runs in the page: counts the videos whose sound goes through Web Audio, and measures what reaches the speakers. */
function measureSound(): void {
  Object.assign(window, { soundSources: 0, soundLevels: [] })
  // oxlint-disable-next-line typescript/unbound-method -- called with its context below
  const create = AudioContext.prototype.createMediaElementSource
  let heard: HTMLMediaElement
  AudioContext.prototype.createMediaElementSource = function (this: AudioContext, video) {
    heard = video
    window.soundSources += 1
    return create.call(this, video)
  }
  // oxlint-disable-next-line typescript/unbound-method -- called with its node below
  const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode
  AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
    if (to instanceof AudioDestinationNode) {
      const analyser = to.context.createAnalyser()
      const samples = new Float32Array(analyser.fftSize)
      let seconds = 0
      setInterval(() => {
        // A video that waits for its data is silent as well.
        if (heard.currentTime === seconds) return
        seconds = heard.currentTime
        analyser.getFloatTimeDomainData(samples)
        window.soundLevels.push(Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length))
      }, 40)
      connect.call(this, analyser)
    }
    return connect.call(this, to)
  } as typeof AudioNode.prototype.connect
}

/** In milliseconds, of the measured levels. */
function longestSilence(levels: number[]): number {
  const runs = levels.map((level) => (level < 0.0005 ? '0' : '1')).join('').split('1')
  return Math.max(...runs.map(({ length }) => length)) * 40
}

async function choosePart(place: Locator, part: string, choice: string): Promise<void> {
  await place.getByRole('combobox', { name: part, exact: true }).selectOption(choice)
}

async function expectYellowAtTop(page: Page): Promise<void> {
  const line = captionsIn(page).locator('span').first()
  await expect(line).toHaveCSS('color', 'rgb(255, 255, 0)')
  await expect.poll(async () => (await line.boundingBox())?.y).toBeLessThan((page.viewportSize()?.height ?? 0) / 2)
}

async function openMenu(page: Page, name: string): Promise<void> {
  await page.mouse.move(300, 300)
  await page.mouse.move(400, 300)
  await page.getByRole('button', { name }).click()
}

/** Chooses the first other audio track, and returns the name of the one before. */
async function chooseOther(page: Page, group: string): Promise<string> {
  await openMenu(page, 'Audio, quality and speed')
  const radios = page.getByRole('group', { name: group, exact: true }).getByRole('radio')
  const before = await radios.and(page.locator(':checked')).locator('xpath=..').innerText()
  await radios.and(page.locator(':not(:checked)')).first().check()
  await page.keyboard.press('Escape')
  return before.trim()
}
