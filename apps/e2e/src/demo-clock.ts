import { periodEnd } from '@ott/billing/period'
import { brand } from '@ott/brand'
import { expect } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'
import { product } from './product.ts'

type DemoClock = { passDays: (days: number) => Promise<void> }

/** Moves the clock of the product and of its vendors, from task to task, and back at the end: other journeys share it. */
export async function withDemoClock(request: APIRequestContext, run: (clock: DemoClock) => Promise<void>): Promise<void> {
  const knobs = `${product.api}/test/knobs`
  const before = (await (await request.get(knobs)).json()) as { clockOffsetSeconds: number }
  try {
    await run({
      passDays: async (days) => expect((await request.post(`${product.api}/test/clock`, { data: { advanceSeconds: days * 86_400 }, timeout: 60_000 })).ok()).toBe(true),
    })
  } finally {
    await request.put(knobs, { data: before })
    await moveVendorClock(request, before.clockOffsetSeconds)
  }
}

/** The banks' clock alone, in seconds ahead of real time. */
export async function moveVendorClock(request: APIRequestContext, offsetSeconds: number): Promise<void> {
  expect((await request.post(`${product.sandbox}/pay/clock`, { data: { offsetSeconds } })).ok()).toBe(true)
}

/** The days of so many months that begin in some days, as the product counts them. */
export function daysOfMonths(months: number, inDays = 0): number {
  const start = new Date(Date.now() + inDays * 86_400_000)
  return Math.round((periodEnd(start, brand.timeZone, 'MONTHLY', months).getTime() - start.getTime()) / 86_400_000)
}
