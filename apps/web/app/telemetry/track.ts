import type { BrowserEventName, EventProps } from '@ott/analytics'

/** What happened, before it is known whether and where it may be sent. */
export type TrackedEvent = { [N in BrowserEventName]: { name: N; props: EventProps[N] } }[BrowserEventName] & {
  /** Milliseconds since the epoch, by the clock of this device. */
  at: number
  /** Of the page that it happened on. */
  path: string
  viewId?: string
}

const maxWaiting = 200

let waiting: TrackedEvent[] = []
let receive: ((event: TrackedEvent) => void) | null = null

/** Records an event. Events wait here until the telemetry chunk is loaded, which decides by the viewer's consent (AN-3). */
export function track<N extends BrowserEventName>(name: N, props: EventProps[N], viewId?: string): void {
  const event = { name, props, at: Date.now(), path: location.pathname, viewId } as TrackedEvent
  if (receive) receive(event)
  else if (waiting.length < maxWaiting) waiting.push(event)
}

/** Takes the events that wait, and all later ones. */
export function receiveEvents(receiver: (event: TrackedEvent) => void): void {
  receive = receiver
  waiting.forEach(receiver)
  waiting = []
}
