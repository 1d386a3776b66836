import { ipKey } from '../../rate-limit/ip-key.ts'
import type { Consumption, Limit, RateLimiter } from '../../rate-limit/rate-limiter.ts'

/** The viewer's clock says 30; two seconds are left to a slow answer (ID-16, ID-62, ID-17, ID-63). */
const pause: Limit = { name: 'code-pause', points: 1, windowSeconds: 28 }
const sendsAnHour: Limit = { name: 'code-hour', points: 5, windowSeconds: 3_600 }
const sendsADay: Limit = { name: 'code-day', points: 10, windowSeconds: 86_400 }
const sendsOfAddress: Limit = { name: 'code-address', points: 20, windowSeconds: 600 }

const failuresAnHour: Limit = { name: 'wrong-hour', points: 10, windowSeconds: 3_600 }
const failuresADay: Limit = { name: 'wrong-day', points: 25, windowSeconds: 86_400 }
const failuresOfAddress: Limit = { name: 'wrong-address', points: 30, windowSeconds: 600 }

/** What is sent to a person, wherever it was asked for. */
export function sendLimits(identifier: string, address: string): Consumption[] {
  const ofIdentifier = [pause, sendsAnHour, sendsADay].map((limit): Consumption => ({ limit, key: identifier }))
  return [...ofIdentifier, { limit: sendsOfAddress, key: ipKey(address) }]
}

/** The wait for another code to this number or address. */
export function resendLimit(identifier: string): Consumption[] {
  return [{ limit: pause, key: identifier }]
}

/** How much one viewer may have sent to numbers that are not known to be theirs. */
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

/** Guesses at nothing in particular. */
export function ipFailureLimits(address: string): Consumption[] {
  return [{ limit: failuresOfAddress, key: ipKey(address) }]
}

/** Counted as a failure before the comparison, so that guesses made at the same time cannot race past a limit. */
export async function countFailure(rateLimiter: RateLimiter, failure: Consumption[], isRight: () => boolean | Promise<boolean>): Promise<boolean> {
  await rateLimiter.consume(failure)
  const right = await isRight()
  if (right) await rateLimiter.refund(failure)
  return right
}
