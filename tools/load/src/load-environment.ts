import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { migrationFolders, savePlans, saveSubscription, upsertUser } from '@ott/api'
import type { NewUser, Tables } from '@ott/api'
import { attachAsset, refreshSearch, saveAsset, savePages, saveTitle } from '@ott/catalogue-store'
import { migrate, openDatabase, startEmbedded } from '@ott/database'
import { startSandbox } from '@ott/sandbox'
import type { Sandbox } from '@ott/sandbox'
import type { Kysely } from 'kysely'
import { startMeasured } from './measured-server.ts'
import type { MeasuredServer } from './measured-server.ts'
import { aFilm, aPage, aPlan, aSubscription, film } from './synthetic-users.ts'
import { temporaryFolder } from './temporary-folder.ts'

export type LoadEnvironment = {
  api: MeasuredServer
  /** An anonymous token. */
  anonymous: string
  /** Tokens of subscribers, one per connection. */
  userTokens: string[]
  databaseUrl: string
  sandbox: Sandbox
  stop: () => Promise<void>
}

export const siteId = 'load'
const apiFile = join(import.meta.dirname, '../../../apps/api/src/main.ts')

/** A production API with its own durable database, a page of 200 titles and some subscribers. */
export async function startEnvironment(userCount: number): Promise<LoadEnvironment> {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'media'))
  const cleanups: (() => Promise<void>)[] = [async () => rmSync(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const each of cleanups.toReversed()) await each()
  }
  try {
    const database = await startEmbedded(join(folder, 'database'))
    cleanups.push(database.stop)
    const users = Array.from({ length: userCount }, (_, index) => aUser(index))
    await seedDatabase(database.url, users)
    const sandbox = await startSandbox()
    cleanups.push(sandbox.stop)
    const api = await startMeasured(apiFile, apiSettings(folder, database.url, sandbox), '/readyz')
    cleanups.push(api.stop)
    const userTokens: string[] = []
    for (const user of users) userTokens.push(await signIn(api.url, user, sandbox))
    return { api, anonymous: await read(api.url, '/core/api/v1/users/anonymous-token'), userTokens, databaseUrl: database.url, sandbox, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The headers of every call. */
export function headersOf(bearer: string): Record<string, string> {
  return { 'site-id': siteId, authorization: `Bearer ${bearer}` }
}

function apiSettings(folder: string, databaseUrl: string, sandbox: Sandbox): Record<string, string> {
  return {
    NODE_ENV: 'production',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    SITE_ID: siteId,
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    SMS_GATEWAY_URL: sandbox.smsGatewayUrl,
    SMTP_URL: sandbox.smtpUrl,
    STRIPE_API_URL: sandbox.url,
    BILLING_EVERY_SECONDS: '3600',
    KNOBS: JSON.stringify({ rateLimitScale: 1_000 }),
  }
}

async function seedDatabase(databaseUrl: string, users: NewUser[]): Promise<void> {
  const db: Kysely<Tables> = openDatabase<Tables>(databaseUrl)
  try {
    await migrate(db, migrationFolders)
    const films = Array.from({ length: 200 }, (_, index) => aFilm(index))
    for (const one of films) await saveTitle(db, one)
    await saveAsset(db, film)
    await attachAsset(db, film.assetId, films.map(({ contentId }) => contentId))
    await savePages(db, [aPage(films)])
    await refreshSearch(db)
    await savePlans(db, [aPlan])
    for (const user of users) {
      await upsertUser(db, user, new Date())
      await saveSubscription(db, aSubscription(user.userId, new Date()))
    }
  } finally {
    await db.destroy()
  }
}

function aUser(index: number): NewUser {
  const userId = `user-${index}`
  return { userId, profileId: `${userId}-main`, name: userId, phoneNumber: `+9198300${String(index).padStart(5, '0')}`, devices: [] }
}

/** Signs in through the API, like a browser. */
async function signIn(url: string, { phoneNumber }: NewUser, { outbox }: Sandbox): Promise<string> {
  const code = '/core/api/v1/auth/signinup/code'
  const { deviceId, preAuthSessionId } = await post(url, code, { phoneNumber, acceptTermsAndConditions: true })
  const userInputCode = outbox.to(phoneNumber)[0]?.code
  const { sAccessToken } = await post(url, `${code}/consume`, { deviceId: `browser-${deviceId}`, preAuthSessionId, userInputCode })
  return sAccessToken ?? ''
}

async function post(url: string, path: string, body: object): Promise<Record<string, string>> {
  return JSON.parse(await read(url, path, { method: 'POST', body: JSON.stringify(body) }))
}

async function read(url: string, path: string, init: RequestInit = {}): Promise<string> {
  const answer = await fetch(url + path, { ...init, headers: { 'site-id': siteId, 'content-type': 'application/json' } })
  if (!answer.ok) throw new Error(`${path} responded ${answer.status}: ${await answer.text()}`)
  return answer.text()
}
