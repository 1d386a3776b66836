import type { Locator, Page } from '@playwright/test'

export const captionBlock = 'main div[lang]:not(:has(button))'

/** The caption block over a video. */
export const captionsIn = (page: Page): Locator => page.locator(captionBlock)

/** Records the caption lines that are shown together, on pages opened afterwards. */
export async function recordCaptions(page: Page): Promise<void> {
  await page.addInitScript((captions) => {
    const seen: string[][] = []
    new MutationObserver(() => {
      seen.push(Array.from(document.querySelectorAll(`${captions} > div`), ({ textContent }) => textContent))
    }).observe(document, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { recordedCaptions: () => seen })
  }, captionBlock)
}

export const recordedCaptions = (page: Page): Promise<string[][]> =>
  page.evaluate(() => (window as unknown as { recordedCaptions: () => string[][] }).recordedCaptions())
