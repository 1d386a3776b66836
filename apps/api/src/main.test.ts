import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const dataDir = mkdtempSync(join(tmpdir(), 'ott-main-'))
const started: ChildProcess[] = []

beforeAll(() => chmodSync(dataDir, 0o755))
afterEach(() => started.splice(0).forEach((program) => program.kill()))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

function start(environment: Record<string, string>) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, ...environment }
  const program = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], { env })
  started.push(program)
  const said = { out: '', err: '' }
  program.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()))
  program.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()))
  return { program, said }
}

describe('the program', () => {
  it('starts with only a folder, responds, and leaves nothing running when it stops', async () => {
    const { program, said } = start({ PORT: '0' })
    while (!said.out.includes('"msg":"listening"')) await once(program.stdout, 'data')
    const port = /"port":(\d+)/.exec(said.out)?.[1]
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`)
    expect(ready.status).toBe(200)
    expect(existsSync(join(dataDir, 'database', 'postmaster.pid'))).toBe(true)
    program.kill('SIGTERM')
    const [exitCode] = await once(program, 'exit')
    expect([exitCode, existsSync(join(dataDir, 'database', 'postmaster.pid'))]).toEqual([0, false])
  })

  it('restarts its database if that is killed', async () => {
    const { program, said } = start({ PORT: '0' })
    while (!said.out.includes('"msg":"listening"')) await once(program.stdout, 'data')
    const ready = () => fetch(`http://127.0.0.1:${/"port":(\d+)/.exec(said.out)?.[1]}/readyz`)
    const lock = join(dataDir, 'database', 'postmaster.pid')
    const killed = readFileSync(lock, 'utf8').split('\n')[0]
    process.kill(Number(killed), 'SIGKILL')
    while (!said.out.includes('The database ended; restarting it')) await once(program.stdout, 'data')
    while ((await ready()).status !== 200) await sleep(50)
    expect(readFileSync(lock, 'utf8').split('\n')[0]).not.toBe(killed)
    program.kill('SIGTERM')
    expect(await once(program, 'exit')).toEqual([0, null])
  })

  it('prints in one line that its port is in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const { program, said } = start({ PORT: String(port) })
    const [exitCode] = await once(program, 'exit')
    taken.close()
    expect([exitCode, said.err]).toEqual([1, `The api cannot start: port ${port} is in use\n`])
  })

  it('prints in one line what live mode lacks', async () => {
    const { program, said } = start({ OTT_MODE: 'live' })
    const [exitCode] = await once(program, 'exit')
    expect(exitCode).toBe(1)
    expect(said.err).toMatch(/^The api cannot start: SITE_ORIGIN is missing; .*DATABASE_URL is missing.*\n$/)
  })
})
