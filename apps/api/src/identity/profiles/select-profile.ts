import { isMinorProfile } from '@ott/analytics'
import type { Answer } from '@ott/contract'
import { transaction } from '@ott/database'
import { isCompleteOtp, pinLength } from '@ott/identity'
import type { Selectable } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext } from '../../http/request.ts'
import { checkPin } from '../parental/pin-attempts.ts'
import type { PinDeps, PinKind } from '../parental/pin-attempts.ts'
import { lockAccount } from '../sessions/sessions.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { signInEvent } from '../sign-in/audit-log.ts'
import { isRecentAuth } from '../step-up/recent-auth.ts'
import type { IdentityTables } from '../tables.ts'
import { readProfiles } from './profiles.ts'
import type { Profile } from './profiles.ts'

type SelectDeps = PinDeps & { sessions: Sessions }
type Call = RequestContext<'selectProfile'>
type Session = Selectable<IdentityTables['session']>

/** What opens a profile: nothing, a PIN of a profile, or a new proof of identity. */
type Need = { type: 'nothing' } | { type: 'pin'; kind: PinKind; profile: Profile } | { type: 'stepUp' }

/**
 * Opens a profile in the same session. One with a PIN needs it. Leaving a Kids profile needs the PIN of the profile to open,
 * else a proof of identity since the child's profile was opened, or the PIN of the owner's parental control (PRO-5, PRO-7).
 */
export function selectProfile({ sessions, ...deps }: SelectDeps) {
  const { db, now, emit } = deps
  return async (call: Call): Promise<Answer<'selectProfile'>> => {
    const { user, params } = call
    const all = await readProfiles(db, user.userId)
    const target = all.find(({ profile_id }) => profile_id === params.id)
    if (!target) throw new ApiError('NOT_FOUND', { field: 'id' })
    const before = await sessions.own(db, user)
    const need = needOf(target, all, before, isProved(before))
    await prove(call, need)
    const session = await transaction(db, async (trx) => {
      await lockAccount(trx, user.userId)
      const [current, profiles] = [await sessions.own(trx, user), await readProfiles(trx, user.userId)]
      // What was proved has to be still what is needed.
      const again = profiles.find(({ profile_id }) => profile_id === params.id)
      if (!again || current.profile_id !== before.profile_id || !isSameNeed(need, needOf(again, profiles, current, isProved(before)))) throw new ApiError('CONFLICT')
      if (current.profile_id === params.id) return current
      await emit(trx, { name: 'Profile_Selected', userId: user.userId, at: now(), country: call.country, isMinor: isMinorProfile({ isKids: again.profile_type === 'Kids', cap: again.cap }), props: { profileType: again.profile_type } })
      return sessions.openProfile(trx, current, params.id)
    })
    return sessions.tokensOf(session, user.isUncounted)
  }

  /** Whether the user proved their identity since the session's profile was opened, and lately. */
  function isProved({ authenticated_at, profile_opened_at }: Session): boolean {
    return isRecentAuth(authenticated_at.getTime() / 1_000, now()) && profile_opened_at !== null && authenticated_at > profile_opened_at
  }

  async function prove(call: Call, need: Need): Promise<void> {
    const { body } = call
    if (need.type === 'nothing') return
    if (need.type === 'stepUp') throw new ApiError('STEP_UP_REQUIRED')
    const { pin } = body ?? {}
    if (pin === undefined) throw new ApiError('PIN_REQUIRED', { field: need.kind === 'lock' ? 'pin' : 'parentalPin' })
    if (!isCompleteOtp(pin, pinLength)) throw new ApiError('INVALID_INPUT', { field: 'pin' })
    const { user_id: userId, profile_id: profileId } = need.profile
    await checkPin(deps, signInEvent('profilePin', call, { userId }), need.kind, { userId, profileId }, pin)
  }
}

function needOf(target: Profile, all: Profile[], session: Session, isProved: boolean): Need {
  if (target.profile_id === session.profile_id) return { type: 'nothing' }
  if (target.lock_hash !== null) return { type: 'pin', kind: 'lock', profile: target }
  const current = all.find(({ profile_id }) => profile_id === session.profile_id)
  // Sessions of a removed Kids profile still name it.
  const isKids = current ? current.profile_type === 'Kids' : session.profile_id !== null
  if (!isKids || isProved) return { type: 'nothing' }
  const main = all.find(({ profile_type }) => profile_type === 'Master')
  return main && main.pin_hash !== null ? { type: 'pin', kind: 'parental', profile: main } : { type: 'stepUp' }
}

function isSameNeed(before: Need, now: Need): boolean {
  if (before.type !== 'pin' || now.type !== 'pin') return now.type === 'nothing'
  return now.kind === before.kind && hashOf(now) === hashOf(before)
}

function hashOf({ kind, profile }: Extract<Need, { type: 'pin' }>): string | null {
  return kind === 'lock' ? profile.lock_hash : profile.pin_hash
}
