/** A complete server for tests, with its own database, sandbox vendors and adjustable clock. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { routes } from '@ott/contract'
import type { Answer, CallName, ErrorBody, Input } from '@ott/contract'
import { testDatabase } from '@ott/database/testing'
import { startSandbox } from '@ott/sandbox'
import type { Sandbox } from '@ott/sandbox'
import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'
import { createApp } from './app.ts'
import { readConfig } from './config/config.ts'
import type { Config } from './config/config.ts'
import type { Deps } from './config/deps.ts'
import type { Tables } from './db/tables.ts'
import { noOverrides } from './config/test-overrides.ts'
import { createLogger } from './http/logger.ts'
import { migrationFolders } from './db/migrations.ts'
import { readSecrets } from './config/secrets.ts'

export type CallResult<K extends CallName> = {
  status: number
  /** The body of a 200. */
  ok: Answer<K>
  /** The body of any other status. */
  error: ErrorBody
  headers: Record<string, string | number | string[] | undefined>
}

type InputOf<K extends CallName> = Input<K> extends Record<string, never> ? { query?: never } : Partial<Input<K>>
type CallOptions = { bearer?: string; headers?: Record<string, string>; ip?: string }

export type SignedInUser = Answer<'consumeCode'> & { profileId: string; browserId: string }

export type TestApi = Awaited<ReturnType<typeof startApi>>

export type Overrides = {
  config?: Partial<Config>
  log?: Deps['log']
  /** Null uses none, also where REDIS_URL names one. */
  redis?: null
}

export async function startApi(overrides: Overrides = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'ott-api-'))
  // In sequence: if the first fails, nothing keeps running.
  const database = await testDatabase<Tables>(migrationFolders)
  const sandbox = await startSandbox()
  const testOverrides = { current: { ...noOverrides } }
  const environment = {
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    SMS_GATEWAY_URL: sandbox.smsGatewayUrl,
    SMTP_URL: sandbox.smtpUrl,
    GOOGLE_ISSUER: sandbox.google.issuer,
    APPLE_ISSUER: sandbox.apple.issuer,
    FACEBOOK_GRAPH_URL: sandbox.facebook.graphUrl,
    STRIPE_API_URL: sandbox.url,
    GATEWAY_URL: sandbox.gateway.url,
    GATEWAY_UPI_URL: `${sandbox.gateway.url}/pages/upi`,
    // Tests carry out the tasks themselves.
    BILLING_EVERY_SECONDS: '3600',
  }
  const config: Config = { ...readConfig(environment), botCheck: null, ...overrides.config }
  const redis = overrides.redis !== null && process.env.REDIS_URL ? new Redis(process.env.REDIS_URL, { keyPrefix: `${randomUUID()}:` }) : null
  const steps = steppingClock()
  const deps: Deps<Tables> = {
    config,
    secrets: readSecrets(config.secretsDir, { generate: true }),
    db: database.db,
    redis,
    log: overrides.log ?? createLogger(config.logLevel),
    now: () => new Date(steps() + testOverrides.current.clockOffsetSeconds * 1_000),
    testOverrides,
  }
  const nodes: FastifyInstance[] = []
  const addNode = async (differently: Partial<Config> = {}, now = deps.now) => {
    const app = await createApp({ ...deps, now, config: { ...config, ...differently } })
    await app.ready()
    nodes.push(app)
    return { app, ...callsOn(app, config, sandbox, deps) }
  }
  const stop = async () => {
    await Promise.all(nodes.map((node) => node.close()))
    redis?.disconnect()
    await Promise.all([database.drop(), sandbox.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
  const first = await addNode().catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return {
    ...first,
    databaseUrl: database.url,
    db: deps.db,
    deps,
    sandbox,
    /** Starts another server on the same database, with its own configuration and clock. */
    addNode,
    /** Moves the clock. */
    wait: (seconds: number) => {
      testOverrides.current = { ...testOverrides.current, clockOffsetSeconds: testOverrides.current.clockOffsetSeconds + seconds }
    },
    stop,
  }
}

/**
 * A clock in milliseconds that advances by one at each reading. Events keep their order, and nothing expires on a slow
 * machine. It starts at a whole second, like the times of a token.
 */
function steppingClock(): () => number {
  let next = Math.floor(Date.now() / 1_000) * 1_000
  return () => next++
}

function callsOn(app: FastifyInstance, config: Config, sandbox: Sandbox, { now, testOverrides }: Deps<Tables>) {
  const call = async <K extends CallName>(name: K, input: InputOf<K> = {} as InputOf<K>, options: CallOptions = {}): Promise<CallResult<K>> => {
    const { params = {}, query = {}, body } = input as { params?: Record<string, string>; query?: object; body?: object }
    const { method, path } = routes[name]
    const answer = await app.inject({
      method,
      url: `${path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))}${queryOf(query)}`,
      headers: {
        'site-id': config.siteId,
        ...(options.bearer ? { authorization: `Bearer ${options.bearer}` } : {}),
        ...options.headers,
      },
      ...(body === undefined ? {} : { payload: body }),
      ...(options.ip ? { remoteAddress: options.ip } : {}),
    })
    const isJson = answer.headers['content-type']?.toString().startsWith('application/json')
    const read = isJson ? answer.json() : answer.body
    return { status: answer.statusCode, ok: read, error: read, headers: answer.headers }
  }

  const codeFor = (recipient: string): string => {
    const code = sandbox.outbox.to(recipient)[0]?.code
    if (!code) throw new Error(`No code was sent to ${recipient}`)
    return code
  }

  /** Signs in by calls, like a browser. Moves the clock past the minimum wait between two codes. */
  const signIn = async (phoneNumber: string, browserId = 'browser-first', options: CallOptions = {}): Promise<SignedInUser> => {
    testOverrides.current = { ...testOverrides.current, clockOffsetSeconds: testOverrides.current.clockOffsetSeconds + 30 }
    const sent = await call('signInCode', { body: { phoneNumber, acceptTermsAndConditions: true } } as InputOf<'signInCode'>, options)
    if (sent.status !== 200) throw new Error(`No code: ${JSON.stringify(sent.error)}`)
    const { deviceId, preAuthSessionId } = sent.ok
    const body = { deviceId: `browser-${deviceId}`, preAuthSessionId, userInputCode: codeFor(phoneNumber), browserId }
    const signedIn = await call('consumeCode', { body } as InputOf<'consumeCode'>, options)
    if (signedIn.status !== 200) throw new Error(`Not signed in: ${JSON.stringify(signedIn.error)}`)
    const [, claims = ''] = signedIn.ok.sAccessToken.split('.')
    const { pid } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { pid: string }
    return { ...signedIn.ok, profileId: pid, browserId }
  }

  const anonymous = async (): Promise<string> => (await call('anonymousToken')).ok

  return { call, codeFor, signIn, anonymous, now }
}

/** A list repeats its key. */
function queryOf(query: object): string {
  const pairs = Object.entries(query).flatMap(([key, value]) => [value].flat().map((each) => [key, String(each)]))
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}
