import { json, post, subjectOf } from './destination.ts'
import type { Destination, StoredEvent } from './destination.ts'

export type SnowplowSettings = { url: string; appId: string; vendor: string; countries: string[] | null }

const payloadSchema = 'iglu:com.snowplowanalytics.snowplow/payload_data/jsonschema/1-0-4'
const unstructured = 'iglu:com.snowplowanalytics.snowplow/unstruct_event/jsonschema/1-0-0'

/** A Snowplow collector. Each event needs a schema of the vendor in its registry, named as the event in small letters. */
export function snowplow({ url, appId, vendor, countries }: SnowplowSettings): Destination {
  return {
    id: 'snowplow',
    url,
    audiences: ['analytics', 'marketing'],
    countries,
    maxBatch: 100,
    send: (events, signal) => post(`${url}/com.snowplowanalytics.snowplow/tp2`, JSON.stringify({ schema: payloadSchema, data: events.map((event) => payloadOf(event, appId, vendor)) }), json, signal),
  }
}

/** Every value is a text in this protocol. */
function payloadOf(event: StoredEvent, appId: string, vendor: string): Record<string, string> {
  const { event_id, name, at, props } = event
  const schema = `iglu:${vendor}/${name.toLowerCase()}/jsonschema/1-0-0`
  return {
    e: 'ue', eid: event_id, tv: 'server-1', p: 'srv', aid: appId, dtm: String(at.getTime()), uid: subjectOf(event),
    ue_pr: JSON.stringify({ schema: unstructured, data: { schema, data: props } }),
  }
}
