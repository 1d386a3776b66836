import { deletionState, deletionTime, isCompleteOtp, needsDeletionReminder, otpLength } from '@ott/identity'
import { transaction } from '@ott/database'
import type { Answer } from '@ott/contract'
import type { Kysely } from 'kysely'
import type { Emit } from '../../analytics/emit.ts'
import { isMinor } from '../../analytics/minor.ts'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext, SignedIn } from '../../http/request.ts'
import { masked } from '../../notifications/send-otp.ts'
import type { SecurityNotices } from '../../notifications/security-notices.ts'
import { noDeletion, readContact } from '../accounts/accounts.ts'
import { contestedUsers } from '../accounts/contact-changes.ts'
import { flowOfUser } from '../otp/otp-flows.ts'
import type { Flow, FlowIds, OtpFlows } from '../otp/otp-flows.ts'
import type { Codes } from '../otp/otp.ts'
import type { RevokedSessions } from '../sessions/revoked-sessions.ts'
import { lockAccount } from '../sessions/sessions.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { requireRecentAuth } from '../step-up/recent-auth.ts'
import { signInEvent } from '../sign-in/audit-log.ts'
import type { SignInEvents } from '../sign-in/audit-log.ts'
import { userSendLimits } from '../sign-in/rate-limits.ts'
import type { IdentityTables } from '../tables.ts'

export type DeletionDeps = {
  db: Kysely<IdentityTables>
  now: () => Date
  flows: OtpFlows
  codes: Codes
  sessions: Sessions
  revoked: RevokedSessions
  events: SignInEvents
  notices: SecurityNotices
  graceDays: number
  emit: Emit
  /** Ends every renewal of the user. Throws if that cannot be done now. */
  stopRenewals: (userId: string) => Promise<void>
  /** Erases an account that is due. */
  erase: (userId: string) => Promise<void>
}

/**
 * Leaving: a code to the owner's contact starts the grace period, in which the account is closed and can be taken back
 * (DEL-1, DEL-2).
 */
