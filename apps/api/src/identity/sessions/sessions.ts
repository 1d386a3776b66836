import { randomBytes, randomUUID } from 'node:crypto'
import type { EventProps } from '@ott/analytics'
import { transaction } from '@ott/database'
import type { Answer } from '@ott/contract'
import { readDeviceName } from '@ott/identity'
import type { Locale } from '@ott/i18n'
import { sql } from 'kysely'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import { strictest } from '../../http/request.ts'
import type { Activator, LimitedUser, ProfileChooser, SignedIn } from '../../http/request.ts'
import type { Emit } from '../../analytics/emit.ts'
import { isMinorById } from '../../analytics/minor.ts'
import type { Deps } from '../../config/deps.ts'
import { lifetimes } from '../../config/test-overrides.ts'
import type { AccessTokens } from './access-tokens.ts'
import { localizeDeviceName, deviceName } from '../../http/device-name.ts'
import { givenNames, nameDevice } from './known-devices.ts'
import { isGenuine, readRefreshToken, refreshToken } from './refresh-tokens.ts'
import type { RefreshClaim } from './refresh-tokens.ts'
import { openProfile } from './restrictions.ts'
import type { RevokedSessions } from './revoked-sessions.ts'
import type { EndReason, IdentityTables } from '../tables.ts'

type Session = Selectable<IdentityTables['session']>
type Trx = Transaction<IdentityTables>

export type NewSession = {
  userId: string
  /** Null opens none. */
  profileId: string | null
  /** Whether the profile's PIN was given already. */
  isPinGiven?: boolean
  deviceId: string
  userAgent: string
  country: string
  /** The device's own name; without it, the name of the user agent. */
  name?: string
  /** Of a TV. */
  model?: string | null
  /** Without it, the user has just proved their identity. */
  authenticatedAt?: Date
  /** Opens even over the device limit; the next refresh checks it. */
  isOverLimitAllowed?: boolean
}

/** The plan's device limit, read on the caller's connection. */
export type MaxDevices = (db: Kysely<IdentityTables>, userId: string) => Promise<number>

export type Sessions = ReturnType<typeof createSessions>

const maxIdleSeconds = 90 * 86_400
const maxSessionSeconds = 365 * 86_400

