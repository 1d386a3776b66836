import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { pino } from 'pino'
import { noOverrides } from '../config/test-overrides.ts'
import type { RequestContext } from '../http/request.ts'
import { newNumber } from '../identity/testing.ts'
import { addTitle, aTitle } from '../playback/testing.ts'
import { memoryRateLimiter } from '../rate-limit/rate-limiter.ts'
import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'
import { collectEvents } from './collect.ts'
import { failurePercentages } from './failure-percentage.ts'
import { maintainPartitions } from './partitions.ts'
import { moveOutbox } from './outbox.ts'
import { pseudonyms } from './pseudonym.ts'
import { rollUp } from './roll-up.ts'
import { anEvent, exampleProps, none } from './testing.ts'
import type { Sent } from './testing.ts'

let api: TestApi
const logged: string[] = []

beforeAll(async () => {
  const log = pino({ level: 'trace' }, new Writable({ write: (line: Buffer, _encoding, done) => { logged.push(String(line)); done() } }))
  api = await startApi({ log })
  await addTitle(api.db, aTitle('kite'), { film: 'river' })
})
beforeEach(async () => {
  await sql`truncate event, event_outbox, event_day, qoe_hour, event_cursor`.execute(api.db)
})
afterAll(() => api.stop())

const clock = () => api.now().getTime()

/** Sends a batch to a server of its own, which stores its events when it stops. */
async function send(events: unknown[], { bearer, sentAt = clock(), headers = {} }: { bearer?: string; sentAt?: number; headers?: Record<string, string> } = {}) {
  const node = await api.addNode()
  const answer = await node.call('collectEvents', { body: { sentAt, events } }, { headers, ...(bearer === undefined ? {} : { bearer }) })
  await node.app.close()
  return answer
}

const stored = () => api.db.selectFrom('event').selectAll().orderBy('position').execute()
const guest = () => api.anonymous()

