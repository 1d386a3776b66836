import { pollVerdict, tvActivation } from '@ott/identity'
import type { PollVerdict } from '@ott/identity'
import { transaction } from '@ott/database'
import type { Answer } from '@ott/contract'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Emit } from '../../analytics/emit.ts'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext } from '../../http/request.ts'
import type { SecurityNotices } from '../../notifications/security-notices.ts'
import { mainProfile } from '../accounts/accounts.ts'
import { rememberDevice } from '../sessions/known-devices.ts'
import type { RevokedSessions } from '../sessions/revoked-sessions.ts'
import { eventSubject, lockAccount } from '../sessions/sessions.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { signInEvent } from '../sign-in/audit-log.ts'
import type { SignInEvents } from '../sign-in/audit-log.ts'
import type { EndReason, IdentityTables } from '../tables.ts'
import type { ActivationStore, StoredActivation } from './activation-store.ts'

export type PollDeps = {
  db: Kysely<IdentityTables>
  store: ActivationStore
  now: () => Date
  sessions: Pick<Sessions, 'open' | 'tokensOf'>
  revoked: RevokedSessions
  events: SignInEvents
  notices: SecurityNotices
  emit: Emit
}

type Trx = Transaction<IdentityTables>
type Session = Selectable<IdentityTables['session']>
type Opened = { type: 'opened'; session: Session; replaced: string[]; activation: StoredActivation }
type Polled = Exclude<PollVerdict, { type: 'open' | 'repeat' }> | { type: 'repeated'; session: Session } | Opened

/** After these the owner took back what the session could do, so a TV that it allowed stays out (TV-16). */
const distrusted: (EndReason | null)[] = ['passwordChanged', 'deviceRemoved', 'tokenReused', 'contactReverted']

/** The TV's poll. It, not the decision, opens the session: under the row's lock exactly one does (TV-8). */
export function activationPoll({ db, store, now, sessions, revoked, events, notices, emit }: PollDeps) {
  return async function poll(call: RequestContext<'pollActivationCode'>): Promise<Answer<'pollActivationCode'>> {
    const polled = await transaction(db, (trx) => pollIn(trx, call))
    switch (polled.type) {
      case 'pending': throw new ApiError('AUTHORIZATION_PENDING')
      case 'slowDown': throw new ApiError('SLOW_DOWN', { interval: polled.intervalSeconds })
      case 'denied': throw new ApiError('ACCESS_DENIED')
      case 'expired': throw new ApiError('EXPIRED_TOKEN')
      case 'opened':
        revoked.add(polled.replaced, 'replaced')
        notices.tvActivated(polled.session, polled.activation.locale ?? call.locale)
        return answerOf(polled.session)
      case 'repeated': return answerOf(polled.session)
    }
  }

  async function answerOf(session: Session): Promise<Answer<'pollActivationCode'>> {
    const tokens = await sessions.tokensOf(session)
    return { userId: session.user_id, accessToken: tokens.sAccessToken, refreshToken: tokens.sRefreshToken, ...tokens }
  }

  async function pollIn(trx: Trx, call: RequestContext<'pollActivationCode'>): Promise<Polled> {
    const { deviceCode, deviceId } = call.body
    const activation = await store.lockPolled(trx, deviceCode, deviceId)
    if (!activation) return { type: 'expired' }
    const moment = now()
    const verdict = pollVerdict({ state: activation.state, expiresAt: activation.expires_at, polledAt: activation.polled_at, intervalSeconds: activation.interval_s }, moment)
    // Stored, so that a restart forgets neither (TV-5).
    await store.change(trx, activation.id, { polled_at: moment, interval_s: verdict.type === 'slowDown' ? verdict.intervalSeconds : activation.interval_s })
    if (verdict.type === 'open') return open(trx, activation, call, moment)
    if (verdict.type === 'repeat') return repeat(trx, activation)
    return verdict
  }

  async function open(trx: Trx, activation: StoredActivation, call: RequestContext<'pollActivationCode'>, moment: Date): Promise<Polled> {
    const { id, device_id: deviceId, device_name, model, claimed_by: userId } = activation
    if (userId === null) return { type: 'expired' }
    // A password change holds this lock too, so it either ends this session or is seen here.
    await lockAccount(trx, userId)
    if (await isDistrusted(trx, activation)) {
      await store.change(trx, id, { state: 'denied' })
      return { type: 'denied' }
    }
    const { session, replaced } = await sessions.open(trx, {
      userId,
      ...(await profileFor(trx, activation, userId)),
      deviceId,
      userAgent: call.userAgent,
      country: call.country,
      name: device_name ?? model ?? undefined,
      // The holder of the TV proved nothing, so it passes no step-up (TV-18).
      authenticatedAt: new Date(0),
      model,
    })
    await events.write({ ...signInEvent('tv', call, { userId, deviceId }), device_name: session.device_name }, session.is_parked ? 'atDeviceLimit' : 'signedIn', trx)
    await emit(trx, { name: 'Login', ...(await eventSubject(trx, session)), at: moment, props: { method: 'tv', isNewAccount: false, isDeviceLimitReached: session.is_parked } })
    await rememberDevice(trx, userId, deviceId, moment)
    const expires_at = new Date(moment.getTime() + tvActivation.repeatSeconds * 1_000)
    await store.change(trx, id, { state: 'redeemed', ended: true, session_id: session.session_id, expires_at })
    return { type: 'opened', session, replaced, activation }
  }

  /** A TV that refreshed its session has the answer: then only somebody else repeats the poll. */
  async function repeat(trx: Trx, { claimed_by, session_id }: StoredActivation): Promise<Polled> {
    const session = await findSession(trx, claimed_by, session_id)
    return session && session.ended_at === null && session.generation === 0 ? { type: 'repeated', session } : { type: 'expired' }
  }
}

/** The profile of the session that allowed the TV, whose PIN was given there; else the main one. */
async function profileFor(trx: Trx, { claimed_by, claimed_sid }: StoredActivation, userId: string): Promise<{ profileId: string; isPinGiven: boolean }> {
  const { profile_id: profileId = null } = (await findSession(trx, claimed_by, claimed_sid)) ?? {}
  return profileId === null ? { profileId: await mainProfile(trx, userId), isPinGiven: false } : { profileId, isPinGiven: true }
}

async function isDistrusted(trx: Trx, { claimed_by, claimed_sid, authenticated_at }: StoredActivation): Promise<boolean> {
  const session = await findSession(trx, claimed_by, claimed_sid)
  if (session) return distrusted.includes(session.ended_because)
  // Proven by a code: there is no session to end.
  return claimed_by !== null && authenticated_at !== null && (await takenBackSince(trx, claimed_by, authenticated_at))
}

async function takenBackSince(trx: Trx, userId: string, since: Date): Promise<boolean> {
  const change = trx.selectFrom('sign_in_event').select('event_id').where('user_id', '=', userId).where('kind', 'in', ['passwordChanged', 'contactReverted']).where('outcome', '=', 'done').where('at', '>=', since)
  return (await change.limit(1).executeTakeFirst()) !== undefined
}

async function findSession(trx: Trx, userId: string | null, sessionId: string | null): Promise<Session | undefined> {
  if (userId === null || sessionId === null) return undefined
  return trx.selectFrom('session').selectAll().where('user_id', '=', userId).where('session_id', '=', sessionId).executeTakeFirst()
}
