import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { browserEvents, serverEvents } from '@ott/analytics'
import type { EventName } from '@ott/analytics'
import { sql } from 'kysely'
import { readDestinations } from '../../config/destination-settings.ts'
import { newNumber } from '../../identity/testing.ts'
import { addTitle, aTitle } from '../../playback/testing.ts'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import { anEvent, exampleProps, none } from '../testing.ts'
import { deliver } from './deliver.ts'
import { post } from './destination.ts'
import type { Destination, DestinationId, EventBatch, Sent, StoredEvent } from './destination.ts'
import { ga4Payload } from './ga4.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
  await addTitle(api.db, aTitle('kite'), { film: 'river' })
})
beforeEach(async () => {
  await sql`truncate event, event_outbox, event_destination, event_dead_letter`.execute(api.db)
  api.sandbox.collect.events.clear()
})
afterAll(() => api.stop())

const clock = () => api.now().getTime()

/** The destinations as the demo has them. */
function destination(id: DestinationId, countries = ''): Destination {
  const at = (name: string) => `${api.sandbox.collect.url}/${name}`
  const [found] = readDestinations({
    EVENT_DESTINATIONS: `${id}${countries}`, GA4_URL: at('ga4'), GA4_MEASUREMENT_ID: 'G-1', GA4_API_SECRET: 's', SEGMENT_URL: at('segment'), SEGMENT_WRITE_KEY: 'w', POSTHOG_URL: at('posthog'),
    POSTHOG_API_KEY: 'p', SNOWPLOW_URL: at('snowplow'), SNOWPLOW_APP_ID: 'app', SNOWPLOW_VENDOR: 'com.example', SENTRY_DSN: `${at('sentry').replace('://', '://key@')}/7`,
  })
  if (!found) throw new Error(`No destination ${id}`)
  return found
}

const counts: Record<string, number> = {}
const deps = () => ({ db: api.db.withTables() as never, now: api.now, log: api.deps.log, count: (_id: string, result: string, events: number) => { counts[result] = (counts[result] ?? 0) + events } })

/** Stores events of a signed-in adult and lets them settle. */
async function collected(events: unknown[], headers: Record<string, string> = {}): Promise<void> {
  const { sAccessToken: bearer } = await api.signIn(newNumber())
  const node = await api.addNode()
  await node.call('collectEvents', { body: { sentAt: clock(), events } }, { bearer, headers })
  await node.app.close()
  api.wait(40)
}

const namesAt = (id: string) => api.sandbox.collect.events.find({ destination: id }).map(({ name }) => name.toLowerCase()).toReversed()

