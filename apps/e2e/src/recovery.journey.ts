import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectPlaying, playedSeconds } from './playback.ts'

const url = '/en/hilsa/hilsa/watch'
const media = /\/media\/[^?]*\.(m4s|mp4|mpd)/

test('a damaged segment costs no more film than itself', async ({ page }) => {
  await page.route(/\/media\/[^?]*\d+p-00006\.m4s/, (route) => route.fulfill({ contentType: 'video/iso.segment', body: Buffer.alloc(20_000, 7) }))
  await page.goto(url)
  await expectPlaying(page)
  await recordLoss(page)
  await expect.poll(() => playedSeconds(page), { timeout: 60_000 }).toBeGreaterThan(18)
  expect(await secondsLost(page)).toBeLessThan(3)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('an outage of the media is survived with few requests, and playback goes on after it', async ({ page }) => {
  test.setTimeout(120_000)
  let isDown = true
  // Only the first segments arrive, so that most of the film is still to come.
  let segmentsBefore = 8
  const lost: number[] = []
  await page.route(media, async (route) => {
    if (route.request().url().includes('.m4s')) segmentsBefore -= 1
    if (!isDown || segmentsBefore >= 0) return route.continue()
    lost.push(Date.now())
    await route.fulfill({ status: 503 })
  })
  await page.goto(url)
  await expectPlaying(page)
  await expect.poll(() => lost.length).toBeGreaterThan(0)
  await page.waitForTimeout(30_000)
  // After the first failures one request in seven seconds.
  const late = lost.filter((atMs) => atMs > lost[0]! + 8_000)
  expect(late.length).toBeLessThanOrEqual(5)
  const before = await playedSeconds(page)
  isDown = false
  await expect.poll(() => playedSeconds(page), { timeout: 20_000 }).toBeGreaterThan(before + 1)
})

test('playback goes on while renewals of its token hang', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto(url)
  await expectPlaying(page)
  let hanging = 0
  await page.route('**/entitlement?*', () => { hanging += 1 })
  await page.keyboard.press('0')
  await expect(page.getByRole('button', { name: 'Watch again' })).toBeVisible({ timeout: 80_000 })
  expect(hanging).toBeGreaterThan(0)
})

type Recorded = Window & { secondsLost?: number }

/** The longest piece of film that is passed over. A reopened stream is at 0 for a moment. */
function recordLoss(page: Page): Promise<void> {
  return page.locator('video').evaluate((video: HTMLVideoElement) => {
    const recorded: Recorded = window
    let furthest = video.currentTime
    recorded.secondsLost = 0
    setInterval(() => {
      recorded.secondsLost = Math.max(recorded.secondsLost ?? 0, video.currentTime - furthest)
      furthest = Math.max(furthest, video.currentTime)
    }, 100)
  })
}

const secondsLost = (page: Page) => page.evaluate(() => (window as Recorded).secondsLost)
