import { z } from 'zod'

/** Overrides that tests may set in demo mode: clock, lifetimes, rate limits and faults. */
export const testOverridesSchema = z.strictObject({
  clockOffsetSeconds: z.number().default(0),
  /** Multiplies every rate limit and divides every wait. Limits are never off. */
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
  /** Faults by call name: a delayed response, an error, or no response. */
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

/** The product's lifetimes, each shortened by its override if there is one. */
export function lifetimes(testOverrides: TestOverrides): Lifetimes {
  return { accessTokenSeconds: 900, anonymousTokenSeconds: 86_400, codeSeconds: 600, refreshGraceSeconds: 30, ...testOverrides.lifetimes }
}

/** The time of the product: the given one, moved by its override. */
export function clock(now: () => number, testOverrides: () => TestOverrides): () => Date {
  return () => new Date(now() + testOverrides().clockOffsetSeconds * 1_000)
}