describe('a destination', () => {
  it.each(['ga4', 'segment', 'posthog', 'snowplow'] as const)('(%s) gets events with consent, once, as it wants them, and no others (AN-19)', async (id) => {
    await collected([anEvent('Page_View', clock()), anEvent('Search', clock()), anEvent('Page_View', clock(), { consent: none }), anEvent('Video_End', clock()), anEvent('Video_Start', clock(), { consent: none })])
    expect([await deliver(deps(), destination(id)), await deliver(deps(), destination(id))]).toEqual([2, 0])
    expect(namesAt(id)).toEqual(['page_view', 'search'])
    expect(api.sandbox.collect.events.find({ destination: id }).flatMap(({ problems }) => problems)).toEqual([])
  })

  it('for errors gets only these, without a user', async () => {
    await collected([anEvent('Page_View', clock()), anEvent('Media_Error', clock()), anEvent('App_Error_Reported', clock())])
    expect(await deliver(deps(), destination('sentry'))).toBe(2)
    const received = api.sandbox.collect.events.find({ destination: 'sentry' })
    expect([received.map(({ name }) => name), received.flatMap(({ problems }) => problems)]).toEqual([['App_Error_Reported', 'Media_Error'], []])
  })

  it('for some countries gets the events of these', async () => {
    await collected([anEvent('Page_View', clock())], { 'x-country': 'IN' })
    await collected([anEvent('Page_View', clock())], { 'x-country': 'GB' })
    expect(await deliver(deps(), destination('segment', ':IN+BD'))).toBe(1)
  })

  it('that answers 500 for an hour keeps its place and the order, and the others go on', async () => {
    await collected([anEvent('Page_View', clock()), anEvent('Search', clock())])
    api.sandbox.collect.setFault('segment', 'fail')
    for (let at = 0; at < 6; at += 1) {
      expect(await deliver(deps(), destination('segment'))).toBe(0)
      api.wait(600)
    }
    expect(await deliver(deps(), destination('posthog'))).toBe(2)
    api.sandbox.collect.setFault('segment', 'none')
    api.wait(1_800)
    expect(await deliver(deps(), destination('segment'))).toBe(2)
    expect(namesAt('segment')).toEqual(['page_view', 'search'])
  })

  it('that asks to wait is left alone until then', async () => {
    await collected([anEvent('Page_View', clock())])
    api.sandbox.collect.setFault('segment', 'busy')
    await deliver(deps(), destination('segment'))
    api.sandbox.collect.setFault('segment', 'none')
    api.wait(20)
    expect(await deliver(deps(), destination('segment'))).toBe(0)
    api.wait(15)
    expect(await deliver(deps(), destination('segment'))).toBe(1)
  })

  it('that fails for a day loses these events, with the reason (AN-21)', async () => {
    await collected([anEvent('Page_View', clock())])
    api.sandbox.collect.setFault('segment', 'fail')
    await deliver(deps(), destination('segment'))
    api.wait(25 * 3_600)
    await deliver(deps(), destination('segment'))
    api.sandbox.collect.setFault('segment', 'none')
    expect(await api.db.selectFrom('event_dead_letter').select(['destination', 'reason']).execute()).toEqual([{ destination: 'segment', reason: '24 h of status 500' }])
  })

  it('that fails for days loses only events that waited for one of them', async () => {
    await collected([anEvent('Page_View', clock())])
    api.sandbox.collect.setFault('segment', 'fail')
    await deliver(deps(), destination('segment'))
    api.wait(25 * 3_600)
    await collected([anEvent('Search', clock())])
    await deliver(deps(), destination('segment'))
    api.sandbox.collect.setFault('segment', 'none')
    api.wait(1_800)
    expect(await deliver(deps(), destination('segment'))).toBe(1)
    expect(namesAt('segment')).toEqual(['search'])
    expect(await api.db.selectFrom('event_dead_letter').innerJoin('event', 'event.event_id', 'event_dead_letter.event_id').select('name').execute()).toEqual([{ name: 'Page_View' }])
  })

  it('that refuses one event of several loses only that one (AN-21)', async () => {
    await collected([anEvent('Page_View', clock()), anEvent('Search', clock()), anEvent('Page_View', clock())])
    const taken: string[] = []
    const picky: Destination = {
      ...destination('segment'),
      send: async (events: EventBatch): Promise<Sent> => {
        if (events.some(({ name }) => name === 'Search')) return { type: 'refused', reason: 'status 422' }
        taken.push(...events.map(({ name }) => name))
        return { type: 'ok' }
      },
    }
    expect(await deliver(deps(), picky)).toBe(2)
    expect(taken).toEqual(['Page_View', 'Page_View'])
    expect(await api.db.selectFrom('event_dead_letter').select('reason').execute()).toEqual([{ reason: 'status 422' }])
  })

  it('that fails in the middle gets nothing twice that it took (GA4: a request is of one client)', async () => {
    for (const name of ['Page_View', 'Search', 'Page_View'] as const) await collected([anEvent(name, clock()), anEvent(name, clock())])
    const requests: string[][] = []
    const failing: Destination = {
      ...destination('ga4'),
      send: async (events): Promise<Sent> => {
        requests.push(events.map(({ name }) => name))
        return requests.length === 2 ? { type: 'retry', reason: 'status 503' } : { type: 'ok' }
      },
    }
    const taken = await deliver(deps(), failing)
    api.wait(10)
    expect([taken, await deliver(deps(), failing)]).toEqual([2, 4])
    expect(requests).toEqual([['Page_View', 'Page_View'], ['Search', 'Search'], ['Search', 'Search'], ['Page_View', 'Page_View']])
  })

  it('whose lease went to another process is no longer written about (AN-23)', async () => {
    await collected([anEvent('Page_View', clock())])
    const slow: Destination = {
      ...destination('segment'),
      send: async () => {
        api.wait(130)
        expect(await deliver(deps(), destination('segment'))).toBe(1)
        return { type: 'refused', reason: 'status 422' }
      },
    }
    await deliver(deps(), slow)
    expect(await api.db.selectFrom('event_dead_letter').selectAll().execute()).toEqual([])
    expect(await deliver(deps(), destination('segment'))).toBe(0)
  })

  it('is not waited for when the server stops, which is no failure of it', async () => {
    await collected([anEvent('Page_View', clock())])
    const stopping = new AbortController()
    const pending: Destination = {
      ...destination('segment'),
      send: (_events, signal) => new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve({ type: 'retry', reason: 'AbortError' }))
        stopping.abort()
      }),
    }
    expect([await deliver(deps(), pending, stopping.signal), await deliver(deps(), destination('segment'))]).toEqual([0, 1])
  })

  it('for which there is nothing looks for new events only', async () => {
    await collected([anEvent('Video_End', clock())])
    await deliver(deps(), destination('segment'))
    const { stored_at } = await api.db.selectFrom('event_destination').select('stored_at').executeTakeFirstOrThrow()
    expect(clock() - stored_at.getTime()).toBeLessThan(40_000)
  })

  it('gets all events, also if the clock of the server was ahead for a time', async () => {
    await collected([anEvent('Page_View', clock())])
    api.wait(7_200)
    await collected([anEvent('Search', clock())])
    const before = await deliver(deps(), destination('segment'))
    await collected([anEvent('Search', clock())])
    api.wait(-7_200)
    await collected([anEvent('Page_View', clock())])
    expect([before, await deliver(deps(), destination('segment'))]).toEqual([2, 2])
  })

  it('is sent to by one process at a time', async () => {
    await collected([anEvent('Page_View', clock())])
    const taken = await Promise.all([deliver(deps(), destination('segment')), deliver(deps(), destination('segment')), deliver(deps(), destination('segment'))])
    expect(taken.reduce((sum, each) => sum + each, 0)).toBe(1)
  })
})

