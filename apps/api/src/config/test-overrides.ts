import { z } from 'zod'

/** What tests may turn in demo mode: they travel in time, shorten lives, loosen limits and break calls. */
export const knobsSchema = z.strictObject({
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

export type Knobs = z.output<typeof knobsSchema>

export const untouched: Knobs = knobsSchema.parse({})

export type Lifetimes = Required<Knobs['lifetimes']>

/** The product's own lives, as far as no knob shortens them. */
export function lifetimes(knobs: Knobs): Lifetimes {
  return { accessTokenSeconds: 900, anonymousTokenSeconds: 86_400, codeSeconds: 600, refreshGraceSeconds: 30, ...knobs.lifetimes }
}

export function clock(knobs: () => Knobs): () => Date {
  return () => new Date(Date.now() + knobs().clockOffsetSeconds * 1_000)
}
