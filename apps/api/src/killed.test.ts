import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@ott/database/testing'
import type { TestDatabase } from '@ott/database/testing'
import { startSandbox } from '@ott/sandbox'
import type { Sandbox } from '@ott/sandbox'
import type { Tables } from './db/tables.ts'
import { migrationFolders } from './db/migrations.ts'
import { call, startProgram, stopPrograms } from './testing-program.ts'
import type { Program } from './testing-program.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'ott-killed-'))
const started: ChildProcess[] = []
let database: TestDatabase<Tables>
let sandbox: Sandbox

beforeAll(async () => {
  database = await testDatabase(migrationFolders)
  sandbox = await startSandbox()
})
afterAll(async () => {
  await stopPrograms(started)
  await Promise.all([database.drop(), sandbox.stop()])
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(): Promise<Program> {
  const running = await startProgram({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SMS_GATEWAY_URL: sandbox.smsGatewayUrl,
    SMTP_URL: sandbox.smtpUrl,
    KNOBS: JSON.stringify({ rateLimitScale: 1_000 }),
  })
  started.push(running.program)
  return running
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
  const { program, url } = await start()
  let answered = 0
  const killAfterForty = () => {
    answered += 1
    if (answered === 40) program.kill('SIGKILL')
  }
  const series = await Promise.all([311, 312, 313, 314, 315, 316, 317, 318].map((each) => signInMany(url, each, killAfterForty)))
  const signedIn = series.flat()
  expect(signedIn.length).toBeGreaterThanOrEqual(40)

  const again = await start()
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
