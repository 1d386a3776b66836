import { sql } from 'kysely'
import { startApi } from './testing.ts'
import type { TestApi } from './testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const scrape = () => api.app.metrics.scrape()

describe('the statements of the database', () => {
  it('are measured by their first word', async () => {
    await sql`select 1`.execute(api.db)
    await sql`/* prepared */ with it as (select 1) select from it`.execute(api.db)
    await sql`set statement_timeout = 1000`.execute(api.db)
    const lines = (await scrape()).split('\n').filter((line) => line.startsWith('db_query_seconds_count'))
    const statements = lines.map((line) => /statement="(\w+)"/.exec(line)?.[1] ?? '')
    expect(statements).toEqual(expect.arrayContaining(['select', 'with', 'other']))
    expect(statements.filter((word) => !['select', 'insert', 'update', 'delete', 'with', 'other'].includes(word))).toEqual([])
  })
})

describe('the reads of caches', () => {
  it('are counted by cache and result', async () => {
    const bearer = await api.anonymous()
    const before = await reads()
    for (const _ of [1, 2]) await api.call('popularSearch', { query: { language: 'english' } }, { bearer })
    const after = await reads()
    expect([after.miss - before.miss, after.hit - before.hit]).toEqual([1, 1])
  })

  async function reads() {
    const { values } = await api.app.metrics.cacheReads.get()
    const of = (result: string) => values.find(({ labels }) => labels.cache === 'catalogue' && labels.result === result)?.value ?? 0
    return { hit: of('hit'), miss: of('miss') }
  }
})

describe('the quality of playback', () => {
  it('is of this hour and the last one, and of no country without views', async () => {
    const views = { views: 4, allowed: 4, started: 4, exits_before_start: 0, start_failures: 1, playback_failures: 0, timed_starts: 4, startup_ms: 6_000, starts_within_2s: 4, watched_s: 99, stalled_ms: 1_000, stalls: 1, played_kbit: 150_000, rated_s: 60 }
    await api.db.insertInto('qoe_hour').values({ hour: api.now(), country: 'BD', player_version: 'r1a2b3c4d', device_class: 'tv', ...views }).execute()
    const series = ['qoe_startup_seconds{country="BD"} 1.5', 'qoe_rebuffer_ratio{country="BD"} 0.01', 'qoe_bitrate_kbps{country="BD"} 2500', 'qoe_failure_ratio{country="BD"} 0.25']
    const text = await scrape()
    for (const line of series) expect(text).toContain(line)
    api.wait(3 * 3_600)
    expect(await scrape()).not.toContain('country="BD"')
  })
})
