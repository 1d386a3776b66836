import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { captionsIn, cueAfter3 } from './captions.ts'
import { expectPlaying, playedSeconds } from './playback.ts'

test('a video plays on in a window with its captions and controls, and returns without a stall (PLAY-183)', async ({ page }) => {
  await page.goto('/en/hilsa/hilsa/watch')
  await expectPlaying(page)
  await page.keyboard.press('c')
  const small = await openWindow(page)
  await expect(page.getByText('Playing in picture in picture')).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
  await expectAdvancing(small)

  await page.keyboard.press('3')
  await expect(small.getByText(cueAfter3.en)).toBeVisible()
  await expect(captionsIn(page)).toHaveCount(0)
  await expectAccessible(small)
  expect(await small.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family).join())).toContain('Anek')
  await small.keyboard.press('k')
  await expect(small.locator('video')).toHaveJSProperty('paused', true)
  await expect(small.getByRole('button', { name: 'Play' })).toBeVisible()
  const before = await playedSeconds(small)
  await small.getByRole('button', { name: 'Back 10 seconds' }).click()
  await expect.poll(() => playedSeconds(small)).toBeLessThan(before - 5)
  await small.getByRole('button', { name: 'Play' }).click()
  await expectAdvancing(small)

  const [begin, beginMs] = [await playedSeconds(small), Date.now()]
  const closed = small.waitForEvent('close')
  await small.getByRole('button', { name: 'Back to this page' }).click()
  await closed
  await expect(page.locator('video')).toHaveJSProperty('paused', false)
  await expectPlaying(page)
  expect(await playedSeconds(page) - begin).toBeLessThan((Date.now() - beginMs) / 1_000 + 1)
  await page.keyboard.press('d')
  await expect(page.getByText('Stalled')).toHaveCount(0)
})

test('the next episode plays in the same window (PLAY-184)', async ({ page }) => {
  await page.goto('/en/detective-owl/owl-s1e2/watch')
  await expectPlaying(page)
  const small = await openWindow(page)
  await small.locator('video').evaluate((video: HTMLVideoElement) => { video.currentTime = video.duration - 2 })
  await expect(page).toHaveURL(/\/owl-s1e3\/watch$/, { timeout: 25_000 })
  // The address changes before the video does.
  await expect.poll(() => playedSeconds(small)).toBeLessThan(15)
  await expectAdvancing(small)
})

test('without windows of its own the browser shows the video, and the next episode after it (PLAY-184)', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'documentPictureInPicture'))
  await page.goto('/en/detective-owl/owl-s1e2/watch')
  await expectPlaying(page)
  await page.keyboard.press('i')
  const isOpen = () => page.evaluate(() => document.pictureInPictureElement !== null)
  await expect.poll(isOpen).toBe(true)
  await expect(page.getByText('Playing in picture in picture')).toBeVisible()
  await page.locator('video').evaluate((video: HTMLVideoElement) => { video.currentTime = video.duration - 2 })
  await expect(page).toHaveURL(/\/owl-s1e3\/watch$/, { timeout: 25_000 })
  await expectPlaying(page)
  await expect.poll(() => page.evaluate(() => document.pictureInPictureElement === document.querySelector('video:not([hidden] *)'))).toBe(true)
  await page.getByRole('button', { name: 'Back to this page' }).click()
  await expect.poll(isOpen).toBe(false)
  await expectPlaying(page)
})

async function openWindow(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.keyboard.press('i')
  const small = await opened
  await expect(small.locator('video')).toHaveCount(1)
  return small
}

async function expectAdvancing(page: Page): Promise<void> {
  const begin = await playedSeconds(page)
  await expect.poll(() => playedSeconds(page), { timeout: 20_000 }).toBeGreaterThan(begin + 1)
}
