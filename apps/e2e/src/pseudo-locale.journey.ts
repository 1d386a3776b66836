import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { clippedContent } from './clipped-content.ts'
import { publicPaths, userPaths } from './page-paths.ts'
import { waitForHydration, newUser, openLogin, signIn } from './user-steps.ts'

const widths = [1280, 360]

/** Runs in the page: a pseudo-locale with accented vowels and texts 40 % longer. Applying it twice changes nothing. */
function applyPseudoLocale(): void {
  const marked: Record<string, string> = { a: 'å', e: 'ë', i: 'ï', o: 'ö', u: 'ü', A: 'Å', E: 'Ë', I: 'Ï', O: 'Ö', U: 'Ü' }
  const longer = (text: string) =>
    text.includes('ë') ? text : text.replace(/\p{L}+/gu, (word) => word.replace(/[aeiou]/gi, (vowel) => marked[vowel] ?? vowel) + 'ë'.repeat(Math.ceil(word.length * 0.4)))
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.nodeValue?.trim() && !text.parentElement?.closest('script, style, noscript')) text.nodeValue = longer(text.nodeValue)
  }
  for (const field of document.querySelectorAll('input')) field.placeholder = longer(field.placeholder)
}

async function expectRoomForLongerText(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(applyPseudoLocale)
    expect.soft(await page.evaluate(clippedContent), `${page.url()}, ${width} px`).toEqual([])
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/en${path}`)
  await waitForHydration(page)
  if (/^\/login|\?plans$/.test(path)) await expect(page.getByRole('dialog')).toBeVisible()
}

test('every public page has room for longer text', async ({ page }) => {
  // Many screens in two widths take long on a busy machine.
  test.slow()
  for (const path of publicPaths) {
    await open(page, path)
    await expectRoomForLongerText(page)
  }
})

test('every page of a signed-in user has room for longer text', async ({ page }) => {
  test.slow()
  await openLogin(page)
  await expectRoomForLongerText(page)
  await page.goto('/en')
  await openLogin(page)
  await signIn(page, newUser().number)
  for (const path of userPaths) {
    await open(page, path)
    await expectRoomForLongerText(page)
  }
})
