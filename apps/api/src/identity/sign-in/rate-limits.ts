import { ipKey } from '../../rate-limit/ip-key.ts'
import type { Consumption, Limit, RateLimiter } from '../../rate-limit/rate-limiter.ts'

/** The client counts 30 seconds; two seconds allow for a slow response (ID-16, ID-62, ID-17, ID-63). */
const pause: Limit = { name: 'code-pause', points: 1, windowSeconds: 28 }
const sendsAnHour: Limit = { name: 'code-hour', points: 5, windowSeconds: 3_600 }
const sendsADay: Limit = { name: 'code-day', points: 10, windowSeconds: 86_400 }
const sendsOfAddress: Limit = { name: 'code-address', points: 20, windowSeconds: 600 }

const failuresAnHour: Limit = { name: 'wrong-hour', points: 10, windowSeconds: 3_600 }
const failuresADay: Limit = { name: 'wrong-day', points: 25, windowSeconds: 86_400 }
const failuresOfAddress: Limit = { name: 'wrong-address', points: 30, windowSeconds: 600 }

/** Limits for every message to a person, for any purpose. */
export function sendLimits(identifier: string, address: string): Consumption[] {
  const ofIdentifier = [pause, sendsAnHour, sendsADay].map((limit): Consumption => ({ limit, key: identifier }))
  return [...ofIdentifier, { limit: sendsOfAddress, key: ipKey(address) }]
}

/** The minimum wait between codes to one number or e-mail. */
export function resendLimit(identifier: string): Consumption[] {
  return [{ limit: pause, key: identifier }]
}

/** Limits one user's messages to numbers that are not proved yet. */
export function userSendLimits(userId: string): Consumption[] {
  return [sendsAnHour, sendsADay].map((limit) => ({ limit, key: `by ${userId}` }))
}

export function failureLimits(key: string, address: string): Consumption[] {
  return [
    { limit: failuresAnHour, key },
    { limit: failuresADay, key },
    ...ipFailureLimits(address),
  ]
}

/** Limits failures by IP that concern no particular account. */
export function ipFailureLimits(address: string): Consumption[] {
  return [{ limit: failuresOfAddress, key: ipKey(address) }]
}

/**
 * Counts a failure before the comparison and refunds it on success, so that concurrent guesses cannot exceed a limit.
 */
export async function countFailure(rateLimiter: RateLimiter, failure: Consumption[], isRight: () => boolean | Promise<boolean>): Promise<boolean> {
  await rateLimiter.consume(failure)
  const right = await isRight()
  if (right) await rateLimiter.refund(failure)
  return right
}
