/** Limits in bytes after brotli at its highest quality. */
export const budget = { scripts: 150_000, styles: 12_000 } as const

export type Sizes = { scripts: number; styles: number }

/** Describes each exceeded budget. */
export function budgetViolations(page: string, sizes: Sizes): string[] {
  return (Object.keys(budget) as (keyof Sizes)[])
    .filter((kind) => sizes[kind] > budget[kind])
    .map((kind) => `${page}: ${inKilobytes(sizes[kind])} of ${kind}, ${inKilobytes(sizes[kind] - budget[kind])} over the budget of ${inKilobytes(budget[kind])}`)
}

/** A page of TV activation is opened once, on a phone with a slow connection (TV-20). */
export const activationBudget = 4_000

export function activationViolations(page: string, bytes: number): string[] {
  return bytes > activationBudget ? [`${page}: ${inKilobytes(bytes)}, ${inKilobytes(bytes - activationBudget)} over the budget of ${inKilobytes(activationBudget)}`] : []
}

/** Kilobytes (1000 bytes) with one decimal. */
export function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
