import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** The film runs: its clock moves and its picture has a height. */
export async function expectPlaying(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/watch(\?|$)/)
  const video = page.locator('video')
  // It is seen before the page that is left has gone, which may have a trailer.
  await expect(video).toHaveCount(1)
  const clock = () => video.evaluate((film: HTMLVideoElement) => film.currentTime)
  const begin = await clock()
  await expect.poll(clock, { timeout: 20_000 }).toBeGreaterThan(begin + 1)
  expect(await video.evaluate((film: HTMLVideoElement) => film.videoHeight)).toBeGreaterThan(0)
}

export const playedSeconds = (page: Page): Promise<number> =>
  page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime)
