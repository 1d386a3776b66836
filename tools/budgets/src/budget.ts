/** Limits in bytes after brotli at its highest quality. */
export const budget = { scripts: 150_000, styles: 12_000 } as const

export type Weight = { scripts: number; styles: number }

/** Describes each exceeded budget. */
export function overweight(page: string, weight: Weight): string[] {
  return (Object.keys(budget) as (keyof Weight)[])
    .filter((kind) => weight[kind] > budget[kind])
    .map((kind) => `${page}: ${inKilobytes(weight[kind])} of ${kind}, ${inKilobytes(weight[kind] - budget[kind])} over the budget of ${inKilobytes(budget[kind])}`)
}

/** Kilobytes (1000 bytes) with one decimal. */
export function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
