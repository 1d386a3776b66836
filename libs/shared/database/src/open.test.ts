import { sql } from 'kysely'
import { openDatabase } from './open.ts'
import { testDatabase } from './testing.ts'
import type { TestDatabase } from './testing.ts'

let test: TestDatabase<unknown>

beforeAll(async () => {
  test = await testDatabase([])
})
afterAll(() => test.drop())

describe('an open database', () => {
  it('reads counts as numbers, moments as dates and days as the text they are', async () => {
    const { rows } = await sql`select 5::bigint as big, 2.5::numeric as part, '2026-11-21'::date as day,
      '2026-11-21T10:00:00Z'::timestamptz as moment`.execute(test.db)
    expect(rows).toEqual([{ big: 5, part: 2.5, day: '2026-11-21', moment: new Date('2026-11-21T10:00:00Z') }])
  })

  it('ends a statement that takes too long', async () => {
    const impatient = openDatabase(test.url, { connections: 1, statementTimeoutMs: 20 })
    await expect(sql`select pg_sleep(5)`.execute(impatient)).rejects.toMatchObject({ code: '57014' })
    await impatient.destroy()
  })

  it('survives the loss of a connection that is at work: its query fails, the next one gets another', async () => {
    const db = openDatabase(test.url, { connections: 1 })
    await db.connection().execute(async (connection) => {
      const loseIt = sql`select pg_terminate_backend(pg_backend_pid()), pg_sleep(5)`.execute(connection)
      await expect(loseIt).rejects.toMatchObject({ code: '57P01' })
      await expect(sql`select 1`.execute(connection)).rejects.toThrow(/Connection terminated|not queryable/)
    })
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
    await db.destroy()
  })
})
