import type { EventAudience } from './tables.ts'

/** An event as it is stored. Times are in milliseconds since the epoch. */
export type CollectedEvent = {
  eventId: string
  name: string
  at: number
  viewId: string | null
  userKey: string | null
  country: string | null
  audience: EventAudience
  /** Needs no consent, and is dropped last. */
  isNecessary: boolean
  /** The share of events that is recorded. */
  sample: number
  context: Record<string, unknown>
  props: Record<string, unknown>
}

/** The day of an event, in UTC, by its own time: sent again after midnight it meets its first copy. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
