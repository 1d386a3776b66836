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
})
