import { createHash } from 'node:crypto'
import { json, post, subjectOf } from './destination.ts'
import type { Destination, EventBatch, StoredEvent } from './destination.ts'

export type Ga4Settings = { url: string; measurementId: string; apiSecret: string; countries: string[] | null }

const maxParams = 25

/** Google Analytics by the Measurement Protocol, which answers 2xx whatever is sent. A request is about one client and one consent. */
export function ga4({ url, measurementId, apiSecret, countries }: Ga4Settings): Destination {
  const collectUrl = `${url}/mp/collect?${new URLSearchParams({ measurement_id: measurementId, api_secret: apiSecret })}`
  return {
    id: 'ga4',
    url,
    audiences: ['analytics', 'marketing'],
    countries,
    maxBatch: 25,
    requestKey: (event) => `${subjectOf(event)} ${event.audience}`,
    send: (events, signal) => post(collectUrl, JSON.stringify(ga4Payload(events)), json, signal),
  }
}

export function ga4Payload(events: EventBatch) {
  const [first] = events
  const advertising = first.audience === 'marketing' ? 'GRANTED' : 'DENIED'
  return {
    client_id: subjectOf(first),
    ...(first.user_key === null ? {} : { user_id: first.user_key }),
    consent: { ad_user_data: advertising, ad_personalization: advertising },
    events: events.map((event) => ({ name: event.name, timestamp_micros: event.at.getTime() * 1_000, params: paramsOf(event) })),
  }
}

/** Without session and engagement time the reports show no session. */
function paramsOf(event: StoredEvent): Record<string, string | number> {
  const values = Object.entries(event.props).flatMap(([name, value]) => (typeof value === 'string' || typeof value === 'number' ? [[name, value]] : typeof value === 'boolean' ? [[name, Number(value)]] : []))
  const own = { session_id: sessionOf(event), engagement_time_msec: 1, event_id: event.event_id }
  return { ...own, ...Object.fromEntries(values.slice(0, maxParams - Object.keys(own).length)) }
}

/** A number, as Google's own library sends. */
function sessionOf(event: StoredEvent): number {
  return createHash('sha256').update(subjectOf(event)).digest().readUInt32BE()
}