export function createSessions(
  deps: Pick<Deps<IdentityTables>, 'db' | 'now' | 'testOverrides' | 'secrets'>,
  tokens: AccessTokens,
  revoked: RevokedSessions,
  maxDevices: MaxDevices,
  hasProfiles: (country: string) => boolean,
  emit: Emit,
) {
  const { db, now, testOverrides } = deps
  const key = deps.secrets.refreshKey

  const tokensOf = async (session: Session, isUncounted = false) => ({
    sAccessToken: await tokens.sign(await holderOf(db, session), isUncounted),
    sRefreshToken: refreshToken(session, session.generation, key),
    isDeviceLimitReached: session.is_parked,
  })

  /** Ends the user's own session, once. */
  const signOut = async (trx: Trx, user: { userId: string; sessionId: string }) => {
    const ended = await endSessions(trx, user.userId, 'signedOut', ({ session_id }) => session_id === user.sessionId)
    await reportEnded(trx, user.userId, ended, 'viewer')
  }

  const reportEnded = async (trx: Trx, userId: string, ended: string[], by: EventProps['Logout']['by']) => {
    if (ended.length === 0) return
    const sessions = await trx.selectFrom('session').selectAll().where('user_id', '=', userId).where('session_id', 'in', ended).execute()
    for (const session of sessions) {
      const common = { ...(await eventSubject(trx, session)), at: now() }
      if (by === 'device_list' || by === 'limit') await emit(trx, { name: 'Device_Removed', ...common, props: { platform: platformOf(session) } })
      await emit(trx, { name: 'Logout', ...common, props: { by } })
    }
  }

  const reportLimit = async (trx: Trx, session: Session) => {
    await emit(trx, { name: 'Device_Limit_Reached', ...(await eventSubject(trx, session)), at: now(), props: { platform: platformOf(session) } })
  }

  return {
    /** Opens a session in the transaction that proved the user. A device has one session, the newest. */
    async open(trx: Trx, { userId, profileId, isPinGiven = false, deviceId, userAgent, country, name, model = null, authenticatedAt, isOverLimitAllowed = false }: NewSession) {
      const moment = now()
      await lockAccount(trx, userId)
      const limit = await maxDevices(trx, userId)
      await endSessions(trx, userId, null, (session) => isIdle(session, moment))
      const replaced = await endSessions(trx, userId, 'replaced', (session) => session.device_id === deviceId)
      const others = await liveSessions(trx, userId)
      const session: Session = {
        user_id: userId,
        session_id: randomUUID(),
        profile_id: isPinGiven || !hasProfiles(country) || !(await isLocked(trx, userId, profileId)) ? profileId : null,
        profile_opened_at: moment,
        device_id: deviceId,
        device_name: name ?? deviceName(userAgent),
        model,
        platform: deviceId.startsWith('tv-') ? 'tv' : 'web',
        is_parked: !isOverLimitAllowed && others.filter(({ is_parked }) => !is_parked).length >= limit,
        generation: 0,
        refresh_salt: randomBytes(32),
        rotated_at: moment,
        created_at: moment,
        authenticated_at: authenticatedAt ?? moment,
        last_active_at: moment,
        expires_at: new Date(moment.getTime() + maxSessionSeconds * 1_000),
        ended_at: null,
        country,
        ended_because: null,
      }
      await trx.insertInto('session').values(session).execute()
      if (session.is_parked) await reportLimit(trx, session)
      return { session, replaced }
    },

    tokensOf,

    /** Exchanges a refresh token for its successor and checks the device limit again. */
    async refresh(token: string): Promise<Answer<'refreshSession'>> {
      const claim = readRefreshToken(token)
      if (!claim) throw new ApiError('TOKEN_INVALID')
      const grace = lifetimes(testOverrides.current).refreshGraceSeconds * 1_000
      const exchanged = await transaction(db, async (trx) => {
        const result = await exchange(trx, claim, key, now(), grace, maxDevices)
        if ('because' in result && result.isNew) await reportEnded(trx, claim.userId, [claim.sessionId], 'refresh_failure')
        if ('session' in result && result.isNowParked) await reportLimit(trx, result.session)
        return result
      })
      if ('session' in exchanged) return tokensOf(exchanged.session)
      if ('refused' in exchanged) throw new ApiError(exchanged.refused)
      if (exchanged.because) revoked.add([claim.sessionId], exchanged.because)
      throw sessionRevoked(exchanged.because)
    },

    /** Whether a session opened by a link now exceeds the device limit. */
    async isOverDeviceLimit({ userId, sessionId }: SignedIn): Promise<boolean> {
      const session = (await liveSessions(db, userId)).find(({ session_id }) => session_id === sessionId)
      return !session || isOverLimit(db, session, now(), await maxDevices(db, userId))
    },

    /** Whether another device would exceed the limit. The one with this id is not counted. */
    async hasNoFreeDevice(userId: string, deviceId: string): Promise<boolean> {
      const moment = now()
      const others = (await liveSessions(db, userId)).filter((session) => !session.is_parked && !isIdle(session, moment) && session.device_id !== deviceId)
      return others.length >= (await maxDevices(db, userId))
    },

    async devices(user: SignedIn | LimitedUser | Activator, locale: Locale): Promise<Answer<'devices'>> {
      const moment = now()
      const live = (await liveSessions(db, user.userId)).filter((session) => !isIdle(session, moment))
      const given = await givenNames(db, user.userId)
      const items = live
        .filter((session) => !session.is_parked || session.session_id === user.sessionId)
        .map((session) => ({
          sessionHandle: session.session_id,
          isCurrentDevice: session.session_id === user.sessionId,
          name: given.get(session.device_id) ?? (session.device_name && localizeDeviceName(session.device_name, locale)),
          model: session.model,
          platform: session.platform,
          lastActiveAt: session.last_active_at.toISOString(),
          countryCode: session.country,
        }))
      return { items, total: items.length }
    },

    /** Removes all sessions or none. Another user's handle counts as missing; an ended session is removed already (SES-32). */
    async remove(user: SignedIn | LimitedUser | Activator, handles: string[]): Promise<void> {
      const wanted = new Set(handles)
      const own = wanted.delete(user.sessionId)
      const removed = await transaction(db, async (trx) => {
        await lockAccount(trx, user.userId)
        if ((await countSessions(trx, user.userId, [...wanted])) < wanted.size) throw new ApiError('NOT_FOUND', { field: 'sessionHandles' })
        const others = await endSessions(trx, user.userId, 'deviceRemoved', ({ session_id }) => wanted.has(session_id))
        await reportEnded(trx, user.userId, others, removalCause(user))
        if (own) await signOut(trx, user)
        return others
      })
      revoked.add(removed, 'deviceRemoved')
      if (own) revoked.add([user.sessionId], 'signedOut')
    },

    /** Ends all other sessions, those over the device limit too: they would take the freed slots (SES-131). */
    async removeOthers(user: SignedIn): Promise<void> {
      const removed = await transaction(db, async (trx) => {
        await lockAccount(trx, user.userId)
        const others = await endSessions(trx, user.userId, 'deviceRemoved', ({ session_id }) => session_id !== user.sessionId)
        await reportEnded(trx, user.userId, others, removalCause(user))
        return others
      })
      revoked.add(removed, 'deviceRemoved')
    },

    /** Null gives the device its original name back. The name outlives the session (SES-130). */
    async rename(user: SignedIn, handle: string, typed: string | null): Promise<void> {
      const name = typed === null ? null : readDeviceName(typed)
      if (typed !== null && name === null) throw new ApiError('INVALID_INPUT', { field: 'name' })
      const session = (await liveSessions(db, user.userId)).find(({ session_id }) => session_id === handle)
      if (!session) throw new ApiError('NOT_FOUND', { field: 'id' })
      await nameDevice(db, session, name)
    },

    async end(user: SignedIn | LimitedUser | ProfileChooser): Promise<void> {
      await transaction(db, (trx) => signOut(trx, user))
      revoked.add([user.sessionId], 'signedOut')
    },

    /** Records a new proof of the user's identity. */
    async confirm(trx: Trx, { userId, sessionId }: SignedIn | LimitedUser | ProfileChooser): Promise<Session> {
      const session = await trx
        .updateTable('session')
        .set({ authenticated_at: now() })
        .where('user_id', '=', userId)
        .where('session_id', '=', sessionId)
        .where('ended_at', 'is', null)
        .returningAll()
        .executeTakeFirst()
      if (!session) throw sessionRevoked(null)
      return session
    },

    /** The user's own session, while it is open. */
    async own(trx: Kysely<IdentityTables>, { userId, sessionId }: SignedIn | ProfileChooser): Promise<Session> {
      const session = await trx
        .selectFrom('session')
        .selectAll()
        .where('user_id', '=', userId)
        .where('session_id', '=', sessionId)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      if (!session) throw sessionRevoked(null)
      return session
    },

    /**
     * Opens another profile in the same session. The refresh token stays, so that no exchange at the same time invalidates it.
     */
    async openProfile(trx: Trx, session: Session, profileId: string): Promise<Session> {
      const opened = { profile_id: profileId, profile_opened_at: now() }
      await trx.updateTable('session').set(opened).where('user_id', '=', session.user_id).where('session_id', '=', session.session_id).execute()
      return { ...session, ...opened }
    },

    /** Ends all sessions but the user's own, in the transaction that changed the credential. */
    async endOthers(trx: Trx, { userId, sessionId }: SignedIn, because: EndReason): Promise<string[]> {
      await lockAccount(trx, userId)
      return endSessions(trx, userId, because, ({ session_id }) => session_id !== sessionId)
    },

    /** Ends all sessions, in the transaction that changed the credential. */
    async endAll(trx: Trx, userId: string, because: EndReason): Promise<string[]> {
      await lockAccount(trx, userId)
      return endSessions(trx, userId, because, () => true)
    },
  }
}

