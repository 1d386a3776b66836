import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Which rules what is shown breaks, each with where it does. */
export async function brokenRules(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/**
 * Nothing that a machine can find keeps anybody from using what is shown (WEB-7). Nothing moves while it is looked at,
 * also what comes late: half-way from one colour to the next, it has the contrast of neither.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.waitForFunction(nothingMoves)
  expect(await brokenRules(page)).toEqual([])
  await page.emulateMedia({ reducedMotion: null })
}

/** Whether, in the page, nothing is on its way to somewhere any more. What turns for ever may go on. */
export function nothingMoves(): boolean {
  return document.getAnimations().every(({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity)
}
