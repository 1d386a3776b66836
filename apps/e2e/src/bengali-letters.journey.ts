import { expect, test } from '@playwright/test'
import { clippedContent } from './clipped-content.ts'
import { waitForHydration } from './user-steps.ts'

/** Runs in the page: headings, buttons and links of several lines that are lower than what is drawn in them, so that a conjunct or a vowel sign would touch the next line. */
async function tightLines(): Promise<string[]> {
  const pen = document.createElement('canvas').getContext('2d')!
  const tight = new Set<string>()
  for (const element of document.querySelectorAll('h1, h2, h3, h4, button, a, summary, label')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.nodeValue?.trim() ?? ''
      if (!/[ঀ-৿]/.test(words) || !text.parentElement) continue
      const range = new Range()
      range.selectNodeContents(text)
      // What is one pixel wide is for screen readers.
      if (range.getClientRects().length < 2 || text.parentElement.getBoundingClientRect().width <= 1) continue
      const { font, lineHeight } = getComputedStyle(text.parentElement)
      // The family's stand-ins are fonts of other machines, which may be missing here.
      await document.fonts.load(font, words).catch(() => undefined)
      pen.font = font
      const { actualBoundingBoxAscent, actualBoundingBoxDescent } = pen.measureText(words)
      const drawn = actualBoundingBoxAscent + actualBoundingBoxDescent
      if (parseFloat(lineHeight) + 1 < drawn) tight.add(`“${words}”: ${drawn.toFixed(1)} px in lines of ${lineHeight}`)
    }
  }
  return [...tight]
}

for (const width of [1280, 360]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('Bengali letters are drawn whole, with their signs and conjuncts', async ({ page }) => {
      for (const path of ['', '/shows', '/the-last-ferry', '/tram-24', '/search', '/search?search=শেষ', '/help', '/welcome', '/login', '/the-last-ferry?plans']) {
        await page.goto(`/bn${path}`)
        await waitForHydration(page)
        expect.soft(await page.evaluate(tightLines), path).toEqual([])
        expect.soft(await page.evaluate(clippedContent), path).toEqual([])
      }
    })
  })
}
