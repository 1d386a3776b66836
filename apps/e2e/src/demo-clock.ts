import { periodEnd } from '@ott/billing/period'
import { brand } from '@ott/brand'
import { expect } from '@playwright/test'
import { product } from './product.ts'

type DemoClock = {
  passSeconds: (seconds: number) => Promise<void>
  passDays: (days: number) => Promise<void>
}

const knobs = `${product.api}/test/knobs`

/**
 * Moves the clock of the product and of its vendors, from task to task, and back at the end: other journeys share it.
 * It calls them without Playwright's `request`, which is closed when a journey has timed out.
 */
export async function withDemoClock(run: (clock: DemoClock) => Promise<void>): Promise<void> {
  const before = (await (await fetch(knobs)).json()) as { clockOffsetSeconds: number }
  const passSeconds = (seconds: number) => send('POST', `${product.api}/test/clock`, { advanceSeconds: seconds })
  try {
    await run({ passSeconds, passDays: (days) => passSeconds(days * 86_400) })
  } finally {
    await send('PUT', knobs, before)
    await send('POST', `${product.sandbox}/pay/clock`, { offsetSeconds: before.clockOffsetSeconds })
  }
}

async function send(method: 'PUT' | 'POST', url: string, body: object): Promise<void> {
  const { ok } = await fetch(url, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  expect(ok).toBe(true)
}

/** The days of so many months that begin in some days, as the product counts them. */
export function daysOfMonths(months: number, inDays = 0): number {
  const start = new Date(Date.now() + inDays * 86_400_000)
  return Math.round((periodEnd(start, brand.timeZone, 'MONTHLY', months).getTime() - start.getTime()) / 86_400_000)
}
