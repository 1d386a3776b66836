import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

type Migration = { name: string; text: string; checksum: string }

const lockKey = 727_201

/** Runs the pending migrations, ordered by file name over all folders. Safe for concurrent processes. */
export async function migrate<Tables>(db: Kysely<Tables>, folders: string[]): Promise<string[]> {
  const migrations = migrationsIn(folders)
  return db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`select pg_advisory_lock(${lockKey})`.execute(connection)
    try {
      return await runMissing(connection, migrations)
    } finally {
      await sql`select pg_advisory_unlock(${lockKey})`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}

export function migrationsIn(folders: string[]): Migration[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder).filter((name) => name.endsWith('.sql')).map((name) => join(folder, name)),
  )
  const migrations = files.map(read).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const twice = migrations.find(({ name }, at) => name === migrations[at + 1]?.name)
  if (twice) throw new Error(`Two migrations have the name ${twice.name}`)
  return migrations
}

async function runMissing<Tables>(db: Kysely<Tables>, migrations: Migration[]): Promise<string[]> {
  await sql`create table if not exists schema_migration (
    name text primary key, checksum text not null, ran_at timestamptz not null default now())`.execute(db)
  const { rows } = await sql<{ name: string; checksum: string }>`select name, checksum from schema_migration`.execute(db)
  const ran = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  const missing = migrations.filter(({ name }) => !ran.has(name))
  const changed = migrations.find(({ name, checksum }) => ran.has(name) && ran.get(name) !== checksum)
  if (changed) throw new Error(`The migration ${changed.name} was changed after it ran; write a new one instead`)
  for (const { name, text, checksum } of missing) {
    await db.transaction().execute(async (trx) => {
      await sql.raw(text).execute(trx)
      await sql`insert into schema_migration (name, checksum) values (${name}, ${checksum})`.execute(trx)
    })
  }
  return missing.map(({ name }) => name)
}

function read(file: string): Migration {
  const text = readFileSync(file, 'utf8')
  return { name: basename(file), text, checksum: createHash('sha256').update(text).digest('hex') }
}
