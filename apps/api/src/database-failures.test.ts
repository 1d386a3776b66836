import { sql } from 'kysely'
import { newIp, newNumber } from './identity/testing.ts'
import { startApi } from './testing.ts'
import type { TestApi } from './testing.ts'

let api: TestApi

beforeAll(async () => {
  // Redis would keep the rate limits.
  api = await startApi({ redis: null })
})
afterAll(() => api.stop())

/** Until it is called again, every write of a table runs this statement, inside the transaction of the call. */
async function onWrites(table: string, statement: string): Promise<void> {
  await sql`create or replace function fail_write() returns trigger language plpgsql as ${sql.lit(`begin ${statement}; return new; end`)}`.execute(api.db)
  await sql`create or replace trigger fail_write before insert or update on ${sql.table(table)} for each row execute function fail_write()`.execute(api.db)
}

const diskFull = `raise exception 'could not extend file: No space left on device' using errcode = '53100'`
const lostConnection = `perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(1)`

const askForCode = () => api.call('signInCode', { body: { phoneNumber: newNumber(), acceptTermsAndConditions: true } }, { ip: newIp() })

describe('while the database fails', () => {
  afterEach(async () => {
    for (const table of ['rate_limit', 'code_flow', 'session', 'watch_list_entry']) await sql`drop trigger if exists fail_write on ${sql.table(table)}`.execute(api.db)
  })

  it.each([
    ['its disk is full', diskFull],
    ['its disk has an error', `raise exception 'could not write' using errcode = '58030'`],
    ['it is a standby', `raise exception 'read-only' using errcode = '25006'`],
  ])('because %s, a write is 503 with Retry-After, reads continue, and so do writes afterwards', async (_, statement) => {
    const user = await api.signIn(newNumber())
    for (const table of ['rate_limit', 'code_flow', 'session']) {
      await onWrites(table, statement)
      const refused = table === 'session' ? await api.call('refreshSession', {}, { bearer: user.sRefreshToken }) : await askForCode()
      expect([refused.status, refused.error.errorCode, refused.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '5'])
      const reads = await Promise.all([
        api.call('devices', {}, { bearer: user.sAccessToken }),
        api.call('user', {}, { bearer: user.sAccessToken }),
        api.call('platform', {}, { bearer: user.sAccessToken }),
      ])
      expect(reads.map(({ status }) => status)).toEqual([200, 200, 200])
      await sql`drop trigger fail_write on ${sql.table(table)}`.execute(api.db)
    }
    expect((await askForCode()).status).toBe(200)
    expect((await api.call('refreshSession', {}, { bearer: user.sRefreshToken })).status).toBe(200)
  })

  it.each(['rate_limit', 'code_flow'])('a connection lost inside a transaction (%s) is 503 with Retry-After', async (table) => {
    await onWrites(table, lostConnection)
    const answers = await Promise.all(Array.from({ length: 15 }, askForCode))
    expect(answers.map(({ status, headers }) => [status, headers['retry-after']])).toEqual(Array(15).fill([503, '5']))
  })

  it('no concurrent call is 500 when all connections are lost', async () => {
    const user = await api.signIn(newNumber())
    const calls = Array.from({ length: 60 }, () => [askForCode(), api.call('devices', {}, { bearer: user.sAccessToken })])
    const kills = [1, 2, 3].map(killConnections)
    const answers = await Promise.all(calls.flat())
    await Promise.all(kills)
    expect(answers.filter(({ status }) => ![200, 503].includes(status))).toEqual([])
    expect(answers.filter(({ status, headers }) => status === 503 && headers['retry-after'] !== '5')).toEqual([])
    expect((await api.call('devices', {}, { bearer: user.sAccessToken })).status).toBe(200)
  })

  /** The killing connection survives. */
  async function killConnections(): Promise<void> {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(api.db).catch(() => {})
  }
})
