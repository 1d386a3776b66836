import { randomUUID } from 'node:crypto'
import { isMinorProfile } from '@ott/analytics'
import type { Answer } from '@ott/contract'
import { transaction } from '@ott/database'
import { isCompleteOtp, isSameProfileName, kidsRestriction, mayManage, maxProfiles, pinLength, readProfileName } from '@ott/identity'
import { sql } from 'kysely'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Emit } from '../../analytics/emit.ts'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext, SignedIn } from '../../http/request.ts'
import { hashPassword } from '../password/hash.ts'
import type { ChangedRestrictions } from '../sessions/restrictions.ts'
import { lockAccount } from '../sessions/sessions.ts'
import { signInEvent } from '../sign-in/audit-log.ts'
import type { SignInEvents } from '../sign-in/audit-log.ts'
import { requireRecentAuth } from '../step-up/recent-auth.ts'
import type { IdentityTables } from '../tables.ts'

type ProfilesDeps = { db: Kysely<IdentityTables>; restrictions: Pick<ChangedRestrictions, 'add'>; events: SignInEvents; now: () => Date; emit: Emit }

export type Profile = Selectable<IdentityTables['profile']>
type Trx = Transaction<IdentityTables>
type Change = RequestContext<'changeProfile'>['body']
type KidsRating = NonNullable<Change['kidsRating']>

/** The profiles of an account. Its row is locked by each change, so that there are never more than five, or two of a name (PRO-1). */
export function profiles({ db, restrictions, events, now, emit }: ProfilesDeps) {
  return {
    create: async ({ user, body, country }: RequestContext<'createProfile'>): Promise<Answer<'createProfile'>> => {
      const name = nameIn(body.name)
      return transaction(db, async (trx) => {
        const { own, all } = await lockProfiles(trx, user)
        if (own.profile_type !== 'Master') throw new ApiError('FORBIDDEN')
        if (all.length >= maxProfiles) throw new ApiError('CONFLICT')
        rejectTaken(all, name)
        const profile = await trx
          .insertInto('profile')
          .values({
            user_id: user.userId,
            profile_id: randomUUID(),
            profile_type: body.profileType,
            name,
            avatar: body.avatar,
            created_at: now(),
            // Tokens carry only a control that has changed before.
            parental_version: 1,
            ...(body.profileType === 'Kids' ? kidsControl(body.kidsRating) : controlOf(own)),
          })
          .returningAll()
          .executeTakeFirstOrThrow()
        await report(trx, 'Profile_Created', profile, country)
        return presentProfile(profile)
      })
    },

    change: async (call: RequestContext<'changeProfile'>): Promise<Answer<'changeProfile'>> => {
      const { user, params, body } = call
      const name = body.name === undefined ? undefined : nameIn(body.name)
      const lock = await lockIn(body)
      const changed = await transaction(db, async (trx) => {
        const { own, all } = await lockProfiles(trx, user)
        const target = managed(own, all, params.id)
        if (name !== undefined) rejectTaken(all.filter((profile) => profile !== target), name)
        if (lock && target.lock_hash !== null) requireRecentAuth(user, now())
        const main = all.find(({ profile_type }) => profile_type === 'Master') ?? own
        const control = controlAfter(target, body, main)
        const isKids = (control?.profile_type ?? target.profile_type) === 'Kids'
        if (isKids && lock && lock.lock_hash !== null) throw new ApiError('INVALID_INPUT', { field: 'pin' })
        const change = { ...(name !== undefined && { name }), ...(body.avatar !== undefined && { avatar: body.avatar }), ...lock, ...(isKids && noLock), ...(control && { ...control, ...outdated(target) }) }
        if (lock) await events.write(signInEvent('profilePin', call, { userId: user.userId }), 'done', trx)
        const profile = await save(trx, target, change)
        await report(trx, 'Profile_Updated', profile, call.country)
        return { profile, isOutdated: control !== null }
      })
      if (changed.isOutdated) outdate(changed.profile)
      return presentProfile(changed.profile)
    },

    /** Its sessions are left without a profile, and its tokens are refused from now on. Those of a child still name it, as there is only one way out (PRO-7). */
    remove: async ({ user, params, country }: RequestContext<'removeProfile'>): Promise<void> => {
      const removed = await transaction(db, async (trx) => {
        const { own, all } = await lockProfiles(trx, user)
        const target = managed(own, all, params.id)
        if (target.profile_type === 'Master') throw new ApiError('FORBIDDEN')
        if (target.profile_type !== 'Kids') await trx.updateTable('session').set({ profile_id: null }).where('user_id', '=', user.userId).where('profile_id', '=', target.profile_id).execute()
        await report(trx, 'Profile_Removed', target, country)
        return save(trx, target, { removed_at: now(), ...noLock, ...outdated(target) })
      })
      outdate(removed)
    },

    /** What opened the session or its profile proves nothing about the PIN, so the proof of identity has to be newer. */
    removePin: async (call: RequestContext<'removeProfilePin'>): Promise<void> => {
      const { user, params } = call
      await transaction(db, async (trx) => {
        await lockAccount(trx, user.userId)
        const session = await trx.selectFrom('session').select(['created_at', 'profile_opened_at', 'authenticated_at']).where('user_id', '=', user.userId).where('session_id', '=', user.sessionId).executeTakeFirst()
        if (!session || session.authenticated_at <= (session.profile_opened_at ?? session.created_at)) throw new ApiError('STEP_UP_REQUIRED')
        const target = (await readProfiles(trx, user.userId)).find(({ profile_id }) => profile_id === params.id)
        if (!target) throw new ApiError('NOT_FOUND', { field: 'id' })
        await save(trx, target, noLock)
        await events.write(signInEvent('profilePin', call, { userId: user.userId }), 'done', trx)
      })
    },
  }

  /** A child's profile makes no event. */
  function report(trx: Trx, name: 'Profile_Created' | 'Profile_Updated' | 'Profile_Removed', profile: Profile, country: string): Promise<void> {
    const { user_id: userId, profile_type: profileType, cap } = profile
    return emit(trx, { name, userId, at: now(), country, isMinor: isMinorProfile({ isKids: profileType === 'Kids', cap }), props: { profileType } })
  }

  function outdate({ user_id: userId, profile_id: profileId, parental_version }: Profile): void {
    restrictions.add({ userId, profileId }, parental_version)
  }
}

