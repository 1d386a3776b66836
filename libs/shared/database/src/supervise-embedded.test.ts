import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { sql } from 'kysely'
import { isAlive } from './alive.ts'
import { startEmbedded } from './embedded.ts'
import { openDatabase } from './open.ts'
import { isRestartAllowed, superviseEmbedded } from './supervise-embedded.ts'

const home = mkdtempSync(join(tmpdir(), 'ott-supervised-'))
const dataDir = join(home, 'data')

beforeAll(() => chmodSync(home, 0o755))
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** NaN while none runs. */
function serverPid(): number {
  const lock = join(dataDir, 'postmaster.pid')
  return existsSync(lock) ? Number(readFileSync(lock, 'utf8').split('\n')[0]) : Number.NaN
}

function supervise() {
  const reasons: string[] = []
  const { promise: failed, resolve: onFailure } = Promise.withResolvers<Error>()
  return superviseEmbedded(dataDir, { onRestart: ({ message }) => reasons.push(message), onFailure }).then((server) => ({ ...server, reasons, failed }))
}

/** Makes the next starts fail; returns the function that repairs it. */
function breakSettings(value: string): () => void {
  const file = join(dataDir, 'postgresql.conf')
  const valid = readFileSync(file, 'utf8')
  writeFileSync(file, `${valid}\nshared_buffers = '${value}'\n`)
  return () => writeFileSync(file, valid)
}

function killServer(): number {
  const pid = serverPid()
  process.kill(pid, 'SIGKILL')
  return pid
}

/** A process of the killed server may still answer, so this waits for the next server first. */
async function untilRestarted(killed: number): Promise<void> {
  while (Number.isNaN(serverPid()) || serverPid() === killed) await sleep(5)
}

/** The pool of a running program, which knows nothing of the restart. */
async function untilItAnswers(db: ReturnType<typeof openDatabase>): Promise<unknown[]> {
  for (;;) {
    const answer = await sql`select word from kept`.execute(db).catch(() => null)
    if (answer) return answer.rows
    await sleep(20)
  }
}

describe('a supervised database', () => {
  it('is restarted at the same URL after it was killed, and loses nothing', async () => {
    const { url, stop, reasons } = await supervise()
    const db = openDatabase(url)
    await sql`create table kept as select 'firefly' as word`.execute(db)
    for (let time = 1; time <= 2; time += 1) {
      await untilRestarted(killServer())
      expect(await untilItAnswers(db)).toEqual([{ word: 'firefly' }])
    }
    await db.destroy()
    const last = serverPid()
    await stop()
    expect([reasons.length, reasons[0], isAlive(last)]).toEqual([2, 'The database ended', false])
  })

  it('is restarted by the one who joined it, after its starter ended', async () => {
    const starter = await startEmbedded(dataDir)
    const { url, stop } = await supervise()
    const released = starter.stop()
    const db = openDatabase(url)
    expect(await untilItAnswers(db)).toEqual([{ word: 'firefly' }])
    await untilRestarted(killServer())
    expect(await untilItAnswers(db)).toEqual([{ word: 'firefly' }])
    await db.destroy()
    await Promise.all([stop(), released])
    expect(serverPid()).toBeNaN()
  })

  it('fails with the reason if restarts do not help', async () => {
    const { stop, failed, reasons } = await supervise()
    const repair = breakSettings('none')
    killServer()
    expect((await failed).message).toMatch(/^The database could not start: .*postgresql.conf/)
    expect(reasons).toHaveLength(5)
    await stop()
    repair()
  })

  it('fails with the reason while another program runs it at another port', async () => {
    const { stop, failed } = await supervise()
    killServer()
    const other = await startEmbedded(dataDir)
    expect((await failed).message).toBe(`The database could not start: another program runs it at port ${new URL(other.url).port}`)
    await stop()
    await other.stop()
    expect(serverPid()).toBeNaN()
  })

  it('is restarted for as long as the disk is full', async () => {
    const { stop, reasons } = await supervise()
    // The server's log then reads as on a full disk.
    const repair = breakSettings('No space left on device')
    const killed = killServer()
    while (reasons.length < 7) await sleep(20)
    expect(reasons.at(-1)).toMatch(/^The database could not start: no space is left on the disk of /)
    repair()
    await untilRestarted(killed)
    await stop()
    expect(serverPid()).toBeNaN()
  })

  it('is not restarted when it is stopped during a restart', async () => {
    const { stop } = await supervise()
    killServer()
    await stop()
    await (await startEmbedded(dataDir)).stop()
    expect(serverPid()).toBeNaN()
  })
})

it('a restart is allowed five times in any minute', () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 40 })
  fc.assert(
    fc.property(gaps, (gapsMs) => {
      const restarts: number[] = []
      let now = 0
      for (const gap of gapsMs) {
        now += gap
        if (isRestartAllowed([...restarts, now], now)) restarts.push(now)
      }
      expect(restarts.every((at) => restarts.filter((other) => at <= other && other < at + 60_000).length <= 5)).toBe(true)
    }),
  )
})
