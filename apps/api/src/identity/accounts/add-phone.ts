import { transaction } from '@ott/database'
import { otpLength, isCompleteOtp, maskPhoneNumber } from '@ott/identity'
import type { Answer } from '@ott/contract'
import type { Kysely } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext, SignedIn } from '../../http/request.ts'
import { flowOfUser } from '../otp/otp-flows.ts'
import type { OtpFlows, Flow } from '../otp/otp-flows.ts'
import type { Codes } from '../otp/otp.ts'
import { phoneNumberOf } from './identifiers.ts'
import type { SecurityNotices } from '../../notifications/security-notices.ts'
import { signInEvent } from '../sign-in/audit-log.ts'
import type { ClientContext, SignInEvents } from '../sign-in/audit-log.ts'
import { userSendLimits } from '../sign-in/rate-limits.ts'
import type { IdentityTables } from '../tables.ts'

export type AddPhoneDeps = { db: Kysely<IdentityTables>; flows: OtpFlows; codes: Codes; events: SignInEvents; notices: SecurityNotices; countries: string[] }

/**
 * Adds a phone number, proved by a code of its own. Only the proven owner of a number learns that another account has
 * it (ID-27).
 */
export function addPhone({ db, flows, codes, events, notices, countries }: AddPhoneDeps) {
  return { start, resend, verify }

  async function start(call: RequestContext<'addPhoneNumber'>): Promise<void> {
    const identifier = phoneNumberOf(call.body.phoneNumber, call.country, countries)
    const { userId } = call.user
    const ids = flowOfUser('addPhone', userId, identifier)
    await codes.send({ channel: 'sms', identifier, termsAcceptedAt: null, browserId: null, trust: 'none', ids }, call, userSendLimits(userId))
  }

  async function resend(typed: string, user: SignedIn, client: ClientContext): Promise<Answer<'resendCode'>> {
    const identifier = phoneNumberOf(typed, client.country, countries)
    const ids = flowOfUser('addPhone', user.userId, identifier)
    const flow = await flows.find(ids)
    if (!flow) throw new ApiError('RESTART_FLOW_ERROR')
    await codes.sendAgain(flow, client, userSendLimits(user.userId))
    return ids
  }

  async function verify(call: RequestContext<'verifyPhone'>): Promise<void> {
    const { otp } = call.body
    const { userId } = call.user
    const identifier = phoneNumberOf(call.body.phoneNumber, call.country, countries)
    if (!isCompleteOtp(otp, otpLength.addPhone)) throw new ApiError('INVALID_INPUT', { field: 'otp' })
    const flow = await codes.countAttempt(flowOfUser('addPhone', userId, identifier), call)
    const event = signInEvent('phoneAdded', call, { userId, identifier: maskPhoneNumber(identifier) })
    const before = await events.attempt(event, async () => {
      await codes.compare(flow, otp, call)
      return savePhoneNumber(flow, userId)
    })
    await events.write(event, 'done')
    notices.phoneAdded(userId, { added: identifier, before }, call)
  }

  /** Consumes the flow even if another account has the number. Returns the account's previous number. */
  async function savePhoneNumber(flow: Flow, userId: string): Promise<string | null> {
    const saved = await transaction(db, async (trx) => {
      if (!(await flows.consume(trx, flow))) throw new ApiError('RESTART_FLOW_ERROR')
      const account = await trx.selectFrom('account').select('phone_number').where('user_id', '=', userId).forUpdate().executeTakeFirstOrThrow()
      const holder = await trx.selectFrom('account').select('user_id').where('phone_number', '=', flow.identifier).executeTakeFirst()
      if (holder && holder.user_id !== userId) return 'inUse'
      await trx.updateTable('account').set({ phone_number: flow.identifier }).where('user_id', '=', userId).execute()
      return { before: account.phone_number }
    }).catch(orInUse)
    if (saved === 'inUse') throw new ApiError('PHONE_IN_USE', { field: 'phoneNumber' })
    return saved.before
  }
}

/** If two accounts prove the same number at the same time, the unique index accepts one. */
function orInUse(error: unknown): 'inUse' {
  if ((error as { code?: string }).code === '23505') return 'inUse'
  throw error
}
