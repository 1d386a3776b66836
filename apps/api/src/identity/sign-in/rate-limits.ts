import { addressKey } from '../../rate-limit/rate-limiter.ts'
import type { Limit, Limits, Spend } from '../../rate-limit/rate-limiter.ts'

/** The viewer's clock says 30; two seconds are left to a slow answer (ID-16, ID-17). */
const pause: Limit = { name: 'code-pause', times: 1, seconds: 28 }
const sendsAnHour: Limit = { name: 'code-hour', times: 5, seconds: 3_600 }
const sendsADay: Limit = { name: 'code-day', times: 10, seconds: 86_400 }
const sendsOfAddress: Limit = { name: 'code-address', times: 20, seconds: 600 }

const failuresAnHour: Limit = { name: 'wrong-hour', times: 10, seconds: 3_600 }
const failuresADay: Limit = { name: 'wrong-day', times: 25, seconds: 86_400 }
const failuresOfAddress: Limit = { name: 'wrong-address', times: 30, seconds: 600 }

/** What is sent to a person, wherever it was asked for. */
export function sendsTo(identifier: string, address: string): Spend[] {
  const ofIdentifier = [pause, sendsAnHour, sendsADay].map((limit): Spend => ({ limit, key: identifier }))
  return [...ofIdentifier, { limit: sendsOfAddress, key: addressKey(address) }]
}

/** The wait for another code to this number or address. */
export function pauseOf(identifier: string): Spend[] {
  return [{ limit: pause, key: identifier }]
}

/** How much one viewer may have sent to numbers that are not known to be theirs. */
export function sendsBy(userId: string): Spend[] {
  return [sendsAnHour, sendsADay].map((limit) => ({ limit, key: `by ${userId}` }))
}

export function failuresAt(key: string, address: string): Spend[] {
  return [
    { limit: failuresAnHour, key },
    { limit: failuresADay, key },
    ...failuresFrom(address),
  ]
}

/** Guesses at nothing in particular. */
export function failuresFrom(address: string): Spend[] {
  return [{ limit: failuresOfAddress, key: addressKey(address) }]
}

/** Counted as a failure before the comparison, so that guesses made at the same time cannot race past a limit. */
export async function guess(limits: Limits, failure: Spend[], isRight: () => boolean | Promise<boolean>): Promise<boolean> {
  await limits.spend(failure)
  const right = await isRight()
  if (right) await limits.giveBack(failure)
  return right
}
