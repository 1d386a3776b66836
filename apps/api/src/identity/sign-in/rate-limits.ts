import { ipKey, networkKey } from '../../rate-limit/ip-key.ts'
import type { Consumption, Limit, RateLimiter } from '../../rate-limit/rate-limiter.ts'
import type { Trust } from './client-trust.ts'

/** Who sends or guesses: a browser, if it names itself, at an IP. */
export type LimitedClient = { browserId: string | null; ip: string; trust: Trust }

/**
 * Codes that one client requests for one number or e-mail (ID-16). The browser counts 30 seconds; two seconds allow for
 * a slow response.
 */
const resendPause: Limit = { name: 'code-pause', points: 1, windowSeconds: 28 }
const sendsPerHour: Limit = { name: 'code-hour', points: 5, windowSeconds: 3_600 }
const sendsPerDay: Limit = { name: 'code-day', points: 10, windowSeconds: 86_400 }
/** The same over all clients (ID-86). */
const allSendsPerHour: Limit = { name: 'codes-hour', points: 10, windowSeconds: 3_600 }
const allSendsPerDay: Limit = { name: 'codes-day', points: 20, windowSeconds: 86_400 }
/** ID-62 */
const sendsPerIp: Limit = { name: 'code-address', points: 20, windowSeconds: 600 }
/** Numbers that differ in their last four digits belong to one operator, which earns from each message (ID-87). */
const sendsPerPrefix: Limit = { name: 'code-prefix', points: 30, windowSeconds: 3_600 }
const sendsPerNetwork: Limit = { name: 'code-network', points: 30, windowSeconds: 3_600 }

/** Wrong codes and passwords of one client for one account (ID-17), of all clients (ID-86), and from one IP (ID-63). */
const failuresPerHour: Limit = { name: 'wrong-hour', points: 10, windowSeconds: 3_600 }
const failuresPerDay: Limit = { name: 'wrong-day', points: 25, windowSeconds: 86_400 }
const allFailuresPerHour: Limit = { name: 'wrongs-hour', points: 20, windowSeconds: 3_600 }
const allFailuresPerDay: Limit = { name: 'wrongs-day', points: 50, windowSeconds: 86_400 }
const failuresPerIp: Limit = { name: 'wrong-address', points: 30, windowSeconds: 600 }

/** Limits for every message to a person, for any purpose. */
export function sendLimits(identifier: string, client: LimitedClient): Consumption[] {
  return [
    ...counts([resendPause, sendsPerHour, sendsPerDay], clientKey(identifier, client)),
    ...overAllClients([allSendsPerHour, allSendsPerDay], identifier, client),
    ...prefixLimits(identifier, client),
    ...originLimits(client),
  ]
}

/** The minimum wait of one client between codes to one number or e-mail. */
export function resendLimit(identifier: string, client: LimitedClient): Consumption[] {
  return counts([resendPause], clientKey(identifier, client))
}

/** Limits one user's messages to contacts that are not proved yet. */
export function userSendLimits(userId: string): Consumption[] {
  return counts([sendsPerHour, sendsPerDay], `by ${userId}`)
}

export function failureLimits(key: string, client: LimitedClient): Consumption[] {
  return [
    ...counts([failuresPerHour, failuresPerDay], clientKey(key, client)),
    ...overAllClients([allFailuresPerHour, allFailuresPerDay], key, client),
    ...(client.trust === 'knownDevice' ? [] : ipFailureLimits(client.ip)),
  ]
}

/** Limits failures by IP that concern no particular account. */
export function ipFailureLimits(ip: string): Consumption[] {
  return counts([failuresPerIp], ipKey(ip))
}

/** A known device keeps its limits at every IP, so that it cannot multiply them. */
function clientKey(identifier: string, { browserId, ip, trust }: LimitedClient): string {
  return [identifier, browserId ?? '', trust === 'knownDevice' ? '' : ipKey(ip)].join(' ')
}

/** Clients that passed the bot check are counted apart from those that did not; a known device is not counted. */
function overAllClients(limits: Limit[], identifier: string, { trust }: LimitedClient): Consumption[] {
  return trust === 'knownDevice' ? [] : counts(limits, `${identifier} ${trust}`)
}

function prefixLimits(identifier: string, { trust }: LimitedClient): Consumption[] {
  if (!identifier.startsWith('+')) return []
  return counts([sendsPerPrefix], `${identifier.slice(0, -4)} ${trust === 'knownDevice'}`)
}

function originLimits({ ip, trust }: LimitedClient): Consumption[] {
  if (trust === 'knownDevice') return []
  const network = trust === 'none' ? networkKey(ip) : null
  return [...counts([sendsPerIp], ipKey(ip)), ...(network === null ? [] : counts([sendsPerNetwork], network))]
}

function counts(limits: Limit[], key: string): Consumption[] {
  return limits.map((limit) => ({ limit, key }))
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
