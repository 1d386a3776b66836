import type { Envelope, FanOut } from '@ott/analytics'
import { atom } from 'jotai'
import { store } from '../store.ts'

/** What became of an event, for the inspector: `out` says why it was held back. */
export type LoggedEvent = { event: Envelope; out: FanOut; state: 'waiting' | 'sent' | 'dropped' | 'held' | 'unsampled' }

const maxLogged = 500

/** The newest events of this tab, oldest first, in memory alone. Empty where no inspector can show them. */
export const eventLogAtom = atom<readonly LoggedEvent[]>([])

export function logEvent(entry: LoggedEvent): void {
  store.set(eventLogAtom, (logged) => [...logged, entry].slice(-maxLogged))
}

export function markEvents(events: Envelope[], state: LoggedEvent['state']): void {
  const ids = new Set(events.map(({ eventId }) => eventId))
  store.set(eventLogAtom, (logged) => logged.map((entry) => (ids.has(entry.event.eventId) ? { ...entry, state } : entry)))
}