/** Whom an event about a session concerns, and where. */
export async function eventSubject(db: Kysely<IdentityTables>, { user_id: userId, profile_id, country }: Session) {
  return { userId, country, isMinor: await isMinorById(db, userId, profile_id) }
}

function platformOf({ platform }: { platform: string }): 'browser' | 'tv' {
  return platform === 'tv' ? 'tv' : 'browser'
}

/** The error for an ended session, with its reason if known. */
export function sessionRevoked(because: EndReason | null): ApiError {
  return new ApiError('SESSION_REVOKED', because ? { reason: because } : {})
}

type Exchanged = { session: Session; isNowParked: boolean } | { refused: 'TOKEN_INVALID' | 'TOKEN_EXPIRED' } | { because: EndReason | null; isNew?: true }

async function exchange(trx: Trx, claim: RefreshClaim, key: Buffer, moment: Date, graceMs: number, maxDevices: MaxDevices): Promise<Exchanged> {
  await lockAccount(trx, claim.userId)
  const session = await trx
    .selectFrom('session')
    .selectAll()
    .where('user_id', '=', claim.userId)
    .where('session_id', '=', claim.sessionId)
    .executeTakeFirst()
  if (!session || !isGenuine(claim, session, key)) return { refused: 'TOKEN_INVALID' }
  if (session.ended_at) return { because: session.ended_because }
  if (session.expires_at <= moment || isIdle(session, moment)) return { refused: 'TOKEN_EXPIRED' }
  const isLostAnswer = claim.generation === session.generation - 1 && moment.getTime() - session.rotated_at.getTime() <= graceMs
  if (claim.generation !== session.generation && !isLostAnswer) {
    // Two clients hold the same token, so one of them stole it (SES-3).
    await endSessions(trx, claim.userId, 'tokenReused', ({ session_id }) => session_id === claim.sessionId)
    return { because: 'tokenReused', isNew: true }
  }
  const renewed = {
    generation: isLostAnswer ? session.generation : session.generation + 1,
    rotated_at: isLostAnswer ? session.rotated_at : moment,
    last_active_at: moment,
    is_parked: await isOverLimit(trx, session, moment, await maxDevices(trx, claim.userId)),
  }
  await trx
    .updateTable('session')
    .set(renewed)
    .where('user_id', '=', claim.userId)
    .where('session_id', '=', claim.sessionId)
    .execute()
  return { session: { ...session, ...renewed }, isNowParked: renewed.is_parked && !session.is_parked }
}

