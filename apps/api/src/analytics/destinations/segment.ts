import { json, post, subjectOf } from './destination.ts'
import type { Destination, StoredEvent } from './destination.ts'

export type SegmentSettings = { url: string; writeKey: string; countries: string[] | null }

/** Segment, and RudderStack, which speaks the same protocol. `messageId` lets them drop what they have. */
export function segment({ url, writeKey, countries }: SegmentSettings): Destination {
  const authorization = `Basic ${Buffer.from(`${writeKey}:`).toString('base64')}`
  return {
    id: 'segment',
    url,
    audiences: ['analytics', 'marketing'],
    countries,
    maxBatch: 100,
    send: (events, signal) => post(`${url}/v1/batch`, JSON.stringify({ batch: events.map(trackCall) }), { ...json, authorization }, signal),
  }
}

function trackCall(event: StoredEvent) {
  const { event_id, name, at, user_key, audience, props } = event
  return {
    type: 'track',
    event: name,
    messageId: event_id,
    ...(user_key === null ? { anonymousId: subjectOf(event) } : { userId: user_key }),
    timestamp: at.toISOString(),
    properties: props,
    context: { ip: '0.0.0.0', consent: { categoryPreferences: { analytics: true, marketing: audience === 'marketing' } } },
  }
}
