import { nothingAllowed } from './consent.ts'
import type { Permissions } from './consent.ts'
import { classOf, isNecessary } from './events.ts'
import type { EventName, SampleRates } from './events.ts'

export type Audience = {
  permissions: Permissions
  /** The profile of a child, or one capped below U/A 16+. */
  isMinor: boolean
}

/** Where an event may go, and the reason for the inspector. */
export type FanOut = {
  /** To the own collector. */
  collector: boolean
  /** With the pseudonym of the user. */
  withUser: boolean
  /** To destinations for analytics. */
  analytics: boolean
  /** To destinations for marketing, the tag manager among them. */
  marketing: boolean
  reason: 'allowed' | 'necessary' | 'noConsent' | 'minor' | 'unknown'
}

const nowhere = { collector: false, withUser: false, analytics: false, marketing: false }

/**
 * Where an event may go. Necessary events are always recorded, without a user (AN-3). Of minors nothing else is, and nothing leaves
 * for a destination (AN-7).
 */
export function fanOut(name: string, { permissions, isMinor }: Audience): FanOut {
  const eventClass = classOf(name)
  if (eventClass === undefined) return { ...nowhere, reason: 'unknown' }
  const given = isMinor ? nothingAllowed : permissions
  if (given.analytics && eventClass !== 'N') return { collector: true, withUser: true, analytics: true, marketing: eventClass === 'AM' && given.marketing, reason: 'allowed' }
  if (isNecessary(name)) return { ...nowhere, collector: true, reason: 'necessary' }
  return { ...nowhere, reason: isMinor ? 'minor' : 'noConsent' }
}

/** Whether a view or tab is in the sample of an event: the same id always is or never is. */
export function isSampled(name: EventName, id: string, rates: SampleRates): boolean {
  return fraction(id) < (rates[name] ?? 1)
}

/** FNV-1a of an id, mixed, as a number from 0 up to 1. */
function fraction(id: string): number {
  let hash = 0x811c9dc5
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000
}
