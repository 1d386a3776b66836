import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import core from 'axe-core'
import type { RunOptions } from 'axe-core'

declare global {
  var axe: typeof core
}

const everyRule = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'] } satisfies RunOptions

/**
 * Which rules what is shown breaks, each with where it does. It is looked at in its own page, without the runner that axe
 * has for pages with frames: that opens a page more each time and takes ten times as long.
 */
export async function brokenRules(page: Page, rules: RunOptions = everyRule): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(core.source)
  const { violations } = await page.evaluate((options) => globalThis.axe.run(options), rules)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/**
 * Nothing that a machine can find keeps anybody from using what is shown (WEB-7). Nothing moves while it is looked at: half-way
 * from one colour to the next, it has the contrast of neither.
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
