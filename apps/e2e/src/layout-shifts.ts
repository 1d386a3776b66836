import type { Page } from '@playwright/test'

/** Letters whose font comes late may move by less than this, and nothing else at all. */
export const fontSwapTolerance = 0.001

/** Sums up what moves on pages that are opened from now on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0
    const add = (shifts: PerformanceEntryList) => {
      for (const { value } of shifts as (PerformanceEntry & { value: number })[]) sum += value
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const layoutShiftScore = () => {
      add(observer.takeRecords())
      return sum
    }
    Object.assign(window, { layoutShiftScore })
  })
}

/** Once all fonts are here and drawn. */
export async function layoutShiftScore(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    return (window as unknown as { layoutShiftScore: () => number }).layoutShiftScore()
  })
}