describe('a batch', () => {
  it('of a hundred with one unknown name and one phone number stores 98, and neither the name nor the number anywhere', async () => {
    const good = Array.from({ length: 98 }, () => anEvent('Play_Request', clock()))
    const phone = anEvent('Play_Request', clock(), { props: { ...exampleProps('Play_Request'), phone: '+8801712345678' } })
    const answer = await send([{ ...anEvent('Search', clock()), name: 'Mira_Sen' }, phone, ...good], { bearer: await guest() })
    expect([answer.status, answer.ok]).toEqual([202, { accepted: 98, rejected: [{ index: 0, reason: 'unknownName' }, { index: 1, reason: 'personalData' }] }])
    expect(await stored()).toHaveLength(98)
    const { rows } = await sql<{ found: boolean }>`select bool_or(event::text ~ '1712345678|Mira') as found from event`.execute(api.db)
    expect(rows[0]?.found).toBe(false)
    expect(logged.join('')).toContain('/qoss')
    expect(logged.join('')).not.toMatch(/1712345678|Mira/)
  })

  it('sent three times is stored once, and answered the same', async () => {
    const bearer = await guest()
    const events = [anEvent('Play_Request', clock()), anEvent('Video_Start', clock())]
    const answers = [await send(events, { bearer }), await send(events, { bearer }), await send(events, { bearer })]
    expect(answers.map(({ status, ok }) => [status, ok.accepted])).toEqual(Array(3).fill([202, 2]))
    expect((await stored()).map(({ name }) => name)).toEqual(['Play_Request', 'Video_Start'])
  })

  it('of 101 events, or above a megabyte, is refused as a whole', async () => {
    const bearer = await guest()
    const tooMany = await send(Array.from({ length: 101 }, () => anEvent('Search', clock())), { bearer })
    const tooBig = await send([{ ...anEvent('Search', clock()), filler: 'x'.repeat(1_100_000) }], { bearer })
    expect([tooMany.status, tooBig.status]).toEqual([400, 413])
    expect(await stored()).toEqual([])
  })

  it('may be larger than other bodies', async () => {
    expect((await send([{ ...anEvent('Video_End', clock()), filler: 'x'.repeat(500_000) }], { bearer: await guest() })).status).toBe(202)
  })

  it('whose titles do not exist stores none of their events', async () => {
    const made = anEvent('Play_Request', clock(), { props: { ...exampleProps('Play_Request'), contentId: 'panther' } })
    await send([made, anEvent('Play_Request', clock())], { bearer: await guest() })
    expect((await stored()).map(({ props }) => props.contentId)).toEqual(['kite'])
  })

  it('is one of 1,200 a minute that an IP may send (AN-24)', async () => {
    const rateLimiter = memoryRateLimiter({ now: api.now, testOverrides: { current: noOverrides } })
    const collect = collectEvents({ now: api.now, rateLimiter, pseudonymOf: (userId) => userId, buffer: { add: () => {} }, metrics: api.app.metrics })
    const sendFrom = async (ip: string) => collect({ body: { sentAt: 0, events: [] }, user: null, ip, knownCountry: null } as unknown as RequestContext<'collectEvents'>)
    for (let at = 0; at < 1_200; at += 1) await sendFrom('203.0.113.1')
    await expect(sendFrom('203.0.113.1')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    await expect(sendFrom('203.0.113.2')).resolves.toEqual({ accepted: 0, rejected: [] })
  })

  it('of a country where the feature is off is not taken', async () => {
    const node = await api.addNode({ featuresOff: { analytics: ['GB'] } })
    const answer = await node.call('collectEvents', { body: { sentAt: clock(), events: [anEvent('Search', clock())] } }, { headers: { 'x-country': 'GB' } })
    expect([answer.status, answer.error.errorCode]).toEqual([404, 'NOT_OFFERED'])
  })
})

describe('the user of an event', () => {
  it('is a pseudonym, with consent only', async () => {
    const user = await api.signIn(newNumber())
    await send([anEvent('Page_View', clock()), anEvent('Video_Start', clock(), { consent: none }), anEvent('Page_View', clock(), { consent: none })], { bearer: user.sAccessToken })
    const pseudonymOf = pseudonyms(api.deps.secrets.pseudonymKey)
    const rows = await stored()
    expect(rows.map(({ name, user_key, audience }) => [name, user_key, audience])).toEqual([
      ['Page_View', pseudonymOf(user.userId), 'marketing'], ['Video_Start', null, 'own'],
    ])
    expect(JSON.stringify(rows)).not.toContain(user.userId)
  })

  it('is nobody without a valid token, and then only necessary events are taken', async () => {
    const user = await api.signIn(newNumber())
    const events = () => [anEvent('Page_View', clock()), anEvent('Video_End', clock())]
    for (const bearer of [undefined, 'forged', `${user.sAccessToken.slice(0, -6)}AAAAAA`]) await send(events(), bearer === undefined ? {} : { bearer })
    api.wait(1_000)
    expect((await send(events(), { bearer: user.sAccessToken })).ok.rejected).toEqual([{ index: 0, reason: 'minor' }])
    expect((await stored()).map(({ name, user_key }) => [name, user_key])).toEqual(Array(4).fill(['Video_End', null]))
  })

  it('is nobody, and goes nowhere, in a profile that is capped below U/A 16+', async () => {
    const user = await api.signIn(newNumber())
    await api.db.updateTable('profile').set({ cap: 3, level: 3, pin_hash: 'of a PIN', parental_version: 1, parental_changed_at: new Date() }).where('user_id', '=', user.userId).execute()
    const { sAccessToken: bearer } = (await api.call('refreshSession', {}, { bearer: user.sRefreshToken })).ok
    await send([anEvent('Page_View', clock()), anEvent('Media_Error', clock())], { bearer })
    expect((await stored()).map(({ name, user_key, audience }) => [name, user_key, audience])).toEqual([['Media_Error', null, 'own']])
  })
})

describe('the day of an event', () => {
  it('is that of its own time, also if it comes again after midnight', async () => {
    const midnight = Math.ceil(clock() / 86_400_000) * 86_400_000
    api.wait(Math.ceil((midnight - clock()) / 1_000) + 2)
    const event = anEvent('Video_End', midnight - 100)
    const bearer = await guest()
    await send([event], { bearer })
    await send([event], { bearer })
    expect((await stored()).map(({ day, at }) => [day, at.getTime()])).toEqual([[new Date(midnight - 1).toISOString().slice(0, 10), midnight - 100]])
  })

  it('without a partition goes to the default one, until the job has made it', async () => {
    const day = new Date(clock() + 40 * 86_400_000)
    const { eventId } = anEvent('Video_End', clock())
    await sql`insert into event (day, event_id, name, at, stored_at, audience, sample, context, props)
      values (${day}::timestamptz::date, ${eventId}, 'Video_End', ${day}, ${day}, 'own', 1, '{}', '{}')`.execute(api.db)
    const partitionOf = async () => (await sql<{ name: string }>`select tableoid::regclass::text as name from event`.execute(api.db)).rows[0]?.name
    expect(await partitionOf()).toBe('event_default')
    expect((await maintainPartitions(api.db.withTables(), api.now(), 30)).repaired).toBe(1)
    expect(await partitionOf()).toBe(`event_${day.toISOString().slice(0, 10).replaceAll('-', '_')}`)
    expect((await maintainPartitions(api.db.withTables(), api.now(), 30)).created).toEqual([])
  })

  it('is dropped as a whole after the retention', async () => {
    await send([anEvent('Video_End', clock())], { bearer: await guest() })
    const { dropped } = await maintainPartitions(api.db.withTables(), new Date(clock() + 31 * 86_400_000), 30)
    expect(dropped.length).toBeGreaterThan(0)
    expect(await stored()).toEqual([])
  })
})

describe('the sums', () => {
  it('count each event once, weighted by its sample, and views by their quality (AN-17)', async () => {
    const bearer = await guest()
    const view = (changes: object): Sent => anEvent('Video_End', clock(), { props: { ...exampleProps('Video_End'), ...changes } })
    await send([
      view({ hasStarted: true, startupMs: 900, watchedS: 100, stalledMs: 500, stalls: 1, averageKbps: 2_000 }), view({ endReason: 'error', startFailure: true, startupMs: null, watchedS: 0, stalledMs: 0, stalls: 0, averageKbps: null }),
      view({ endReason: 'refused', startupMs: null, watchedS: 0, stalledMs: 0, stalls: 0, averageKbps: null }),
      view({ hasStarted: true, startupMs: 3_000, watchedS: 50, stalledMs: 0, stalls: 0, averageKbps: null }), { ...anEvent('Card_Impression', clock()), sample: 0.1, props: { contentId: 'kite', moduleId: 'kite', row: 1, column: 1 } },
    ], { bearer, headers: { 'x-country': 'BD' } })
    const later = new Date(clock() + 60_000)
    const counted = [await rollUp(api.db.withTables(), later), await rollUp(api.db.withTables(), later)]
    expect(counted).toEqual([5, 0])
    expect((await api.db.selectFrom('event_day').select(['name', 'country', 'events']).orderBy('name').execute()).map((row) => [row.name, row.country, Math.round(row.events)])).toEqual([['Card_Impression', 'BD', 10], ['Video_End', 'BD', 4]])
    expect(await api.db.selectFrom('qoe_hour').selectAll().execute()).toMatchObject([{
      country: 'BD', player_version: 'r1a2b3c4d', device_class: 'phone', views: 4, allowed: 3, started: 2, start_failures: 1, playback_failures: 0, timed_starts: 2, startup_ms: 3_900,
      starts_within_2s: 1, watched_s: 150, stalled_ms: 500, stalls: 1, played_kbit: 200_000, rated_s: 100,
    }])
  })

  it('wait for an event that got a lower position and was stored later (AN-22)', async () => {
    const store = (storedAt: number) => sql`insert into event (day, event_id, name, at, stored_at, audience, sample, context, props)
      values (${new Date(storedAt)}::timestamptz::date, ${anEvent('Page_View', storedAt).eventId}, 'Page_View', ${new Date(storedAt)}, ${new Date(storedAt)}, 'own', 1, '{}', '{}')`.execute(api.db)
    const at = clock()
    await store(at + 5_000)
    await store(at)
    const counted = [32, 40].map((seconds) => () => rollUp(api.db.withTables(), new Date(at + seconds * 1_000)))
    expect([await counted[0]?.(), await counted[1]?.()]).toEqual([0, 2])
  })

  it('say the share of failed views for each country and player, without refusals', async () => {
    const view = (changes: object) => anEvent('Video_End', clock(), { props: { ...exampleProps('Video_End'), ...changes } })
    await send([view({ startFailure: true }), view({ playbackFailure: true }), view({}), view({}), view({ endReason: 'refused' })], { bearer: await guest(), headers: { 'x-country': 'IN' } })
    const events = await failurePercentages(api.db.withTables(), new Date(Math.ceil(clock() / 300_000) * 300_000 + 300_000))
    expect(events.map(({ props }) => props)).toEqual([{ value: 50, windowMinutes: 5, country: 'IN', playerVersion: 'r1a2b3c4d', views: 4 }])
  })
})

describe('an event store that fails', () => {
  it('changes no answer, and loses nothing when it works again', async () => {
    const node = await api.addNode()
    await sql`alter table event rename to event_gone`.execute(api.db)
    const bearer = await guest()
    const answer = await node.call('collectEvents', { body: { sentAt: clock(), events: [anEvent('Video_End', clock())] } }, { bearer })
    const other = await node.call('countryList')
    await sql`alter table event_gone rename to event`.execute(api.db)
    await node.app.close()
    expect([answer.status, other.status, (await stored()).length]).toEqual([202, 200, 1])
  })
})

describe('the privacy choices of an account', () => {
  const choice = { version: 1, analytics: true, marketing: false, source: 'banner', gpc: 'absent' } as const

  it('are none before the first one, then the newest; all of them stay', async () => {
    const { sAccessToken: bearer, userId } = await api.signIn(newNumber())
    expect((await api.call('consent', {}, { bearer })).ok).toEqual({ choice: null })
    await api.call('setConsent', { body: choice }, { bearer })
    await api.call('setConsent', { body: choice }, { bearer })
    await api.call('setConsent', { body: { ...choice, version: 2, analytics: false } }, { bearer })
    expect((await api.call('consent', {}, { bearer })).ok.choice).toMatchObject({ version: 2, analytics: false, marketing: false, source: 'banner', gpc: 'absent' })
    expect(await api.db.selectFrom('consent_log').select('version').where('user_id', '=', userId).orderBy('consent_id').execute()).toEqual([{ version: 1 }, { version: 2 }])
  })

  it('are one after many equal ones at once', async () => {
    const { sAccessToken: bearer, userId } = await api.signIn(newNumber())
    await Promise.all(Array.from({ length: 8 }, () => api.call('setConsent', { body: choice }, { bearer })))
    expect(await api.db.selectFrom('consent_log').select('version').where('user_id', '=', userId).execute()).toEqual([{ version: 1 }])
  })

  it('include marketing in spite of Global Privacy Control only if it was confirmed separately (AN-6)', async () => {
    const { sAccessToken: bearer } = await api.signIn(newNumber())
    const statuses = []
    for (const gpc of ['seen', 'overridden'] as const) statuses.push((await api.call('setConsent', { body: { ...choice, marketing: true, gpc } }, { bearer })).status)
    expect(statuses).toEqual([400, 204])
  })

  it('make an event without a user', async () => {
    const { sAccessToken: bearer } = await api.signIn(newNumber())
    await api.call('setConsent', { body: choice }, { bearer })
    await moveOutbox(api.db.withTables(), api.now, async () => {})
    expect((await stored()).filter(({ name }) => name === 'Consent_Changed').map(({ user_key, props }) => [user_key, props])).toEqual([[null, { version: 1, analytics: true, marketing: false, source: 'banner' }]])
  })
})
