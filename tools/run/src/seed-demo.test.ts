import type { Tables } from '@ott/api'
import { migrationFolders } from '@ott/api/migrations'
import { catalogueVersion, playableById } from '@ott/catalogue-store'
import { aReadyAsset } from '@ott/catalogue-store/testing'
import { testDatabase } from '@ott/database/testing'
import type { TestDatabase } from '@ott/database/testing'
import { plans, titles, viewers } from '@ott/seed'
import type { Kysely } from 'kysely'
import { seedDemo } from './seed-demo.ts'

const databases: TestDatabase<Tables>[] = []
afterAll(() => Promise.all(databases.map(({ drop }) => drop())))

async function emptyDatabase(): Promise<Kysely<Tables>> {
  const database = await testDatabase<Tables>(migrationFolders)
  databases.push(database)
  return database.db
}

async function seedWithProgress(db: Kysely<Tables>): Promise<string[]> {
  const reported: string[] = []
  await seedDemo(db, aReadyAsset('dawn'), async () => void reported.push('sold'), (progress) => reported.push(progress))
  return reported
}

async function countIn(db: Kysely<Tables>, table: 'title' | 'page' | 'plan' | 'account'): Promise<number> {
  const { count } = await db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return count
}

it('seeds every database that is not seeded yet', async () => {
  const first = await emptyDatabase()
  const second = await emptyDatabase()
  expect(await seedWithProgress(first)).toContain('sold')
  await seedWithProgress(second)
  expect([await countIn(second, 'title'), await countIn(second, 'plan'), await countIn(second, 'account')]).toEqual([
    titles.length,
    plans.length,
    viewers.length,
  ])
  expect(await countIn(second, 'page')).toBeGreaterThan(0)
  expect((await playableById(second, 'kites', { language: 'english', cap: 5 }))?.asset?.assetId).toBe('dawn')
})

it('does not change a seeded database', async () => {
  const db = await emptyDatabase()
  await seedWithProgress(db)
  const version = await catalogueVersion(db)
  expect(await seedWithProgress(db)).toEqual([])
  expect(await catalogueVersion(db)).toBe(version)
})
