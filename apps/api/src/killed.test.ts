import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { routes } from '@ott/contract'
import type { Answer, CallName } from '@ott/contract'
import { testDatabase } from '@ott/database/testing'
import type { TestDatabase } from '@ott/database/testing'
import { brand } from '@ott/brand'
import { startSandbox } from '@ott/sandbox'
import type { Sandbox } from '@ott/sandbox'
import type { Tables } from './db/tables.ts'
import { migrationFolders } from './db/migrations.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'ott-killed-'))
const started: ChildProcess[] = []
let database: TestDatabase<Tables>
let sandbox: Sandbox

beforeAll(async () => {
  database = await testDatabase(migrationFolders)
  sandbox = await startSandbox()
})
afterAll(async () => {
  for (const program of started.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
    program.kill()
    await once(program, 'exit')
  }
  await Promise.all([database.drop(), sandbox.stop()])
  rmSync(dataDir, { recursive: true, force: true })
})

async function startProgram(): Promise<{ program: ChildProcess; url: string }> {
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SMS_GATEWAY_URL: sandbox.smsGatewayUrl,
    SMTP_URL: sandbox.smtpUrl,
    KNOBS: JSON.stringify({ rateLimitScale: 1_000 }),
  }
  const program = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  started.push(program)
  let output = ''
  program.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  while (!output.includes('"msg":"listening"')) await once(program.stdout, 'data')
  return { program, url: `http://127.0.0.1:${/"port":(\d+)/.exec(output)?.[1]}` }
}

/** Null without a response, because the server was killed. */
async function call<K extends CallName>(url: string, name: K, body?: object, bearer?: string): Promise<Answer<K> | null> {
  const { method, path } = routes[name]
  const headers = { 'site-id': brand.slug, ...(body ? { 'content-type': 'application/json' } : {}), ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) }
  const answer = await fetch(url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }).catch(() => null)
  if (answer && !answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`)
  return answer && (answer.json() as Promise<Answer<K>>).catch(() => null)
}

type SignedIn = { number: string; userId: string; refreshToken: string }

/** Signs in one number after the other until the server is killed; returns those whose sign-in got a response. */
async function signInMany(url: string, series: number, onSignedIn: () => void): Promise<SignedIn[]> {
  const signedIn: SignedIn[] = []
  for (let at = 0; ; at += 1) {
    const number = `+9198${series}${String(10_000 + at)}`
    const ticket = await call(url, 'signInCode', { phoneNumber: number, acceptTermsAndConditions: true })
    if (!ticket) return signedIn
    const userInputCode = sandbox.outbox.to(number)[0]?.code
    const body = { deviceId: `browser-${ticket.deviceId}`, preAuthSessionId: ticket.preAuthSessionId, userInputCode, browserId: `browser-${at}` }
    const result = await call(url, 'consumeCode', body)
    if (!result) return signedIn
    signedIn.push({ number, userId: result.userId, refreshToken: result.sRefreshToken })
    onSignedIn()
  }
}

it('loses no answered sign-in and leaves none incomplete if it is killed under load', async () => {
  const { program, url } = await startProgram()
  let answered = 0
  const killAfterForty = () => {
    answered += 1
    if (answered === 40) program.kill('SIGKILL')
  }
  const series = await Promise.all([311, 312, 313, 314, 315, 316, 317, 318].map((each) => signInMany(url, each, killAfterForty)))
  const signedIn = series.flat()
  expect(signedIn.length).toBeGreaterThanOrEqual(40)

  const again = await startProgram()
  for (const { userId, refreshToken } of signedIn) {
    const renewed = await call(again.url, 'refreshSession', undefined, refreshToken)
    const user = await call(again.url, 'user', undefined, renewed?.sAccessToken)
    expect(user).toMatchObject({ userId, profileDetails: [{ profileType: 'Master' }] })
  }
  const { db } = database
  const [accounts, profiles, sessions, events, devices] = await Promise.all([
    db.selectFrom('account').select('user_id').orderBy('user_id').execute(),
    db.selectFrom('profile').select('user_id').orderBy('user_id').execute(),
    db.selectFrom('session').select('user_id').orderBy('user_id').execute(),
    db.selectFrom('sign_in_event').select('user_id').where('kind', '=', 'code').orderBy('user_id').execute(),
    db.selectFrom('known_device').select('user_id').orderBy('user_id').execute(),
  ])
  for (const each of [profiles, sessions, events, devices]) expect(each).toEqual(accounts)
})
