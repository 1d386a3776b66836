export const destinations = ['gtm', 'ga4', 'segment', 'posthog', 'snowplow', 'sentry'] as const

export type DestinationName = (typeof destinations)[number]

/** An event as a vendor got it. */
export type ReceivedEvent = {
  number: number
  at: string
  destination: DestinationName
  name: string
  /** What the vendor drops repetitions by. */
  id: string | null
  viewId: string | null
  /** What the vendor would complain about, or silently drop. */
  problems: string[]
  payload: unknown
}

export type ReceivedEvents = {
  add: (event: Omit<ReceivedEvent, 'number' | 'at'>) => void
  /** Newest first; an absent filter matches all. */
  find: (filter: EventFilter) => ReceivedEvent[]
  onEvent: (listener: (event: ReceivedEvent) => void) => () => void
  clear: () => void
}

export type EventFilter = { name?: string; destination?: string; view?: string }

const maxEvents = 1_000

/** The last thousand events of all vendors. */
export function receivedEvents(): ReceivedEvents {
  let events: ReceivedEvent[] = []
  let count = 0
  const listeners = new Set<(event: ReceivedEvent) => void>()
  return {
    add(event) {
      count += 1
      const received = { number: count, at: new Date().toISOString(), ...event }
      events = [received, ...events].slice(0, maxEvents)
      for (const listener of listeners) listener(received)
    },
    find: (filter) => events.filter((event) => matches(event, filter)),
    onEvent(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    clear: () => void (events = []),
  }
}

export function matches(event: ReceivedEvent, { name, destination, view }: EventFilter): boolean {
  return (!name || event.name.toLowerCase().includes(name.toLowerCase())) && (!destination || event.destination === destination) && (!view || event.viewId === view)
}
