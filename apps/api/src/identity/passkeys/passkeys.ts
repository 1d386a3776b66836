import { randomUUID } from 'node:crypto'
import { brand } from '@ott/brand'
import type { Answer } from '@ott/contract'
import { transaction } from '@ott/database'
import type { Locale } from '@ott/i18n'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { Kysely, Selectable } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext } from '../../http/request.ts'
import type { Deps } from '../../config/deps.ts'
import type { Limit, RateLimiter } from '../../rate-limit/rate-limiter.ts'
import { localizeDeviceName, deviceName } from '../../http/device-name.ts'
import type { SecurityNotices } from '../../notifications/security-notices.ts'
import { challengeIn, registrationResponse, parseResponse, invalidPasskey } from './responses.ts'
import type { PasskeyChallenges } from './challenges.ts'
import { requireSignInMethod } from '../accounts/last-sign-in-method.ts'
import { lockAccount } from '../sessions/sessions.ts'
import { signInEvent } from '../sign-in/audit-log.ts'
import type { SignInEvents } from '../sign-in/audit-log.ts'
import type { SocialSignIn } from '../social/sign-in.ts'
import type { IdentityTables } from '../tables.ts'

export type PasskeyDeps = Pick<Deps<IdentityTables>, 'db' | 'now'> & { siteOrigin: string; challenges: PasskeyChallenges; rateLimiter: RateLimiter; events: SignInEvents; notices: SecurityNotices; isConfigured: SocialSignIn['isConfigured'] }

type Passkey = Selectable<IdentityTables['passkey']>

const maxPasskeys = 20
const optionsPerUser: Limit = { name: 'passkey-options', points: 30, windowSeconds: 3_600 }

/** EdDSA, ES256 and RS256: the algorithms of authenticators in use. */
const algorithms = [-8, -7, -257]

/** Adds, lists and removes a user's passkeys (ID-45). */
export function passkeys({ db, now, siteOrigin, challenges, rateLimiter, events, notices, isConfigured }: PasskeyDeps) {
  const rpID = new URL(siteOrigin).hostname
  return { options, add, list, remove }

  async function options({ user, locale }: RequestContext<'newPasskeyOptions'>): Promise<Answer<'newPasskeyOptions'>> {
    const { userId } = user
    await rateLimiter.consume([{ limit: optionsPerUser, key: userId }])
    const existing = await passkeysOf(db, userId)
    if (existing.length >= maxPasskeys) throw new ApiError('CONFLICT')
    const account = await db.selectFrom('account').select(['email', 'phone_number', 'name']).where('user_id', '=', userId).executeTakeFirst()
    const created = await generateRegistrationOptions({
      rpID,
      rpName: brand.name[locale],
      userID: Uint8Array.from(Buffer.from(userId)),
      userName: account?.email ?? account?.phone_number ?? account?.name ?? brand.name[locale],
      userDisplayName: account?.name ?? '',
      challenge: await challenges.create(userId),
      attestationType: 'none',
      excludeCredentials: existing.map(({ credential_id: id, transports }) => ({ id, transports })),
      // Discoverable, so that sign-in needs no typed name. The passkey is the only factor, so user verification must
      // stop a passer-by at an unlocked computer.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: algorithms,
    })
    return { options: { ...created } }
  }

  async function add(call: RequestContext<'addPasskey'>): Promise<Answer<'addPasskey'>> {
    const { user, body, userAgent } = call
    const response = parseResponse(registrationResponse, body.response)
    const challenge = challengeIn(response)
    if (!(await challenges.consume(challenge, user.userId))) throw invalidPasskey()
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: siteOrigin,
      expectedRPID: rpID,
      supportedAlgorithmIDs: algorithms,
    }).catch((cause: unknown) => {
      throw invalidPasskey(cause)
    })
    if (!registrationInfo) throw invalidPasskey()
    const { id, publicKey, counter } = registrationInfo.credential
    const passkey: Passkey = {
      passkey_id: randomUUID(),
      user_id: user.userId,
      credential_id: id,
      public_key: Buffer.from(publicKey),
      counter: String(counter),
      transports: response.response.transports,
      name: body.name ?? deviceName(userAgent),
      created_at: now(),
      last_used_at: null,
    }
    await save(passkey, call)
    notices.passkeyAdded(user.userId, passkey.name, call)
    return presentPasskey(passkey, call.locale)
  }

  async function save(passkey: Passkey, call: RequestContext<'addPasskey'>): Promise<void> {
    await transaction(db, async (trx) => {
      await lockAccount(trx, passkey.user_id)
      if ((await passkeysOf(trx, passkey.user_id)).length >= maxPasskeys) throw new ApiError('CONFLICT')
      const inserted = await trx
        .insertInto('passkey')
        .values({ ...passkey, counter: Number(passkey.counter) })
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .returning('passkey_id')
        .executeTakeFirst()
      if (!inserted) throw invalidPasskey()
      await events.write(signInEvent('passkeyAdded', call, { userId: passkey.user_id }), 'done', trx)
    })
  }

  async function list({ user, locale }: RequestContext<'passkeys'>): Promise<Answer<'passkeys'>> {
    const items = (await passkeysOf(db, user.userId)).map((passkey) => presentPasskey(passkey, locale))
    return { items, total: items.length }
  }

  /** Another user's passkey counts as missing. */
  async function remove(call: RequestContext<'removePasskey'>): Promise<void> {
    const { user, params } = call
    const { name } = await transaction(db, async (trx) => {
      await lockAccount(trx, user.userId)
      const removed = await trx
        .deleteFrom('passkey')
        .where('user_id', '=', user.userId)
        .where('passkey_id', '=', params.id)
        .returning('name')
        .executeTakeFirst()
      if (!removed) throw new ApiError('NOT_FOUND')
      await requireSignInMethod(trx, user.userId, isConfigured)
      await events.write(signInEvent('passkeyRemoved', call, { userId: user.userId }), 'done', trx)
      return removed
    })
    notices.passkeyRemoved(user.userId, name, call)
  }
}

async function passkeysOf(db: Kysely<IdentityTables>, userId: string): Promise<Passkey[]> {
  return db.selectFrom('passkey').selectAll().where('user_id', '=', userId).orderBy('created_at', 'desc').execute()
}

function presentPasskey({ passkey_id: id, name, created_at, last_used_at }: Passkey, locale: Locale): Answer<'addPasskey'> {
  return { id, name: name && localizeDeviceName(name, locale), createdAt: created_at.toISOString(), lastUsedAt: last_used_at?.toISOString() ?? null }
}
