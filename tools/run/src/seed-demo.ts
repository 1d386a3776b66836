import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tables } from '@ott/api'
import { saveAsset } from '@ott/catalogue-store'
import type { NewAsset } from '@ott/catalogue-store'
import { seed } from '@ott/seed/seed'
import { seedViewers } from '@ott/seed/viewers'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tell } from './progress-output.ts'
import { workspace } from './settings.ts'

/**
 * Writes the demo's titles, plans and viewers, once for each state of their sources. The database itself remembers which
 * one it has: the next start may bring another database (RUN-9).
 */
export async function seedDemo(db: Kysely<Tables>, firstFilm: NewAsset, tell: Tell): Promise<void> {
  await saveAsset(db, firstFilm)
  const state = await stateOfSources()
  if ((await seededState(db)) === state) return
  tell('titles')
  await seed(db)
  tell('viewers')
  await seedViewers(db)
  await rememberState(db, state)
}

async function seededState(db: Kysely<Tables>): Promise<string | undefined> {
  await sql`create table if not exists demo_state (state text not null)`.execute(db)
  return (await sql<{ state: string }>`select state from demo_state`.execute(db)).rows[0]?.state
}

async function rememberState(db: Kysely<Tables>, state: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`delete from demo_state`.execute(trx)
    await sql`insert into demo_state values (${state})`.execute(trx)
  })
}

async function stateOfSources(): Promise<string> {
  const hash = createHash('sha256')
  const names = await Array.fromAsync(glob('**/*.ts', { cwd: join(workspace, 'tools/seed/src') }))
  for (const name of names.toSorted()) hash.update(name).update(await readFile(join(workspace, 'tools/seed/src', name)))
  return hash.digest('hex')
}