/** A session within the limit yields only to older ones; one over the limit yields to every session within it. */
async function isOverLimit(trx: Kysely<IdentityTables>, session: Session, moment: Date, limit: number): Promise<boolean> {
  const others = (await liveSessions(trx, session.user_id)).filter(
    (other) => !other.is_parked && other.session_id !== session.session_id && !isIdle(other, moment),
  )
  return others.filter((other) => session.is_parked || other.created_at < session.created_at).length >= limit
}

/** Serializes changes of a user's sessions. Lock the account before its other rows, to avoid deadlocks. */
export async function lockAccount(trx: Kysely<IdentityTables>, userId: string): Promise<void> {
  await trx.selectFrom('account').select('user_id').where('user_id', '=', userId).forUpdate().execute()
}

async function liveSessions(db: Kysely<IdentityTables>, userId: string): Promise<Session[]> {
  return db
    .selectFrom('session')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .orderBy('last_active_at', 'desc')
    .execute()
}

/** Counts ended sessions too. */
async function countSessions(db: Kysely<IdentityTables>, userId: string, sessionIds: string[]): Promise<number> {
  if (sessionIds.length === 0) return 0
  const { found } = await db
    .selectFrom('session')
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .where('user_id', '=', userId)
    .where('session_id', 'in', sessionIds)
    .executeTakeFirstOrThrow()
  return found
}

/** Ends the user's active sessions that match the predicate, by the database's clock, and returns their ids. */
async function endSessions(
  db: Kysely<IdentityTables>,
  userId: string,
  because: EndReason | null,
  picks: (session: Session) => boolean,
): Promise<string[]> {
  const picked = (await liveSessions(db, userId)).filter(picks).map(({ session_id }) => session_id)
  if (picked.length === 0) return []
  await db
    .updateTable('session')
    .set({ ended_at: sql<Date>`clock_timestamp()`, ended_because: because })
    .where('user_id', '=', userId)
    .where('session_id', 'in', picked)
    .where('ended_at', 'is', null)
    .execute()
  return picked
}

/** A device that is idle for this long no longer occupies a slot. */
function isIdle(session: Session, moment: Date): boolean {
  return moment.getTime() - session.last_active_at.getTime() > maxIdleSeconds * 1_000
}

/** A session over the device limit removes others because of the limit. */
function removalCause({ kind }: SignedIn | LimitedUser | Activator): 'limit' | 'device_list' {
  return kind === 'limitedUser' ? 'limit' : 'device_list'
}

/** Whether a profile has a PIN of its own. */
async function isLocked(db: Kysely<IdentityTables>, userId: string, profileId: string | null): Promise<boolean> {
  if (profileId === null) return false
  const locked = await db.selectFrom('profile').select('lock_hash').where('user_id', '=', userId).where('profile_id', '=', profileId).executeTakeFirst()
  return locked !== undefined && locked.lock_hash !== null
}

async function holderOf(db: Kysely<IdentityTables>, session: Session): Promise<SignedIn | LimitedUser | ProfileChooser> {
  const named = { userId: session.user_id, sessionId: session.session_id, authTime: Math.floor(session.authenticated_at.getTime() / 1_000) }
  const profile = session.profile_id === null ? null : await openProfile(db, { userId: session.user_id, profileId: session.profile_id })
  if (session.is_parked) return { kind: 'limitedUser', ...named, profileId: profile?.profileId ?? '', restriction: profile?.restriction ?? strictest }
  return profile ? { kind: 'user', ...named, ...profile } : { kind: 'profileChooser', ...named }
}
