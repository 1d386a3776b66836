import { ipKey } from '../../rate-limit/ip-key.ts'
import type { Consumption, Limit, RateLimiter } from '../../rate-limit/rate-limiter.ts'

/** Codes sent to one number or e-mail (ID-16). The client counts 30 seconds; two seconds allow for a slow response. */
const resendPause: Limit = { name: 'code-pause', points: 1, windowSeconds: 28 }
const sendsPerHour: Limit = { name: 'code-hour', points: 5, windowSeconds: 3_600 }
const sendsPerDay: Limit = { name: 'code-day', points: 10, windowSeconds: 86_400 }
/** ID-62 */
const sendsPerIp: Limit = { name: 'code-address', points: 20, windowSeconds: 600 }

/** Wrong codes and passwords for one account (ID-17), and from one IP address (ID-63). */
const failuresPerHour: Limit = { name: 'wrong-hour', points: 10, windowSeconds: 3_600 }
const failuresPerDay: Limit = { name: 'wrong-day', points: 25, windowSeconds: 86_400 }
const failuresPerIp: Limit = { name: 'wrong-address', points: 30, windowSeconds: 600 }

/** Limits for every message to a person, for any purpose. */
export function sendLimits(identifier: string, ip: string): Consumption[] {
  const ofIdentifier = [resendPause, sendsPerHour, sendsPerDay].map((limit): Consumption => ({ limit, key: identifier }))
  return [...ofIdentifier, { limit: sendsPerIp, key: ipKey(ip) }]
}

/** The minimum wait between codes to one number or e-mail. */
export function resendLimit(identifier: string): Consumption[] {
  return [{ limit: resendPause, key: identifier }]
}

/** Limits one user's messages to numbers that are not proved yet. */
export function userSendLimits(userId: string): Consumption[] {
  return [sendsPerHour, sendsPerDay].map((limit) => ({ limit, key: `by ${userId}` }))
}

export function failureLimits(key: string, ip: string): Consumption[] {
  return [
    { limit: failuresPerHour, key },
    { limit: failuresPerDay, key },
    ...ipFailureLimits(ip),
  ]
}

/** Limits failures by IP that concern no particular account. */
export function ipFailureLimits(ip: string): Consumption[] {
  return [{ limit: failuresPerIp, key: ipKey(ip) }]
}

/**
 * Counts a failure before the comparison, so that concurrent guesses cannot exceed a limit, and refunds it on success.
 * A comparison that throws is no failure of the user's: the server was too busy.
 */
export async function countFailure(rateLimiter: RateLimiter, failure: Consumption[], matches: () => boolean | Promise<boolean>): Promise<boolean> {
  await rateLimiter.consume(failure)
  let isFailure = false
  try {
    isFailure = !(await matches())
    return !isFailure
  } finally {
    if (!isFailure) await rateLimiter.refund(failure)
  }
}
