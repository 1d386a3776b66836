import type { Page } from '@playwright/test'

/** The layout shift that a font swap may cause. */
export const fontSwapTolerance = 0.001

/** Records layout shifts on pages opened afterwards. */
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

/** The sum of all layout shifts, read after the fonts are loaded and painted. */
export async function layoutShiftScore(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return (window as unknown as { layoutShiftScore: () => number }).layoutShiftScore()
  })
}
