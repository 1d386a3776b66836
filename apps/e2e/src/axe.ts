import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import core from 'axe-core'
import type { RunOptions } from 'axe-core'

declare global {
  var axe: typeof core
}

const everyRule = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'] } satisfies RunOptions

/**
 * The violations on the page, each with its elements. Axe runs in the page itself: @axe-core/playwright opens another page
 * for every run and takes ten times as long.
 */
export async function axeViolations(page: Page, rules: RunOptions = everyRule): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(core.source)
  const { violations } = await page.evaluate((options) => globalThis.axe.run(options), rules)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/**
 * The page has no accessibility violations (WEB-7). Axe runs after all transitions, because a text between two colours
 * has the contrast of neither.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.waitForFunction(isAnimationFinished)
  expect(await axeViolations(page)).toEqual([])
  await page.emulateMedia({ reducedMotion: null })
}

/** Runs in the page: whether every animation has ended, except for endless ones. */
export function isAnimationFinished(): boolean {
  return document.getAnimations().every(({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity)
}
