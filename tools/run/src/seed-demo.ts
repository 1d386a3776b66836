import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tables } from '@ott/api'
import { saveAsset } from '@ott/catalogue-store'
import type { NewAsset } from '@ott/catalogue-store'
import { transaction } from '@ott/database'
import { seed } from '@ott/seed/seed'
import { seedViewers } from '@ott/seed/viewers'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { ReportProgress } from './progress-output.ts'
import { workspace } from './settings.ts'

/**
 * Writes the demo's titles, plans and users, and sells them their plans, once per version of their sources. The version is stored in the database,
 * because the next start may use another one (RUN-9).
 */
export async function seedDemo(db: Kysely<Tables>, firstVideo: NewAsset, sell: () => Promise<void>, report: ReportProgress): Promise<void> {
  await saveAsset(db, firstVideo)
  const version = await sourceVersion()
  if ((await seededVersion(db)) === version) return
  report('titles')
  await seed(db)
  report('users')
  await seedViewers(db)
  report('subscriptions')
  await sell()
  await storeVersion(db, version)
}

async function seededVersion(db: Kysely<Tables>): Promise<string | undefined> {
  await sql`create table if not exists demo_state (state text not null)`.execute(db)
  return (await sql<{ state: string }>`select state from demo_state`.execute(db)).rows[0]?.state
}

async function storeVersion(db: Kysely<Tables>, version: string): Promise<void> {
  await transaction(db, async (trx) => {
    await sql`delete from demo_state`.execute(trx)
    await sql`insert into demo_state values (${version})`.execute(trx)
  })
}

async function sourceVersion(): Promise<string> {
  const hash = createHash('sha256')
  const names = await Array.fromAsync(glob('**/*.ts', { cwd: join(workspace, 'tools/seed/src') }))
  for (const name of names.toSorted()) hash.update(name).update(await readFile(join(workspace, 'tools/seed/src', name)))
  return hash.digest('hex')
}
