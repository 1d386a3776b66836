import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, constants, existsSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isAlive, isZombie } from './alive.ts'
import { postgresBinaries } from './binaries.ts'
import { clusterUrl, createCluster, reachableFolder, serverEnvironment } from './cluster.ts'
import { freePort } from './free-port.ts'
import { withLockFile } from './lock-file.ts'
import { serverUser } from './server-user.ts'
import type { ServerUser } from './server-user.ts'
import { endFailure, startFailure } from './start-failure.ts'
import type { DatabaseFailure } from './start-failure.ts'

export type EmbeddedServer = {
  url: string
  /** False if the server was already running. */
  isStarter: boolean
  /** Resolves with the reason when the server has ended, however it ended. */
  ended: Promise<DatabaseFailure>
  /** Releases the server, which stops after its last holder. */
  stop: () => Promise<void>
}

export type EmbeddedOptions = {
  /** The port of a server that this one replaces; by default any free one. */
  port?: number
  /** Settings of PostgreSQL. */
  settings?: Record<string, string>
}

const startTimeoutMs = 30_000
const stopTimeoutMs = 10_000
const pollMs = 20
const watchMs = 500

/**
 * Starts PostgreSQL on a data folder, or joins the running one. A watchdog stops it after its last holder ends, even by
 * a crash, because then their pipes close.
 */
export async function startEmbedded(dataDir: string, options: EmbeddedOptions = {}): Promise<EmbeddedServer> {
  let folder = resolve(dataDir)
  try {
    const user = serverUser()
    folder = reachableFolder(folder, user)
    return await withLockFile(`${folder}.lock`, async () => (await joinRunning(folder)) ?? start(folder, user, options))
  } catch (error) {
    throw startFailure(error, dataDir, `${folder}.log`)
  }
}

/** The running server of the folder. While one starts or stops, waits for the result. */
async function joinRunning(folder: string): Promise<EmbeddedServer | null> {
  const deadline = performance.now() + stopTimeoutMs
  while (performance.now() < deadline) {
    const server = runningServer(folder)
    if (!server) return null
    const hold = openHold(folder)
    const url = clusterUrl(folder, server.port)
    if (await isAccepting(url)) {
      if (hold !== null) return { url, isStarter: false, ...watchJoined(server.pid, hold, () => endOf(folder)) }
      process.kill(server.pid, 'SIGINT')
    }
    if (hold !== null) closeSync(hold)
    await sleep(pollMs)
  }
  return null
}

/** The server is no child of this process, so its end has to be polled. */
function watchJoined(pid: number, hold: number, reason: () => DatabaseFailure): Pick<EmbeddedServer, 'ended' | 'stop'> {
  const { promise: ended, resolve: end } = Promise.withResolvers<DatabaseFailure>()
  const watch = setInterval(() => {
    if (isAlive(pid)) return
    clearInterval(watch)
    end(reason())
  }, watchMs)
  watch.unref()
  let isHeld = true
  return {
    ended,
    stop: async () => {
      clearInterval(watch)
      if (isHeld) closeSync(hold)
      isHeld = false
    },
  }
}

function endOf(folder: string): DatabaseFailure {
  return endFailure(folder, `${folder}.log`)
}

async function start(folder: string, user: ServerUser, options: EmbeddedOptions): Promise<EmbeddedServer> {
  const bin = postgresBinaries(user, `${folder}-bin`)
  if (!existsSync(join(folder, 'PG_VERSION'))) createCluster(folder, bin, user)
  removeLockOfZombie(folder)
  const port = options.port ?? (await freePort())
  const watchdog = spawnWatchdog(folder, bin, port, user, options.settings)
  const ended = new Promise<DatabaseFailure>((end) => watchdog.once('exit', () => end(endOf(folder))))
  const url = clusterUrl(folder, port)
  const deadline = performance.now() + startTimeoutMs
  while (!(await isAccepting(url))) {
    if (watchdog.exitCode !== null || watchdog.signalCode !== null) throw new Error('PostgreSQL ended at once')
    if (performance.now() > deadline) {
      await release(watchdog)
      throw new Error('PostgreSQL did not answer in time')
    }
    await sleep(pollMs)
  }
  return { url, isStarter: true, ended, stop: () => release(watchdog) }
}

/**
 * `$1` is the program folder, `$2` the data folder, the rest are server arguments. Repeats SIGINT (fast shutdown),
 * because a starting server ignores it.
 */
const watchdogScript = `
bin=$1 data=$2; shift 2
exec 5<&0 </dev/null
rm -f "$data/hold"; mkfifo -m 600 "$data/hold"
exec 4<>"$data/hold" 3<"$data/hold" 4>&-
"$bin/postgres" -D "$data" "$@" 3<&- 5<&- & server=$!
(cat <&5; cat <&3; while kill -INT $server; do sleep 0.2; done) >/dev/null 2>&1 & watcher=$!
exec 3<&- 5<&-
wait $server; ended=$?
kill $watcher 2>/dev/null
exit $ended`

function spawnWatchdog(folder: string, bin: string, port: number, user: ServerUser, settings: Record<string, string> = {}): ChildProcess {
  const all = { port: String(port), listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings }
  renamePreviousLog(`${folder}.log`)
  const log = openSync(`${folder}.log`, 'w', 0o600)
  const watchdog = spawn(
    '/bin/sh',
    ['-c', watchdogScript, 'database-watchdog', bin, folder, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // A session of its own, so that Ctrl-C does not reach the database while its clients still finish work.
    { ...user, cwd: '/', env: serverEnvironment(), detached: true, stdio: ['pipe', log, log] },
  )
  closeSync(log)
  watchdog.unref()
  ;(watchdog.stdin as Socket).unref()
  watchdog.once('exit', () => watchdog.stdin?.destroy())
  watchdog.stdin?.on('error', () => {})
  return watchdog
}

/** The log of the previous server says why it ended. */
function renamePreviousLog(log: string): void {
  if (existsSync(log)) renameSync(log, `${log}.previous`)
}

async function release(watchdog: ChildProcess): Promise<void> {
  if (watchdog.exitCode !== null || watchdog.signalCode !== null) return
  const ended = once(watchdog, 'exit', { signal: AbortSignal.timeout(stopTimeoutMs) })
  watchdog.ref()
  watchdog.stdin?.destroy()
  // The server keeps running if another process holds it.
  await ended.catch(() => watchdog.unref())
}

/** Null if no watchdog listens, because then nothing would stop the server. */
function openHold(folder: string): number | null {
  try {
    return openSync(join(folder, 'hold'), constants.O_WRONLY | constants.O_NONBLOCK)
  } catch {
    return null
  }
}

function runningServer(folder: string): { pid: number; port: number } | null {
  const lock = readLock(folder)
  return lock && isAlive(lock.pid) ? lock : null
}

/** PostgreSQL cannot detect that a zombie's lock is stale. */
function removeLockOfZombie(folder: string): void {
  const lock = readLock(folder)
  if (lock && isZombie(lock.pid)) rmSync(join(folder, 'postmaster.pid'))
}

function readLock(folder: string): { pid: number; port: number } | null {
  try {
    const [pid, , , port] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(pid), port: Number(port) }
  } catch {
    return null
  }
}

async function isAccepting(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
