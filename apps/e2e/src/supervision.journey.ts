import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { processesOf } from './processes.ts'
import { dataFolder, product } from './product.ts'

/** A second product, of which the test has the pid of npm, like a supervisor or a CI job. */
const ports = { WEB_PORT: '3180', ACTIVATE_PORT: '3480', API_PORT: '4180', SANDBOX_PORT: '4580', SANDBOX_MAIL_PORT: '4605' }
const folder = join(dataFolder, 'supervision')
const api = `http://localhost:${ports.API_PORT}`

test.describe.configure({ timeout: 120_000 })

let npm: ChildProcess

test.afterEach(async () => {
  npm.kill('SIGKILL')
  await expectNothingLeft()
})

/** Starts in a session of its own, so that a signal reaches npm only. */
async function startProduct(script: 'start' | 'dev'): Promise<void> {
  npm = spawn('npm', ['run', script], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { ...process.env, ...product.environment, ...ports, OTT_DATA: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  let output = ''
  npm.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await expect.poll(() => output, { timeout: 90_000 }).toContain('Ctrl-C stops everything')
}

async function expectNothingLeft(): Promise<void> {
  await expect.poll(() => processesOf(folder), { timeout: 20_000 }).toEqual([])
  expect(existsSync(join(folder, 'running.pid'))).toBe(false)
  expect(await Promise.all(Object.values(ports).map(isListening))).toEqual([false, false, false, false, false])
}

function isListening(port: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const) {
  test(`${signal} to npm start stops the whole product`, async () => {
    await startProduct('start')
    npm.kill(signal)
    await expectNothingLeft()
  })
}

test('SIGTERM to npm run dev stops the whole product', async () => {
  await startProduct('dev')
  npm.kill('SIGTERM')
  await expectNothingLeft()
})

test('a killed database is restarted, and the product continues', async () => {
  await startProduct('start')
  const lock = join(folder, 'database/postmaster.pid')
  const pid = () => (existsSync(lock) ? readFileSync(lock, 'utf8').split('\n')[0] : 'none')
  const killed = pid()
  process.kill(Number(killed), 'SIGKILL')
  await expect.poll(pid, { timeout: 20_000 }).not.toMatch(new RegExp(`^(${killed}|none)$`))
  await expect.poll(() => fetch(`${api}/readyz`).then(({ status }) => status), { timeout: 20_000 }).toBe(200)
})
