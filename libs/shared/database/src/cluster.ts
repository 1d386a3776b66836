import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chownSync, existsSync, lstatSync, mkdirSync, readFileSync, readlinkSync, renameSync, rmSync, rmdirSync, statSync,
  symlinkSync, writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { canEnter } from './server-user.ts'
import type { ServerUser } from './server-user.ts'

const superuser = 'app'

/**
 * The real data folder. If the server's user cannot enter root's home, the data folder becomes a symlink to an open
 * folder; removing the link starts anew.
 */
export function reachableFolder(dataDir: string, user: ServerUser): string {
  mkdirSync(dirname(dataDir), { recursive: true })
  if (lstatSync(dataDir, { throwIfNoEntry: false })?.isSymbolicLink()) return readlinkSync(dataDir)
  if (user.uid === undefined || canEnter(user, dirname(dataDir))) return dataDir
  const openFolder = openFolderFor(dataDir)
  rmSync(openFolder, { recursive: true, force: true })
  mkdirSync(openFolder, { mode: 0o755 })
  if (existsSync(dataDir)) rmdirSync(dataDir)
  symlinkSync(join(openFolder, 'data'), dataDir)
  return join(openFolder, 'data')
}

/**
 * Removes the data folder and the open folder behind it (RUN-8). Leaves the target of a symlink that somebody else
 * made.
 */
export function removeEmbedded(dataDir: string): void {
  const link = lstatSync(dataDir, { throwIfNoEntry: false })
  const openFolder = link?.isSymbolicLink() ? dirname(readlinkSync(dataDir)) : null
  if (openFolder !== null && openFolder === openFolderFor(dataDir)) rmSync(openFolder, { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
}

/** The name derives from the parent folder's inode, not its path, so that a moved folder keeps its data. */
function openFolderFor(dataDir: string): string {
  const { dev, ino } = statSync(dirname(dataDir))
  return `/var/tmp/ott-database-${createHash('sha256').update(`${dev} ${ino} ${basename(dataDir)}`).digest('hex').slice(0, 12)}`
}

/**
 * Creates the cluster beside its final path and then renames it, so that an interrupted start leaves nothing
 * incomplete.
 */
export function createCluster(folder: string, bin: string, user: ServerUser): void {
  const unfinished = `${folder}.new`
  const password = `${unfinished}-password`
  rmSync(unfinished, { recursive: true, force: true })
  rmSync(password, { force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  for (const path of [unfinished, password]) own(path, user)
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  // A process group of its own, like the server's, so that Ctrl-C stops only the caller and not initdb.
  const options = { ...user, cwd: '/', env: serverEnvironment(), stdio: 'pipe', detached: true } as const
  execFileSync(
    join(bin, 'initdb'),
    ['-D', unfinished, '-U', superuser, '-A', 'scram-sha-256', '--pwfile', password, '-E', 'UTF8', `--locale=${locale}`, '--no-sync'],
    options,
  )
  renameSync(password, passwordFile(unfinished))
  renameSync(unfinished, folder)
}

export function clusterUrl(folder: string, port: number): string {
  return `postgres://${superuser}:${readFileSync(passwordFile(folder), 'utf8')}@127.0.0.1:${port}/postgres`
}

export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8', TZ: 'UTC' }
}

function passwordFile(folder: string): string {
  return join(folder, 'client-password')
}

function own(path: string, { uid, gid }: ServerUser): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}
