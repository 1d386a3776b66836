import type { ReceivedEvent } from './received-events.ts'

type Found = Omit<ReceivedEvent, 'number' | 'at' | 'destination'>
type Fields = Record<string, unknown>

/** What a vendor reads in a body: its events, or why it refuses the body. */
export type Reading = { events: Found[] } | { refused: string }

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Measurement Protocol: 25 events, 25 parameters, names of 40 characters, values of 100. */
export function readGa4(body: unknown): Reading {
  const { client_id, consent, events } = fieldsOf(body)
  if (!Array.isArray(events)) return { refused: 'events is missing' }
  const common = [
    ...(typeof client_id === 'string' && client_id !== '' ? [] : ['client_id is missing']),
    ...(['GRANTED', 'DENIED'].includes(String(fieldsOf(consent).ad_user_data)) ? [] : ['consent.ad_user_data is missing']),
    ...(events.length > 25 ? ['more than 25 events'] : []),
    ...(JSON.stringify(body).length > 130_000 ? ['more than 130 kB'] : []),
  ]
  return {
    events: events.map((event) => {
      const { name, params, timestamp_micros } = fieldsOf(event)
      const given = fieldsOf(params)
      const problems = [
        ...common,
        ...(typeof timestamp_micros === 'number' && timestamp_micros > 1e15 ? [] : ['timestamp_micros is not in microseconds']),
        ...(/^[A-Za-z]\w{0,39}$/.test(String(name)) ? [] : ['the name is invalid']),
        ...(Object.keys(given).length > 25 ? ['more than 25 parameters'] : []),
        ...Object.entries(given).flatMap(([key, value]) => (/^[A-Za-z]\w{0,39}$/.test(key) && String(value).length <= 100 ? [] : [`the parameter ${key} is invalid`])),
        ...(given.session_id !== undefined && given.engagement_time_msec !== undefined ? [] : ['without session_id and engagement_time_msec it is in no session']),
      ]
      return { name: String(name), id: textOrNull(given.event_id), viewId: null, problems, payload: event }
    }),
  }
}

export function readSegment(body: unknown, authorization: string | undefined): Reading {
  if (!/^Basic [\w+/]+=*$/.test(authorization ?? '')) return { refused: 'the write key is missing' }
  const { batch } = fieldsOf(body)
  if (!Array.isArray(batch)) return { refused: 'batch is missing' }
  return {
    events: batch.map((call) => {
      const { type, event, messageId, userId, anonymousId, timestamp } = fieldsOf(call)
      const problems = [
        ...(type === 'track' ? [] : ['type is not track']), ...(typeof messageId === 'string' ? [] : ['messageId is missing']),
        ...(typeof (userId ?? anonymousId) === 'string' ? [] : ['neither userId nor anonymousId']), ...(isTime(timestamp) ? [] : ['timestamp is invalid']),
        ...(JSON.stringify(call).length > 32_768 ? ['more than 32 kB'] : []),
      ]
      return { name: String(event), id: textOrNull(messageId), viewId: null, problems, payload: call }
    }),
  }
}

export function readPosthog(body: unknown): Reading {
  const { api_key, batch } = fieldsOf(body)
  if (typeof api_key !== 'string' || api_key === '') return { refused: 'api_key is missing' }
  if (!Array.isArray(batch)) return { refused: 'batch is missing' }
  return {
    events: batch.map((captured) => {
      const { event, uuid: id, distinct_id, timestamp } = fieldsOf(captured)
      const problems = [...(uuid.test(String(id)) ? [] : ['uuid is invalid']), ...(typeof distinct_id === 'string' ? [] : ['distinct_id is missing']), ...(isTime(timestamp) ? [] : ['timestamp is invalid'])]
      return { name: String(event), id: textOrNull(id), viewId: null, problems, payload: captured }
    }),
  }
}

export function readSnowplow(body: unknown): Reading {
  const { schema, data } = fieldsOf(body)
  if (!String(schema).startsWith('iglu:com.snowplowanalytics.snowplow/payload_data/jsonschema/1-0-') || !Array.isArray(data)) return { refused: 'it is no payload_data' }
  return {
    events: data.map((payload) => {
      const { e, eid, dtm, ue_pr } = fieldsOf(payload)
      const { data: described } = fieldsOf(parsed(ue_pr))
      const own = textOrNull(fieldsOf(described).schema) ?? ''
      const problems = [
        ...(e === 'ue' ? [] : ['e is not ue']), ...(uuid.test(String(eid)) ? [] : ['eid is invalid']), ...(/^\d{13}$/.test(String(dtm)) ? [] : ['dtm is invalid']),
        ...(/^iglu:[\w.]+\/\w+\/jsonschema\/\d+-\d+-\d+$/.test(own) ? [] : ['the schema of the event is invalid']),
      ]
      return { name: own.split('/')[1] ?? '', id: textOrNull(eid), viewId: null, problems, payload }
    }),
  }
}

/** An envelope has a header, and an item of a header and a body, each on a line. */
export function readSentry(body: unknown, auth: string | undefined): Reading {
  if (!/sentry_key=\w+/.test(auth ?? '')) return { refused: 'sentry_key is missing' }
  const [header, item, event] = String(body).split('\n').map((line) => fieldsOf(parsed(line)))
  if (item?.type !== 'event' || !event) return { refused: 'it is no envelope of an event' }
  const problems = [...(/^[0-9a-f]{32}$/.test(String(header?.event_id)) ? [] : ['event_id is invalid']), ...(event.event_id === header?.event_id ? [] : ['the ids differ']), ...(typeof event.timestamp === 'number' ? [] : ['timestamp is missing'])]
  return { events: [{ name: String(event.logger), id: textOrNull(event.event_id), viewId: null, problems, payload: event }] }
}

/** What the demo's tag sends of the data layer. */
export function readGtm(body: unknown): Reading {
  const { event, viewId } = fieldsOf(body)
  return typeof event === 'string' ? { events: [{ name: event, id: null, viewId: textOrNull(viewId), problems: [], payload: body }] } : { refused: 'event is missing' }
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function isTime(value: unknown): boolean {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value))
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return null
  }
}
