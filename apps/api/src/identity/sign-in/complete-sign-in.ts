import type { SignInMethodName } from '@ott/analytics'
import { transaction } from '@ott/database'
import type { Answer } from '@ott/contract'
import type { Kysely, Transaction } from 'kysely'
import type { Emit } from '../../analytics/emit.ts'
import { rememberDevice } from '../sessions/known-devices.ts'
import type { SecurityNotices } from '../../notifications/security-notices.ts'
import type { RevokedSessions } from '../sessions/revoked-sessions.ts'
import { eventSubject } from '../sessions/sessions.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { ClientContext, SignInEvent, SignInEvents } from './audit-log.ts'
import type { IdentityTables } from '../tables.ts'

export type SignInDeps = { db: Kysely<IdentityTables>; now: () => Date; sessions: Sessions; revoked: RevokedSessions; events: SignInEvents; notices: SecurityNotices; emit: Emit }

/** The user whose identity was proved. */
export type ProvenUser = {
  userId: string
  /** Null opens none. */
  profileId: string | null
  /** The time of an earlier proof that this one passes on; without it, now. */
  authenticatedAt?: Date
}

export type SignInOptions = {
  deviceId: string
  /** Opens even over the device limit; the next refresh checks it. */
  isOverLimitAllowed?: boolean
}

/** A code is named by where it was sent; its recipient is masked. */
function methodOf({ kind, identifier }: SignInEvent): SignInMethodName {
  switch (kind) {
    case 'password': case 'google': case 'apple': case 'facebook': case 'passkey': case 'link': case 'tv': return kind
    default: return identifier?.includes('@') ? 'email' : 'phone'
  }
}

export type SignIn = ReturnType<typeof createSignIn>

/**
 * The last step of every sign-in method. One transaction consumes the proof, opens the session and writes the event; a
 * new device triggers a notice (SES-14).
 */
export function createSignIn({ db, now, sessions, revoked, events, notices, emit }: SignInDeps) {
  return async function signIn(
    event: SignInEvent,
    client: ClientContext,
    { deviceId, isOverLimitAllowed = false }: SignInOptions,
    prove: (trx: Transaction<IdentityTables>) => Promise<ProvenUser>,
  ): Promise<Answer<'consumeCode'>> {
    const { session, replaced, isNew } = await transaction(db, async (trx) => {
      const startedAt = now()
      const user = await prove(trx)
      const { userAgent, country } = client
      const opened = await sessions.open(trx, { ...user, deviceId, userAgent, country, isOverLimitAllowed })
      await events.write({ ...event, user_id: user.userId, device_id: deviceId }, opened.session.is_parked ? 'atDeviceLimit' : 'signedIn', trx)
      const account = await trx.selectFrom('account').select('created_at').where('user_id', '=', user.userId).executeTakeFirst()
      const isNewAccount = account !== undefined && account.created_at >= startedAt
      await emit(trx, { name: 'Login', ...(await eventSubject(trx, opened.session)), at: now(), props: { method: methodOf(event), isNewAccount, isDeviceLimitReached: opened.session.is_parked } })
      return { ...opened, isNew: await rememberDevice(trx, user.userId, deviceId, now()) }
    })
    revoked.add(replaced, 'replaced')
    if (isNew) notices.newDevice(session, client)
    const tokens = await sessions.tokensOf(session, isOverLimitAllowed)
    return { userId: session.user_id, accessToken: tokens.sAccessToken, refreshToken: tokens.sRefreshToken, ...tokens }
  }
}
