/** Test databases: one server for all, one migrated template per set of migrations, one copy per test file. */
import { createHash, randomBytes } from 'node:crypto'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { startEmbedded } from './embedded.ts'
import { migrate, migrationsIn } from './migrate.ts'
import { openDatabase } from './open.ts'

export type TestDatabase<Tables> = { url: string; db: Kysely<Tables>; drop: () => Promise<void> }

const templateLock = 727_202
const maxTemplates = 12

export async function testDatabase<Tables>(folders: string[]): Promise<TestDatabase<Tables>> {
  const server = await testServer()
  const admin = openDatabase<unknown>(server.url, { connections: 1, statementTimeoutMs: 60_000 })
  try {
    const template = await migratedTemplate(admin, server.url, folders)
    const name = `test_${randomBytes(8).toString('hex')}`
    await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(admin)
    const db = openDatabase<Tables>(withDatabase(server.url, name))
    return { url: withDatabase(server.url, name), db, drop: () => drop(server, db, name) }
  } finally {
    await admin.destroy()
  }
}

type TestServer = { url: string; stop: () => Promise<void> }

/** The PostgreSQL from the environment, else an embedded one in the temporary folder. */
async function testServer(): Promise<TestServer> {
  const url = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL
  if (url) return { url, stop: async () => {} }
  const folder = join(tmpdir(), `ott-test-database-${userInfo().username}`, 'data')
  const server = await startEmbedded(folder, { settings: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' } })
  if (server.isStarter) await removeLeftovers(server.url)
  // This process holds the server until it ends, so that the next test file finds it running.
  return { url: server.url, stop: async () => {} }
}

async function migratedTemplate(admin: Kysely<unknown>, url: string, folders: string[]): Promise<string> {
  const checksums = migrationsIn(folders).map(({ name, checksum }) => name + checksum)
  const template = `template_${createHash('sha256').update(checksums.join()).digest('hex').slice(0, 16)}`
  await sql`select pg_advisory_lock(${templateLock})`.execute(admin)
  try {
    if (!(await databases(admin)).includes(template)) await makeTemplate(admin, url, folders, template)
  } finally {
    await sql`select pg_advisory_unlock(${templateLock})`.execute(admin)
  }
  return template
}

async function makeTemplate(admin: Kysely<unknown>, url: string, folders: string[], template: string): Promise<void> {
  const unfinished = `${template}_new`
  await sql`drop database if exists ${sql.id(unfinished)} with (force)`.execute(admin)
  await sql`create database ${sql.id(unfinished)}`.execute(admin)
  const db = openDatabase(withDatabase(url, unfinished), { connections: 1 })
  try {
    await migrate(db, folders)
  } finally {
    await db.destroy()
  }
  await sql`alter database ${sql.id(unfinished)} rename to ${sql.id(template)}`.execute(admin)
}

async function drop<Tables>(server: TestServer, db: Kysely<Tables>, name: string): Promise<void> {
  await db.destroy()
  const admin = openDatabase(server.url, { connections: 1 })
  try {
    await sql`drop database if exists ${sql.id(name)} with (force)`.execute(admin)
  } finally {
    await admin.destroy()
  }
}

/** Drops databases of interrupted runs. The server has just started, so nothing uses them. */
async function removeLeftovers(url: string): Promise<void> {
  const admin = openDatabase<unknown>(url, { connections: 1 })
  try {
    const names = await databases(admin)
    const templates = names.filter((name) => name.startsWith('template_'))
    const leftovers = names.filter((name) => name.startsWith('test_'))
    if (templates.length > maxTemplates) leftovers.push(...templates)
    for (const name of leftovers) await sql`drop database if exists ${sql.id(name)} with (force)`.execute(admin)
  } finally {
    await admin.destroy()
  }
}

async function databases(admin: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ datname: string }>`select datname from pg_database where not datistemplate`.execute(admin)
  return rows.map(({ datname }) => datname)
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
