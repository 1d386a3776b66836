import { ageRatings, noCap } from '@ott/catalogue'
import type { AgeRating } from '@ott/catalogue'
import type { Answer } from '@ott/contract'
import { transaction } from '@ott/database'
import { isCompleteOtp, otpLength, pinLength } from '@ott/identity'
import { ratingOf, restrictedTitlesOf, restrictionFrom } from '@ott/playback'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Emit } from '../../analytics/emit.ts'
import { isMinor } from '../../analytics/minor.ts'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext, SignedIn } from '../../http/request.ts'
import { masked } from '../../notifications/send-otp.ts'
import type { SecurityNotices } from '../../notifications/security-notices.ts'
import { flowOfUser } from '../otp/otp-flows.ts'
import type { Flow, FlowIds, OtpFlows } from '../otp/otp-flows.ts'
import type { Codes } from '../otp/otp.ts'
import { hashPassword } from '../password/hash.ts'
import { restrictionOf } from '../sessions/restrictions.ts'
import type { ChangedRestrictions } from '../sessions/restrictions.ts'
import { signInEvent } from '../sign-in/audit-log.ts'
import type { ClientContext, SignInEvents } from '../sign-in/audit-log.ts'
import { userSendLimits } from '../sign-in/rate-limits.ts'
import type { IdentityTables, ParentalChange } from '../tables.ts'

export type ParentalDeps = {
  db: Kysely<IdentityTables>
  flows: OtpFlows
  codes: Codes
  restrictions: Pick<ChangedRestrictions, 'add'>
  events: SignInEvents
  notices: SecurityNotices
  now: () => Date
  emit: Emit
}

type SignedInCall = ClientContext & { user: SignedIn }

const off: ParentalChange = { kind: 'off', pinHash: null, level: noCap, cap: noCap }

/**
 * A change waits for a code to the owner's contact, so that a child at the same screen cannot complete it. Only the session
 * that proposed a change completes it, so an owner's code never completes a change of another device (PAR-10).
 */
export function parentalControl({ db, flows, codes, restrictions, events, notices, now, emit }: ParentalDeps) {
  return {
    enable: async (call: RequestContext<'enableParentalControl'>): Promise<Answer<'enableParentalControl'>> => {
      const { pin, maturityRating, restrictedTitles } = call.body
      if (!isCompleteOtp(pin, pinLength)) throw new ApiError('INVALID_INPUT', { field: 'pin' })
      if (!isAgeRating(maturityRating)) throw new ApiError('INVALID_INPUT', { field: 'maturityRating' })
      const restriction = restrictionFrom(maturityRating, restrictedTitles)
      if (!restriction) throw new ApiError('INVALID_INPUT', { field: 'restrictedTitles' })
      const kind = (await isOn(call.user)) ? 'changed' : 'on'
      return propose(call, { kind, pinHash: await hashPassword(pin), ...restriction })
    },

    disable: async (call: RequestContext<'disableParentalControl'>): Promise<Answer<'disableParentalControl'>> => {
      if (!(await isOn(call.user))) throw new ApiError('CONFLICT')
      return propose(call, off)
    },

    verify: async (call: RequestContext<'verifyParentalOtp'>): Promise<Answer<'verifyParentalOtp'>> => {
      const { user, body } = call
      if (!isCompleteOtp(body.otp, otpLength.parental)) throw new ApiError('INVALID_INPUT', { field: 'otp' })
      const flow = await codes.countAttempt(idsOf(user), call)
      const event = signInEvent('parentalControl', call, { userId: user.userId })
      const { version, ...restriction } = await events.attempt(event, async () => {
        await codes.compare(flow, body.otp, call)
        return transaction(db, (trx) => complete(trx, flow, call))
      })
      restrictions.add(user, version)
      await events.write(event, 'done')
      const rating = ratingOf(restriction)
      notices.parentalControlChanged(user.userId, rating, call)
      return { parentalControlStatus: rating === null ? 'off' : 'on', maturityRating: rating, restrictedTitles: restrictedTitlesOf(restriction) }
    },

    /** Whether this session waits for a code that turns the control on. */
    isPending: async (user: SignedIn): Promise<boolean> => {
      const flow = await flows.find(idsOf(user))
      return flow?.change !== undefined && flow.change !== null && flow.change.pinHash !== null
    },
  }

  async function propose(call: SignedInCall, change: ParentalChange): Promise<Answer<'enableParentalControl'>> {
    const { user } = call
    const { channel, identifier } = await ownerOf(db, user)
    const ids = idsOf(user)
    const client = { browserId: `session ${user.sessionId}`, trust: 'knownDevice' as const }
    await codes.send({ channel, identifier, termsAcceptedAt: null, ...client, ids, change }, call, userSendLimits(user.userId))
    // The owner's newest message names the only change that a code completes.
    await flows.deleteOthers(ids)
    return { parentalControlStatus: (await isOn(user)) ? 'on' : 'pending', to: masked(channel, identifier) }
  }

  async function isOn(user: SignedIn): Promise<boolean> {
    return ratingOf(await restrictionOf(db, user)) !== null
  }

  /** Of several right codes one completes the change. The contact must still be the owner's. */
  async function complete(trx: Kysely<IdentityTables>, flow: Flow, { user, country }: Pick<SignedInCall, 'user' | 'country'>) {
    const { identifier } = await ownerOf(trx, user)
    if (!(await flows.consume(trx, flow)) || identifier !== flow.identifier || !flow.change) throw new ApiError('RESTART_FLOW_ERROR')
    const { pinHash, level, cap } = flow.change
    await emit(trx, { name: pinHash === null ? 'Parental_Disabled' : 'Parental_Enabled', userId: user.userId, at: now(), country, isMinor: isMinor(user), props: { level } })
    return trx
      .updateTable('profile')
      .set((column) => ({
        pin_hash: pinHash,
        level,
        cap,
        pin_attempts: 0,
        pin_window_ends_at: null,
        parental_version: column('parental_version', '+', 1),
        parental_changed_at: sql<Date>`clock_timestamp()`,
      }))
      .where('user_id', '=', user.userId)
      .where('profile_id', '=', user.profileId)
      .returning(['level', 'cap', 'parental_version as version'])
      .executeTakeFirstOrThrow()
  }
}

/** The verified phone number, else the e-mail address. Throws CONFLICT for an account without either. */
async function ownerOf(db: Kysely<IdentityTables>, { userId }: SignedIn): Promise<{ channel: 'sms' | 'email'; identifier: string }> {
  const { phone_number, email } = await db.selectFrom('account').select(['phone_number', 'email']).where('user_id', '=', userId).executeTakeFirstOrThrow()
  if (phone_number !== null) return { channel: 'sms', identifier: phone_number }
  if (email !== null) return { channel: 'email', identifier: email }
  throw new ApiError('CONFLICT', { field: 'phoneNumber' })
}

/** A flow of the session, which the other sessions of its profile replace. */
function idsOf({ userId, profileId, sessionId }: SignedIn): FlowIds {
  return { ...flowOfUser('parental', userId, profileId), preAuthSessionId: flowOfUser('parental', userId, `${profileId} ${sessionId}`).preAuthSessionId }
}

function isAgeRating(text: string): text is AgeRating {
  return ageRatings.some((rating) => rating === text)
}
