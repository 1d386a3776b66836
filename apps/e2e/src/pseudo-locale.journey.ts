import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { clippedContent } from './clipped-content.ts'
import { publicPaths, userPaths } from './page-paths.ts'
import { waitForHydration, newUser, openLogin, signIn } from './user-steps.ts'

const widths = [1280, 360]

/** As if another language said it: longer by two fifths, with a mark on every vowel. What was lengthened stays as it is. */
function lengthen(): void {
  const marked: Record<string, string> = { a: 'å', e: 'ë', i: 'ï', o: 'ö', u: 'ü', A: 'Å', E: 'Ë', I: 'Ï', O: 'Ö', U: 'Ü' }
  const longer = (text: string) =>
    text.includes('ë') ? text : text.replace(/\p{L}+/gu, (word) => word.replace(/[aeiou]/gi, (vowel) => marked[vowel] ?? vowel) + 'ë'.repeat(Math.ceil(word.length * 0.4)))
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.nodeValue?.trim() && !text.parentElement?.closest('script, style, noscript')) text.nodeValue = longer(text.nodeValue)
  }
  for (const field of document.querySelectorAll('input')) field.placeholder = longer(field.placeholder)
}

async function expectRoomForLongerWords(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(lengthen)
    expect.soft(await page.evaluate(clippedContent), `${page.url()}, ${width} px`).toEqual([])
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/en${path}`)
  await waitForHydration(page)
  if (/^\/login|\?plans$/.test(path)) await expect(page.getByRole('dialog')).toBeVisible()
}

test('every screen has room for words that are longer', async ({ page }) => {
  // So many screens in two widths are much for a machine that is busy.
  test.slow()
  for (const path of publicPaths) {
    await open(page, path)
    await expectRoomForLongerWords(page)
  }
})

test('so has every screen of a viewer', async ({ page }) => {
  await openLogin(page)
  await expectRoomForLongerWords(page)
  await page.goto('/en')
  await openLogin(page)
  await signIn(page, newUser().number)
  for (const path of userPaths) {
    await open(page, path)
    await expectRoomForLongerWords(page)
  }
})