describe('an answer of a vendor', () => {
  let vendor: Server
  beforeAll(async () => {
    vendor = createServer((request, response) => response.writeHead(Number(request.url?.slice(1))).end()).listen(0, '127.0.0.1')
    await once(vendor, 'listening')
  })
  afterAll(() => vendor.close())

  it('is a refusal of the events only if it is about the body', async () => {
    const typeOf = async (status: number) => (await post(`http://127.0.0.1:${(vendor.address() as AddressInfo).port}/${status}`, '{}', {}, AbortSignal.timeout(10_000))).type
    const types: Record<number, string> = {}
    for (const status of [204, 302, 400, 401, 403, 404, 413, 422, 429, 503]) types[status] = await typeOf(status)
    expect(types).toEqual({ 204: 'ok', 302: 'retry', 400: 'refused', 401: 'retry', 403: 'retry', 404: 'retry', 413: 'refused', 422: 'refused', 429: 'retry', 503: 'retry' })
  })
})

describe('the payload of GA4', () => {
  const events = [...Object.entries(browserEvents), ...Object.entries(serverEvents)] as [EventName, string][]

  const stored = (name: EventName, at = new Date()): StoredEvent => ({
    day: '2026-11-29', event_id: '0197a1c0-0000-7000-8000-000000000009', name, at, position: 1, stored_at: at, view_id: null, user_key: 'u'.repeat(32), country: 'IN', audience: 'marketing',
    context: {}, props: exampleProps(name),
  })

  it('has the time of each event', () => {
    expect(ga4Payload([stored('Search', new Date(1_000)), stored('Page_View', new Date(2_000))]).events.map(({ timestamp_micros }) => timestamp_micros)).toEqual([1_000_000, 2_000_000])
  })

  it.each(events.filter(([, each]) => each !== 'N').map(([name]) => name))('of %s passes its debug URL', async (name) => {
    const event = stored(name)
    const answer = await fetch(`${api.sandbox.collect.url}/ga4/debug/mp/collect`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(ga4Payload([event])) })
    expect(await answer.json()).toEqual({ validationMessages: [] })
  })
})

describe('the settings of destinations', () => {
  it('send nothing anywhere by default', () => {
    expect(readDestinations({})).toEqual([])
  })

  it('without their key, without a URL, unknown, named twice or with an unknown country are refused (AN-20)', () => {
    expect(() => readDestinations({ EVENT_DESTINATIONS: 'ga4', GA4_MEASUREMENT_ID: 'G-1' })).toThrow('GA4_API_SECRET is missing, which the destination ga4 needs')
    expect(() => readDestinations({ EVENT_DESTINATIONS: 'segment:IN,segment:BD', SEGMENT_WRITE_KEY: 'w' })).toThrow('EVENT_DESTINATIONS names segment twice; for several countries it must be like segment:IN+BD')
    expect(() => readDestinations({ EVENT_DESTINATIONS: 'segment', SEGMENT_WRITE_KEY: 'w', SEGMENT_URL: 'api.segment.io' })).toThrow('SEGMENT_URL is not a URL')
    expect(() => readDestinations({ EVENT_DESTINATIONS: 'mixpanel' })).toThrow('EVENT_DESTINATIONS names mixpanel')
    expect(() => readDestinations({ EVENT_DESTINATIONS: 'segment:India', SEGMENT_WRITE_KEY: 'w' })).toThrow('it must be like segment:IN+BD')
  })
})
