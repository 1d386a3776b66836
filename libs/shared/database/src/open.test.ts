import { sql } from 'kysely'
import { onStatement, prepared, openDatabase } from './open.ts'
import { testDatabase } from './testing.ts'
import type { TestDatabase } from './testing.ts'

let test: TestDatabase<unknown>

beforeAll(async () => {
  test = await testDatabase([])
})
afterAll(() => test.drop())

describe('an open database', () => {
  it('parses counts as numbers, timestamps as dates, and keeps dates as text', async () => {
    const { rows } = await sql`select 5::bigint as big, 2.5::numeric as part, '2026-11-21'::date as day,
      '2026-11-21T10:00:00Z'::timestamptz as moment`.execute(test.db)
    expect(rows).toEqual([{ big: 5, part: 2.5, day: '2026-11-21', moment: new Date('2026-11-21T10:00:00Z') }])
  })

  it('cancels a statement that takes too long', async () => {
    const impatient = openDatabase(test.url, { connections: 1, statementTimeoutMs: 20 })
    await expect(sql`select pg_sleep(5)`.execute(impatient)).rejects.toMatchObject({ code: '57014' })
    await impatient.destroy()
  })

  it('tells the duration of each statement, also of failed ones and those of transactions', async () => {
    const db = openDatabase(test.url, { connections: 1 })
    const told: string[] = []
    onStatement(db, ({ sql: statement, seconds }) => void (seconds >= 0 && told.push(statement)))
    await db.transaction().execute((trx) => sql`select 1`.execute(trx))
    await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow('division by zero')
    await db.destroy()
    expect(told).toEqual(expect.arrayContaining(['select 1', 'select 1 / 0']))
  })

  it('survives a lost connection: its query fails, and the next one gets another', async () => {
    const db = openDatabase(test.url, { connections: 1 })
    await db.connection().execute(async (connection) => {
      const loseIt = sql`select pg_terminate_backend(pg_backend_pid()), pg_sleep(5)`.execute(connection)
      await expect(loseIt).rejects.toMatchObject({ code: '57P01' })
      await expect(sql`select 1`.execute(connection)).rejects.toThrow(/Connection terminated|not queryable/)
    })
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
    await db.destroy()
  })

  it('plans a prepared statement once for all values', async () => {
    await test.db.connection().execute(async (connection) => {
      const answers: unknown[] = []
      for (let asked = 1; asked <= 8; asked += 1) {
        answers.push(...(await sql`${prepared} select (select ${asked}::integer) as same`.execute(connection)).rows)
        await sql`select (select ${asked}::integer)`.execute(connection)
      }
      expect(answers).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((same) => ({ same })))
      const plans = sql`select generic_plans > 0 as are_kept, custom_plans + generic_plans as times from pg_prepared_statements`
      expect((await plans.execute(connection)).rows).toEqual([{ are_kept: true, times: 8 }])
    })
  })

  it('prepares statements that Kysely builds', async () => {
    await test.db.connection().execute(async (connection) => {
      const one = connection.selectNoFrom(sql<number>`(select 1)`.as('one')).modifyFront(prepared)
      expect([await one.execute(), await one.execute()]).toEqual([[{ one: 1 }], [{ one: 1 }]])
      expect((await sql`select from pg_prepared_statements where statement like '%as "one"'`.execute(connection)).rows).toHaveLength(1)
    })
  })
})
