import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from '@ott/contract'
import { testDatabase } from '@ott/database/testing'
import type { TestDatabase } from '@ott/database/testing'
import { startSandbox } from '@ott/sandbox'
import type { Sandbox } from '@ott/sandbox'
import { migrationFolders } from './db/migrations.ts'
import type { Tables } from './db/tables.ts'
import { newIp, newNumber } from './identity/testing.ts'
import { call, request, startProgram, stopPrograms } from './testing-program.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'ott-clocks-'))
const started: ChildProcess[] = []
let database: TestDatabase<Tables>
let sandbox: Sandbox
let nodes: string[] = []

/** Three servers on one database, whose clocks are wrong by a minute in either direction. */
beforeAll(async () => {
  database = await testDatabase(migrationFolders)
  sandbox = await startSandbox()
  const environment = { DATA_DIR: dataDir, DATABASE_URL: database.url, SMS_GATEWAY_URL: sandbox.smsGatewayUrl, SMTP_URL: sandbox.smtpUrl }
  for (const clockErrorSeconds of [0, 60, -60]) {
    const { program, url } = await startProgram(environment, clockErrorSeconds)
    started.push(program)
    nodes.push(url)
  }
})
afterAll(async () => {
  await stopPrograms(started)
  await Promise.all([database.drop(), sandbox.stop()])
  rmSync(dataDir, { recursive: true, force: true })
})

async function signIn(url: string, number = newNumber(), browserId = 'browser-a'): Promise<Answer<'consumeCode'>> {
  const ticket = await call(url, 'signInCode', { phoneNumber: number, acceptTermsAndConditions: true })
  const userInputCode = sandbox.outbox.to(number)[0]?.code
  const body = { deviceId: `browser-${ticket?.deviceId}`, preAuthSessionId: ticket?.preAuthSessionId, userInputCode, browserId }
  return (await call(url, 'consumeCode', body)) as Answer<'consumeCode'>
}

/** Each server with each other one. */
const pairs = () => nodes.flatMap((one) => nodes.filter((other) => other !== one).map((other) => [one, other] as const))
const statusOf = async (answer: Promise<Response | null>) => (await answer)?.status

describe('servers whose clocks are a minute apart', () => {
  it('hear of each other’s sign-outs', async () => {
    for (const [here, there] of pairs()) {
      const { sAccessToken } = await signIn(here)
      expect(await statusOf(request(there, 'devices', undefined, sAccessToken))).toBe(200)
      await call(here, 'logout', undefined, sAccessToken)
      while ((await statusOf(request(there, 'devices', undefined, sAccessToken))) === 200) await sleep(50)
      expect(await statusOf(request(there, 'devices', undefined, sAccessToken))).toBe(401)
    }
  })

  it('return the same successor of a refresh token', async () => {
    for (const [here, there] of pairs()) {
      const { sRefreshToken } = await signIn(here)
      const [first, again] = [await call(here, 'refreshSession', undefined, sRefreshToken), await call(there, 'refreshSession', undefined, sRefreshToken)]
      expect(again?.sRefreshToken).toBe(first?.sRefreshToken)
    }
  })

  it('share the wait between two codes, and its length', async () => {
    for (const [here, there] of pairs()) {
      const body = { phoneNumber: newNumber(), acceptTermsAndConditions: true }
      const ip = newIp()
      expect((await request(here, 'signInCode', body, undefined, ip))?.status).toBe(200)
      const refused = await request(there, 'signInCode', body, undefined, ip)
      expect(refused?.status).toBe(429)
      expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(28)
      expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(20)
    }
  })

  it('issue tokens of the same age', async () => {
    const claims = await Promise.all(nodes.map(async (url) => JSON.parse(Buffer.from((await signIn(url)).sAccessToken.split('.')[1] ?? '', 'base64url').toString()) as { iat: number }))
    const issuedAt = claims.map(({ iat }) => iat)
    expect(Math.max(...issuedAt) - Math.min(...issuedAt)).toBeLessThan(30)
  })
})
