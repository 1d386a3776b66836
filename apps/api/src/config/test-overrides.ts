import { z } from 'zod'

/** What tests may turn in demo mode: they travel in time, shorten lives, loosen limits and break calls. */
export const testOverridesSchema = z.strictObject({
  clockOffsetSeconds: z.number().default(0),
  /** Every rate limit allows this many times as much, and waits are this many times as short. Never off. */
  rateLimitScale: z.number().min(1).max(10_000).default(1),
  lifetimes: z
    .strictObject({
      accessTokenSeconds: z.number().int().min(1).max(900),
      anonymousTokenSeconds: z.number().int().min(1).max(86_400),
      codeSeconds: z.number().int().min(1).max(600),
      refreshGraceSeconds: z.number().int().min(0).max(30),
    })
    .partial()
    .default({}),
  /** By name of a call: answer late, with an error, or not at all. */
  faults: z
    .record(
      z.string(),
      z.strictObject({
        delayMs: z.number().int().min(0).max(60_000).optional(),
        errorCode: z.enum(['INTERNAL', 'UNAVAILABLE', 'TIMEOUT', 'RATE_LIMITED', 'UPSTREAM_FAILED', 'TOKEN_EXPIRED']).optional(),
        drop: z.boolean().optional(),
      }),
    )
    .default({}),
})

export type TestOverrides = z.output<typeof testOverridesSchema>

export const noOverrides: TestOverrides = testOverridesSchema.parse({})

export type Lifetimes = Required<TestOverrides['lifetimes']>

/** The product's own lives, as far as no knob shortens them. */
export function lifetimes(testOverrides: TestOverrides): Lifetimes {
  return { accessTokenSeconds: 900, anonymousTokenSeconds: 86_400, codeSeconds: 600, refreshGraceSeconds: 30, ...testOverrides.lifetimes }
}

export function clock(testOverrides: () => TestOverrides): () => Date {
  return () => new Date(Date.now() + testOverrides().clockOffsetSeconds * 1_000)
}
