import { json, post, subjectOf } from './destination.ts'
import type { Destination, StoredEvent } from './destination.ts'

export type PosthogSettings = { url: string; apiKey: string; countries: string[] | null }

/** PostHog, without profiles of persons and without a look-up of the place. */
export function posthog({ url, apiKey, countries }: PosthogSettings): Destination {
  return {
    id: 'posthog',
    url,
    audiences: ['analytics', 'marketing'],
    countries,
    maxBatch: 100,
    send: (events, signal) => post(`${url}/batch/`, JSON.stringify({ api_key: apiKey, batch: events.map(captured) }), json, signal),
  }
}

function captured(event: StoredEvent) {
  const { event_id, name, at, country, props } = event
  return {
    event: name,
    uuid: event_id,
    distinct_id: subjectOf(event),
    timestamp: at.toISOString(),
    properties: { ...props, ...(country === null ? {} : { country }), $process_person_profile: false, $geoip_disable: true },
  }
}
