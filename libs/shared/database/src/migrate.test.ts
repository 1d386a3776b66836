import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { migrate } from './migrate.ts'
import { testDatabase } from './testing.ts'
import type { TestDatabase } from './testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'ott-migrations-'))
let test: TestDatabase<unknown>

beforeEach(async () => {
  test = await testDatabase([])
})
afterEach(() => test.drop())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('migrations', () => {
  it('run once, in order of their names, also concurrently', async () => {
    writeFileSync(join(folder, '101-lamp.sql'), 'create table lamp (id int primary key); create index on lamp (id);')
    writeFileSync(join(folder, '102-light.sql'), 'insert into lamp values (1);')
    const ran = await Promise.all([1, 2, 3].map(() => migrate(test.db, [folder])))
    expect(ran.toSorted((a, b) => b.length - a.length)).toEqual([['101-lamp.sql', '102-light.sql'], [], []])
    expect((await sql`select id from lamp`.execute(test.db)).rows).toEqual([{ id: 1 }])
  })

  it('roll back one that fails', async () => {
    writeFileSync(join(folder, '103-broken.sql'), 'create table half (id int); select nonsense;')
    await expect(migrate(test.db, [folder])).rejects.toMatchObject({ code: '42703' })
    rmSync(join(folder, '103-broken.sql'))
    expect((await sql`select to_regclass('half') as half`.execute(test.db)).rows).toEqual([{ half: null }])
  })

  it('fail if one that ran was changed', async () => {
    await migrate(test.db, [folder])
    writeFileSync(join(folder, '102-light.sql'), 'insert into lamp values (2);')
    await expect(migrate(test.db, [folder])).rejects.toThrow('102-light.sql was changed after it ran')
  })
})