/** The profiles that were not removed, the main one first, then by age. */
export function readProfiles(db: Kysely<IdentityTables>, userId: string): Promise<Profile[]> {
  return db
    .selectFrom('profile')
    .selectAll()
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy(sql`profile_type <> 'Master'`)
    .orderBy('created_at')
    .orderBy('profile_id')
    .execute()
}

/** Of the open profile; null for a main one without a name of its own. */
export async function profileNameOf(db: Kysely<IdentityTables>, { userId, profileId }: Pick<SignedIn, 'userId' | 'profileId'>): Promise<string | null> {
  const profile = await db.selectFrom('profile').select('name').where('user_id', '=', userId).where('profile_id', '=', profileId).executeTakeFirst()
  return profile?.name ?? null
}

export function presentProfile(profile: Profile): Answer<'createProfile'> {
  return {
    id: profile.profile_id,
    userId: profile.user_id,
    profileType: profile.profile_type,
    name: profile.name,
    avatar: profile.avatar,
    hasPin: profile.lock_hash !== null,
    kidsRating: profile.profile_type === 'Kids' ? kidsRatings[profile.cap - 1] ?? 'U' : null,
  }
}

const kidsRatings: KidsRating[] = ['U', 'U/A 7+']

const noLock = { lock_hash: null, lock_attempts: 0, lock_window_ends_at: null }

async function lockProfiles(trx: Trx, { userId, profileId }: SignedIn): Promise<{ own: Profile; all: Profile[] }> {
  await lockAccount(trx, userId)
  const all = await readProfiles(trx, userId)
  const own = all.find(({ profile_id }) => profile_id === profileId)
  if (!own) throw new ApiError('FORBIDDEN', { field: 'profileId' })
  return { own, all }
}

/** The profile that the user's own may change. Those of other accounts are unknown. */
function managed(own: Profile, all: Profile[], profileId: string): Profile {
  const target = all.find(({ profile_id }) => profile_id === profileId)
  if (!mayManage({ id: own.profile_id, type: own.profile_type }, profileId)) throw new ApiError('FORBIDDEN')
  if (!target) throw new ApiError('NOT_FOUND', { field: 'id' })
  return target
}

function nameIn(text: string): string {
  const name = readProfileName(text)
  if (name === null) throw new ApiError('INVALID_INPUT', { field: 'name' })
  return name
}

function rejectTaken(others: Profile[], name: string): void {
  if (others.some((other) => other.name !== null && isSameProfileName(other.name, name))) throw new ApiError('CONFLICT', { field: 'name' })
}

/** Null if the PIN stays. */
async function lockIn({ pin }: Change): Promise<(Omit<typeof noLock, 'lock_hash'> & { lock_hash: string | null }) | null> {
  if (pin === undefined) return null
  if (pin !== null && !isCompleteOtp(pin, pinLength)) throw new ApiError('INVALID_INPUT', { field: 'pin' })
  return { ...noLock, lock_hash: pin === null ? null : await hashPassword(pin) }
}

/** Null if type and rating stay. A profile that is no child's any more has the owner's control. */
function controlAfter(target: Profile, { profileType, kidsRating }: Change, main: Profile) {
  if (target.profile_type === 'Master') {
    if (profileType !== undefined || kidsRating !== undefined) throw new ApiError('INVALID_INPUT', { field: 'profileType' })
    return null
  }
  const type = profileType ?? target.profile_type
  if (type === 'Kids') {
    const control = kidsControl(kidsRating ?? kidsRatings[target.cap - 1] ?? 'U')
    const isSame = target.profile_type === 'Kids' && target.cap === control.cap
    return isSame ? null : { profile_type: type, ...control }
  }
  return target.profile_type === 'Standard' ? null : { profile_type: type, ...controlOf(main) }
}

function kidsControl(rating: KidsRating) {
  return { ...kidsRestriction(rating === 'U' ? 1 : 2), pin_hash: null, pin_attempts: 0, pin_window_ends_at: null }
}

/** A new profile would otherwise be a way around the control of the one that made it. */
function controlOf({ level, cap, pin_hash }: Profile) {
  return { level, cap, pin_hash }
}

/** Older tokens of the profile are refused once, as after a change of its parental control (PAR-6). */
function outdated({ parental_version }: Profile) {
  return { parental_version: parental_version + 1, parental_changed_at: sql<Date>`clock_timestamp()` }
}

async function save(trx: Trx, { user_id, profile_id }: Profile, change: object): Promise<Profile> {
  if (Object.keys(change).length > 0) await trx.updateTable('profile').set(change).where('user_id', '=', user_id).where('profile_id', '=', profile_id).execute()
  return trx.selectFrom('profile').selectAll().where('user_id', '=', user_id).where('profile_id', '=', profile_id).executeTakeFirstOrThrow()
}
