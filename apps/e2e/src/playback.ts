import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** The video plays: its time advances and its picture has a height. */
export async function expectPlaying(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/watch(\?|$)/)
  const video = page.locator('video')
  // The video is shown before the previous page, which may contain a trailer, is removed.
  await expect(video).toHaveCount(1)
  const currentTime = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
  const begin = await currentTime()
  await expect.poll(currentTime, { timeout: 20_000 }).toBeGreaterThan(begin + 1)
  expect(await video.evaluate((element: HTMLVideoElement) => element.videoHeight)).toBeGreaterThan(0)
}

export const playedSeconds = (page: Page): Promise<number> =>
  page.locator('video').evaluate((element: HTMLVideoElement) => element.currentTime)
