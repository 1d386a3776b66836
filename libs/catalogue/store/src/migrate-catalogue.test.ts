import { testDatabase } from '@ott/database/testing'
import type { TestDatabase } from '@ott/database/testing'
import { sql } from 'kysely'
import { catalogueMigrations, migrateCatalogue, refreshSearch, saveTitle, search } from './index.ts'
import { searchIndexVersion } from './search-index.ts'
import type { CatalogueDatabase, CatalogueTables } from './tables.ts'
import { aNewMovie, inIndia } from './testing.ts'

let test: TestDatabase<CatalogueTables>

beforeEach(async () => {
  test = await testDatabase([catalogueMigrations])
})
afterEach(() => test.drop())

async function found(query: string): Promise<string[]> {
  const { cards } = await search(test.db, { query, spaces: [] }, inIndia, { limit: 20, offset: 0 })
  return cards.map(({ contentId }) => contentId)
}

async function hold(title: string, bengali: string): Promise<void> {
  await saveTitle(test.db, aNewMovie(title, { title: { english: title, bengali } }))
}

it('existing titles are found by a newer release’s search after the index is rebuilt', async () => {
  await hold('radio', 'বেতার বর্ষা')
  expect(await found('borsha')).toEqual([])
  await migrateCatalogue(test.db)
  expect(await found('borsha')).toEqual(['radio'])

  await hold('kites', 'ঘুড়ি')
  await migrateCatalogue(test.db)
  expect(await found('kites')).toEqual([])
  await test.db.updateTable('search_form').set({ form: 0 }).execute()
  await migrateCatalogue(test.db)
  expect(await found('kites')).toEqual(['kites'])
})

it('existing permalinks get their common form, and a title whose form is taken gets its id', async () => {
  const ids = ['plain', 'one', 'two', 'three', 'hidden']
  for (const id of ids) await saveTitle(test.db, aNewMovie(id))
  const stored = { one: '/\u09ad\u09be\u09dc\u09be', two: '/\u09ad\u09be\u09a1\u09bc\u09be', three: '/cafe\u0301', hidden: '/fer\u200bry' }
  for (const [id, link] of Object.entries(stored)) await sql`update title set permanent_link = ${link} where content_id = ${id}`.execute(test.db)
  await sql`delete from schema_migration where name like '028-%'`.execute(test.db)
  await migrateCatalogue(test.db)
  const { rows } = await sql<{ content_id: string; permanent_link: string }>`select content_id, permanent_link from title`.execute(test.db)
  expect(Object.fromEntries(rows.map(({ content_id, permanent_link }) => [content_id, permanent_link]))).toEqual({
    plain: '/plain-film', one: '/\u09ad\u09be\u09a1\u09bc\u09be-one', two: stored.two, three: '/caf\u00e9', hidden: '/ferry',
  })
})

it('processes that start concurrently all get a current index', async () => {
  await hold('radio', 'বেতার বর্ষা')
  await Promise.all(Array.from({ length: 4 }, () => migrateCatalogue(test.db)))
  expect(await found('borsha')).toEqual(['radio'])
  expect(await test.db.selectFrom('search_form').select('form').execute()).toEqual([{ form: searchIndexVersion }])
})

it('a rebuild of the index has no timeout, and later statements have one', async () => {
  const limits = (db: CatalogueDatabase) =>
    sql`select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`.execute(db).then(({ rows }) => rows)
  const during = await test.db.transaction().execute(async (trx) => {
    await refreshSearch(trx)
    return limits(trx)
  })
  expect(during).toEqual([{ statement: '0', idle: '0' }])
  expect(await limits(test.db)).toEqual([{ statement: '10s', idle: '10s' }])
})
