import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** The video plays in the player: its time advances and its picture has a height. */
export async function expectPlaying(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/watch(\?|$)/)
  const video = await onlyVideo(page)
  // What is shown before the player is ready covers the page, and hears no keys.
  await expect(page.locator('video[style*="fixed"]')).toHaveCount(0, { timeout: 20_000 })
  const begin = await playedSeconds(page)
  await expect.poll(() => playedSeconds(page), { timeout: 20_000 }).toBeGreaterThan(begin + 1)
  expect(await video.evaluate((element: HTMLVideoElement) => element.videoHeight)).toBeGreaterThan(0)
}

/** Lets the video play, then skips to two seconds before its end. */
export async function playToTheEnd(page: Page): Promise<void> {
  await expectPlaying(page)
  await page.locator('video').evaluate((video: HTMLVideoElement) => { video.currentTime = video.duration - 2 })
}

export async function playedSeconds(page: Page): Promise<number> {
  return (await onlyVideo(page)).evaluate((element: HTMLVideoElement) => element.currentTime)
}

/** The video is shown before the previous page, which may contain a trailer, is removed. */
export async function onlyVideo(page: Page): Promise<Locator> {
  const video = page.locator('video')
  await expect(video).toHaveCount(1)
  return video
}

/** Runs in the page: manifests say two seconds less than the media have, and the browser appends all of the media, as WebKit does. */
export function shortenManifests(): void {
  const original = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'response')
  Object.defineProperty(XMLHttpRequest.prototype, 'response', {
    get(this: XMLHttpRequest): unknown {
      const response: unknown = original?.get?.call(this)
      if (typeof response !== 'string') return response
      return response.replace(/mediaPresentationDuration="PT([\d.]+)S"/, (_, seconds: string) => `mediaPresentationDuration="PT${Number(seconds) - 2}S"`)
    },
  })
  Object.defineProperty(SourceBuffer.prototype, 'appendWindowEnd', { set: () => {} })
}
