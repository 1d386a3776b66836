import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { isAlive, isZombie } from './alive.ts'
import { removeEmbedded } from './cluster.ts'
import { startEmbedded } from './embedded.ts'
import { lockOwner } from './lock-owner.ts'
import { openDatabase } from './open.ts'

const home = mkdtempSync(join(tmpdir(), 'ott-embedded-'))
const dataDir = join(home, 'data')

beforeAll(() => chmodSync(home, 0o755))
afterAll(() => rmSync(home, { recursive: true, force: true }))

async function ask(url: string, statement: string): Promise<unknown[]> {
  const db = openDatabase(url, { connections: 1 })
  try {
    return (await sql.raw(statement).execute(db)).rows
  } finally {
    await db.destroy()
  }
}

function serverPid(folder: string): number {
  return Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
}

async function ends(pid: number): Promise<void> {
  while (isAlive(pid)) await sleep(10)
}

/** Another process that starts the database and holds it until it is killed. */
async function startElsewhere(folder: string) {
  const child = spawnStarter(folder)
  const [url] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, url: String(url).trim() }
}

function spawnStarter(folder: string) {
  const program = `import { startEmbedded } from '@ott/database'
    console.log((await startEmbedded(${JSON.stringify(folder)})).url)
    setInterval(() => {}, 1_000)`
  return spawn(process.execPath, ['--input-type=module', '-e', program], { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'ignore'] })
}

/** A shell starts a child, then becomes a program that never reaps it. */
async function makeZombie() {
  const parent = spawn('/bin/sh', ['-c', 'exec 3<&0; cat <&3 & echo $!; exec sleep 60'], { stdio: ['pipe', 'pipe', 'ignore'] })
  const zombie = Number(String(((await once(parent.stdout, 'data')) as [Buffer])[0]))
  // The child must die after its parent has become `sleep`, because the shell might reap it.
  while (readFileSync(`/proc/${parent.pid}/comm`, 'utf8') !== 'sleep\n') await sleep(5)
  parent.stdin.end()
  while (!isZombie(zombie)) await sleep(5)
  return { zombie, parent }
}

describe('the embedded database', () => {
  it('keeps its data over a restart', async () => {
    const first = await startEmbedded(dataDir)
    await ask(first.url, `create table kept as select 'firefly' as word`)
    const pid = serverPid(dataDir)
    await first.stop()
    expect(isAlive(pid)).toBe(false)
    const second = await startEmbedded(dataDir)
    expect(await ask(second.url, 'select word from kept')).toEqual([{ word: 'firefly' }])
    await second.stop()
  })

  it('requires its generated password, readable by the owner only', async () => {
    const server = await startEmbedded(dataDir)
    const stranger = new URL(server.url)
    stranger.password = 'guess'
    await expect(ask(stranger.href, 'select 1')).rejects.toMatchObject({ code: '28P01' })
    expect(statSync(join(dataDir, 'client-password')).mode & 0o777).toBe(0o600)
    await server.stop()
  })

  it('is started once by concurrent callers, and stops after the last one', async () => {
    const servers = await Promise.all([1, 2, 3].map(() => startEmbedded(dataDir)))
    expect(servers.filter(({ isStarter }) => isStarter)).toHaveLength(1)
    expect(new Set(servers.map(({ url }) => url)).size).toBe(1)
    const joined = servers.filter(({ isStarter }) => !isStarter)
    const pid = serverPid(dataDir)
    await joined[0]?.stop()
    expect(isAlive(pid)).toBe(true)
    await joined[1]?.stop()
    await servers.find(({ isStarter }) => isStarter)?.stop()
    expect(isAlive(pid)).toBe(false)
  })

  it('stops if its starter is killed', async () => {
    const { child } = await startElsewhere(dataDir)
    const pid = serverPid(dataDir)
    child.kill('SIGKILL')
    await ends(pid)
    expect(isAlive(pid)).toBe(false)
  })

  it('stops if its starter is killed before it is up', async () => {
    rmSync(join(dataDir, 'hold'), { force: true })
    const child = spawnStarter(dataDir)
    while (!existsSync(join(dataDir, 'hold'))) await sleep(1)
    child.kill('SIGKILL')
    await once(child, 'exit')
    while (execFileSync('ps', ['-A', '-o', 'args']).includes(dataDir)) await sleep(10)
    await (await startEmbedded(dataDir)).stop()
  })

  it('outlives its starter while another process holds it', async () => {
    const { child, url } = await startElsewhere(dataDir)
    const joined = await startEmbedded(dataDir)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
    const pid = serverPid(dataDir)
    await joined.stop()
    await ends(pid)
    expect(isAlive(pid)).toBe(false)
  })

  it('starts again after the server itself was killed', async () => {
    const first = await startEmbedded(dataDir)
    await ask(first.url, `create table if not exists survived as select 1 as one`)
    process.kill(serverPid(dataDir), 'SIGKILL')
    const second = await startEmbedded(dataDir)
    expect(await ask(second.url, 'select one from survived')).toEqual([{ one: 1 }])
    await second.stop()
  })

  it('starts under a private home, and is removed from its open folder', async () => {
    const closed = join(home, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    const server = await startEmbedded(join(closed, 'data'))
    expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await server.stop()
    const lies = realpathSync(join(closed, 'data'))
    removeEmbedded(join(closed, 'data'))
    expect([existsSync(lies), existsSync(join(closed, 'data'))]).toEqual([false, false])
  })

  it('keeps its data if its parent folder is moved', async () => {
    const [before, after] = [join(home, 'before'), join(home, 'after')]
    mkdirSync(before, { mode: 0o700 })
    const first = await startEmbedded(join(before, 'data'))
    await ask(first.url, `create table moved as select 'firefly' as word`)
    await first.stop()
    renameSync(before, after)
    mkdirSync(before, { mode: 0o700 })
    await (await startEmbedded(join(before, 'data'))).stop()
    const moved = await startEmbedded(join(after, 'data'))
    expect(await ask(moved.url, 'select word from moved')).toEqual([{ word: 'firefly' }])
    await moved.stop()
    const lies = realpathSync(join(after, 'data'))
    for (const folder of [before, after]) removeEmbedded(join(folder, 'data'))
    expect(existsSync(lies)).toBe(false)
  })

  it('is not removed from the target of a foreign symlink', () => {
    const theirs = join(home, 'theirs')
    mkdirSync(theirs)
    symlinkSync(theirs, join(home, 'link'))
    removeEmbedded(join(home, 'link'))
    expect([existsSync(theirs), existsSync(join(home, 'link'))]).toEqual([true, false])
  })

  // Where nothing reaps processes, as in many containers, a killed server's pid stays in use; /proc shows that it is
  // dead.
  if (process.platform === 'linux') {
    it('starts despite locks of zombie processes', async () => {
      await (await startEmbedded(dataDir)).stop()
      const { zombie, parent } = await makeZombie()
      expect([isZombie(zombie), isAlive(zombie)]).toEqual([true, false])
      writeFileSync(join(dataDir, 'postmaster.pid'), [zombie, dataDir, 0, 5432, '', '127.0.0.1', '', ''].join('\n'), { mode: 0o600 })
      writeFileSync(`${dataDir}.lock`, lockOwner(zombie))
      const server = await startEmbedded(dataDir)
      expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
      await server.stop()
      parent.kill('SIGKILL')
    })
  }

  it('reports in one line why it cannot start', async () => {
    writeFileSync(join(home, 'file'), '')
    await expect(startEmbedded(join(home, 'file', 'data'))).rejects.toThrow(/^The database could not start: .*$/)
  })
})
