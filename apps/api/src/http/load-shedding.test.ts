import { sql } from 'kysely'
import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'
import { bulkhead } from './load-shedding.ts'

const refusal = { status: 503, error: expect.objectContaining({ errorCode: 'UNAVAILABLE', retryAfter: 2 }) }

describe('a bulkhead', () => {
  it('runs some tasks at a time, queues some and refuses others at once', async () => {
    const ends: (() => void)[] = []
    const task = () => new Promise<void>((resolve) => ends.push(resolve))
    const bounded = bulkhead(2, 1)
    const all = [1, 2, 3].map(() => bounded(task))
    await expect(bounded(task)).rejects.toMatchObject({ code: 'UNAVAILABLE', details: { retryAfter: 2 } })
    expect(ends).toHaveLength(2)
    for (const at of [0, 1, 2]) {
      ends[at]?.()
      await all[at]
    }
    const next = bounded(task)
    await new Promise(setImmediate)
    ends[3]?.()
    await next
  })
})

describe('a busy database', () => {
  let api: TestApi
  let bearer: string
  let release: () => void
  let work: Promise<unknown>[]

  beforeAll(async () => {
    api = await startApi()
    bearer = await api.anonymous()
    await api.call('popularSearch', { query: {} }, { bearer })
  })
  afterAll(() => api.stop())
  afterEach(async () => {
    release()
    await Promise.all(work)
  })

  /** Holds a lock until it is released. */
  async function hold(lock: ReturnType<typeof sql>): Promise<void> {
    const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    release = released.resolve
    work = [api.db.transaction().execute(async (transaction) => {
      await lock.execute(transaction)
      held.resolve()
      await released.promise
    })]
    await held.promise
  }

  it('with forty statements waiting refuses further work at once, but not what needs none', async () => {
    await hold(sql`select pg_advisory_xact_lock(1)`)
    work.push(...Array.from({ length: 49 }, () => sql`select pg_advisory_xact_lock_shared(1)`.execute(api.db)))
    expect(await api.call('countryList', { query: {} })).toMatchObject(refusal)
    expect(await api.call('page', { params: { id: 'home' }, query: {} }, { bearer })).toMatchObject(refusal)
    expect(await api.call('popularSearch', { query: {} }, { bearer })).toMatchObject({ status: 200 })
    expect((await api.app.inject('/healthz')).statusCode).toBe(200)
  })

  it('that is slow to search refuses further searches at once, and answers other calls', async () => {
    await hold(sql`lock table search_name in access exclusive mode`)
    const search = (query: string) => api.call('search', { query: { query, searchSpace: [] } }, { bearer })
    work.push(...Array.from({ length: 36 }, (_, at) => search(`word ${at}`)))
    await new Promise(setImmediate)
    expect(await search('one more')).toMatchObject(refusal)
    expect((await api.call('page', { params: { id: 'home' }, query: {} }, { bearer })).status).toBe(404)
  })
})
