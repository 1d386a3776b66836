import { expect, test } from '@playwright/test'
import { clippedContent } from './clipped-content.ts'
import { waitForHydration } from './user-steps.ts'

/** Runs in the page: the headings and controls whose line height is less than their glyphs, so that signs of two lines touch. */
async function touchingLines(): Promise<string[]> {
  const context = document.createElement('canvas').getContext('2d')!
  const touching = new Set<string>()
  for (const element of document.querySelectorAll('h1, h2, h3, h4, button, a, summary, label')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.nodeValue?.trim() ?? ''
      if (!/[ঀ-৿]/.test(words) || !text.parentElement) continue
      const range = new Range()
      range.selectNodeContents(text)
      // Screen reader texts are one pixel wide.
      if (range.getClientRects().length < 2 || text.parentElement.getBoundingClientRect().width <= 1) continue
      const { font, lineHeight } = getComputedStyle(text.parentElement)
      // The fallback fonts of the family may be missing on this machine.
      await document.fonts.load(font, words).catch(() => undefined)
      context.font = font
      const { actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText(words)
      const glyphHeight = actualBoundingBoxAscent + actualBoundingBoxDescent
      if (parseFloat(lineHeight) + 1 < glyphHeight) touching.add(`“${words}”: ${glyphHeight.toFixed(1)} px in lines of ${lineHeight}`)
    }
  }
  return [...touching]
}

for (const width of [1280, 360]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('Bengali text is not clipped and its lines do not touch', async ({ page }) => {
      for (const path of ['', '/shows', '/the-last-ferry', '/tram-24', '/search', '/search?search=শেষ', '/help', '/welcome', '/login', '/the-last-ferry?plans']) {
        await page.goto(`/bn${path}`)
        await waitForHydration(page)
        expect.soft(await page.evaluate(touchingLines), path).toEqual([])
        expect.soft(await page.evaluate(clippedContent), path).toEqual([])
      }
    })
  })
}