export function accountDeletion({ db, now, flows, codes, sessions, revoked, events, notices, graceDays, emit, stopRenewals, erase }: DeletionDeps) {
  return {
    request: async (call: RequestContext<'requestDeletion'>): Promise<Answer<'requestDeletion'>> => {
      const { user } = call
      const owner = await ownerOf(db, user.userId)
      if (!owner) return { to: null }
      const client = { browserId: `session ${user.sessionId}`, trust: 'knownDevice' as const }
      await codes.send({ ...owner, termsAcceptedAt: null, ...client, ids: idsOf(user) }, call, userSendLimits(user.userId))
      return { to: masked(owner.channel, owner.identifier) }
    },

    verify: async (call: RequestContext<'verifyDeletion'>): Promise<Answer<'verifyDeletion'>> => {
      const { user, body, locale } = call
      const event = signInEvent('deletion', call, { userId: user.userId })
      const { deletesAt, ended } = await events.attempt(event, async () => {
        const flow = await provenFlow(call)
        await stopRenewals(user.userId)
        return transaction(db, async (trx) => {
          await lockAccount(trx, user.userId)
          if (flow && !(await isOwners(trx, user.userId, flow) && (await flows.consume(trx, flow)))) throw new ApiError('RESTART_FLOW_ERROR')
          const moment = now()
          const deletesAt = deletionTime(moment, graceDays)
          const reminded = needsDeletionReminder(deletesAt, moment) ? null : moment
          await trx.updateTable('account').set({ deletes_at: deletesAt, deletion_locale: locale, deletion_reminded_at: reminded }).where('user_id', '=', user.userId).execute()
          await events.write(event, 'done', trx)
          await emit(trx, { name: 'Account_Deletion_Requested', userId: user.userId, at: moment, country: call.country, isMinor: isMinor(user), props: { graceDays } })
          return { deletesAt, ended: await sessions.endAll(trx, user.userId, 'signedOut') }
        })
      })
      revoked.add(ended, 'signedOut')
      notices.deletionRequested(user.userId, deletesAt, call)
      return { deletesAt: deletesAt.toISOString() }

      /** Null without a contact: then a recent proof of identity is what confirms it. */
      async function provenFlow(client: RequestContext<'verifyDeletion'>): Promise<Flow | null> {
        if (!(await ownerOf(db, user.userId))) {
          requireRecentAuth(user, now())
          return null
        }
        if (!isCompleteOtp(body.otp ?? '', otpLength.deletion)) throw new ApiError('INVALID_INPUT', { field: 'otp' })
        const flow = await codes.countAttempt(idsOf(user), client)
        await codes.compare(flow, body.otp ?? '', client)
        return flow
      }
    },

    read: async ({ user }: RequestContext<'deletion'>): Promise<Answer<'deletion'>> => {
      const deletesAt = await deletesAtOf(db, user.userId)
      return { deletesAt: deletesAt?.toISOString() ?? null }
    },

    /** CONFLICT once it is due: then a part may be erased already. */
    keep: async (call: RequestContext<'keepAccount'>): Promise<void> => {
      const { userId } = call.user
      const kept = await transaction(db, async (trx) => {
        await lockAccount(trx, userId)
        const account = await trx.selectFrom('account').select('deletes_at').where('user_id', '=', userId).executeTakeFirst()
        if (!account) throw new ApiError('SESSION_REVOKED')
        const state = deletionState(account.deletes_at, now())
        if (state === 'due') throw new ApiError('CONFLICT')
        if (state === 'none') return false
        await trx.updateTable('account').set(noDeletion).where('user_id', '=', userId).execute()
        await events.write(signInEvent('deletionCancelled', call, { userId }), 'done', trx)
        await emit(trx, { name: 'Account_Deletion_Cancelled', userId, at: now(), country: call.country, isMinor: isMinor(call.user), props: { graceDays } })
        return true
      })
      if (kept) notices.accountKept(userId, call)
    },

    /**
     * Only what is being deleted already can be deleted at once, and not while a previous contact may still take the account
     * back (ID-136).
     */
    deleteNow: async ({ user: { userId } }: RequestContext<'deleteNow'>): Promise<void> => {
      const ended = await transaction(db, async (trx) => {
        await lockAccount(trx, userId)
        const isContested = await contestedUsers(trx, now()).where('user_id', '=', userId).limit(1).executeTakeFirst()
        if (isContested || deletionState(await deletesAtOf(trx, userId), now()) === 'none') throw new ApiError('CONFLICT')
        await trx.updateTable('account').set({ deletes_at: now() }).where('user_id', '=', userId).execute()
        return sessions.endAll(trx, userId, 'signedOut')
      })
      revoked.add(ended, 'signedOut')
      await erase(userId)
    },
  }
}

/** A session of an account that is being deleted may only decide about that, like one over the device limit (DEL-2). */
export async function isBeingDeleted(db: Kysely<IdentityTables>, userId: string): Promise<boolean> {
  return (await deletesAtOf(db, userId)) !== null
}

async function deletesAtOf(db: Kysely<IdentityTables>, userId: string): Promise<Date | null> {
  return (await db.selectFrom('account').select('deletes_at').where('user_id', '=', userId).executeTakeFirst())?.deletes_at ?? null
}

/** The verified phone number, else the e-mail address. */
async function ownerOf(db: Kysely<IdentityTables>, userId: string): Promise<{ channel: 'sms' | 'email'; identifier: string } | null> {
  const contact = await readContact(db, userId)
  if (contact?.phoneNumber) return { channel: 'sms', identifier: contact.phoneNumber }
  return contact?.email ? { channel: 'email', identifier: contact.email } : null
}

/** The contact may have changed since the code was sent. */
async function isOwners(db: Kysely<IdentityTables>, userId: string, flow: Flow): Promise<boolean> {
  return (await ownerOf(db, userId))?.identifier === flow.identifier
}

/** Bound to the session, so that another one of the account cannot complete what this one began. */
function idsOf({ userId, sessionId }: SignedIn): FlowIds {
  return flowOfUser('deletion', userId, sessionId)
}
