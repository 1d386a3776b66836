import { transaction } from '@ott/database'
import { otpLength, isCompleteOtp } from '@ott/identity'
import type { Answer } from '@ott/contract'
import type { Kysely } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext, SignedIn } from '../../http/request.ts'
import { flowOfUser } from '../otp/otp-flows.ts'
import type { OtpFlows, Flow } from '../otp/otp-flows.ts'
import type { Codes } from '../otp/otp.ts'
import { recordContactChange } from './contact-changes.ts'
import { emailOf, phoneNumberOf } from './identifiers.ts'
import { orInUse } from './in-use.ts'
import { masked } from '../../notifications/send-otp.ts'
import type { SecurityNotices } from '../../notifications/security-notices.ts'
import { signInEvent } from '../sign-in/audit-log.ts'
import type { ClientContext, SignInEvents } from '../sign-in/audit-log.ts'
import { userSendLimits } from '../sign-in/rate-limits.ts'
import type { IdentityTables } from '../tables.ts'

type Common = { db: Kysely<IdentityTables>; now: () => Date; events: SignInEvents; notices: SecurityNotices }
type OfPurpose = { flows: OtpFlows; codes: Codes }

/** What differs between the two contacts of an account. */
const kinds = {
  addPhone: { column: 'phone_number', channel: 'sms', event: 'phoneAdded', taken: ['PHONE_IN_USE', 'phoneNumber'] },
  addEmail: { column: 'email', channel: 'email', event: 'emailAdded', taken: ['CONFLICT', 'email'] },
} as const

/** Adds or replaces the phone number, proved by a code of its own. */
export function addPhone({ countries, ...deps }: Common & OfPurpose & { countries: string[] }) {
  const contact = addContact('addPhone', deps)
  const read = (typed: string, country: string) => phoneNumberOf(typed, country, countries)
  return {
    start: (call: RequestContext<'addPhoneNumber'>) => contact.start(read(call.body.phoneNumber, call.country), call),
    resend: (typed: string, user: SignedIn, client: ClientContext) => contact.resend(read(typed, client.country), user, client),
    verify: (call: RequestContext<'verifyPhone'>) => contact.verify(read(call.body.phoneNumber, call.country), call.body.otp, call),
  }
}

/** Adds or replaces the e-mail address. A repeated start sends another code. */
export function addEmail(deps: Common & OfPurpose) {
  const contact = addContact('addEmail', deps)
  return {
    start: (call: RequestContext<'addEmail'>) => contact.start(emailOf(call.body.email), call),
    verify: (call: RequestContext<'verifyEmail'>) => contact.verify(emailOf(call.body.email), call.body.otp, call),
  }
}

/**
 * Only the proven owner of a contact learns that another account has it (ID-27). A user has one flow a contact, so only
 * the newest change can be completed (ID-134).
 */
function addContact(purpose: keyof typeof kinds, { db, now, flows, codes, events, notices }: Common & OfPurpose) {
  const { column, channel, event: eventKind, taken } = kinds[purpose]
  return { start, resend, verify }

  async function start(identifier: string, call: ClientContext & { user: SignedIn }): Promise<void> {
    const { userId } = call.user
    const ids = flowOfUser(purpose, userId)
    await codes.send({ channel, identifier, termsAcceptedAt: null, browserId: null, trust: 'none', ids }, call, userSendLimits(userId))
  }

  async function resend(identifier: string, { userId }: SignedIn, client: ClientContext): Promise<Answer<'resendCode'>> {
    const ids = flowOfUser(purpose, userId)
    const flow = await flows.find(ids)
    if (flow?.identifier !== identifier) throw new ApiError('RESTART_FLOW_ERROR')
    await codes.sendAgain(flow, client, userSendLimits(userId))
    return ids
  }

  async function verify(identifier: string, otp: string, call: ClientContext & { user: SignedIn }): Promise<void> {
    const { userId } = call.user
    if (!isCompleteOtp(otp, otpLength[purpose])) throw new ApiError('INVALID_INPUT', { field: 'otp' })
    const flow = await codes.countAttempt({ ...flowOfUser(purpose, userId), identifier }, call)
    const event = signInEvent(eventKind, call, { userId, identifier: masked(channel, identifier) })
    const saved = await events.attempt(event, async () => {
      await codes.compare(flow, otp, call)
      return save(flow, userId)
    })
    await events.write(event, 'done')
    notices[eventKind](userId, { added: identifier, ...saved }, call)
  }

  /** Consumes the flow even if another account has the contact. Returns the previous one, and the token of its link. */
  async function save(flow: Flow, userId: string): Promise<{ before: string | null; token: string | null }> {
    const saved = await transaction(db, async (trx) => {
      if (!(await flows.consume(trx, flow))) throw new ApiError('RESTART_FLOW_ERROR')
      const { before } = await trx.selectFrom('account').select((row) => row.ref(column).as('before')).where('user_id', '=', userId).forUpdate().executeTakeFirstOrThrow()
      const holder = await trx.selectFrom('account').select('user_id').where(column, '=', flow.identifier).executeTakeFirst()
      if (holder && holder.user_id !== userId) return 'inUse'
      await trx.updateTable('account').set({ [column]: flow.identifier }).where('user_id', '=', userId).execute()
      // A link in the previous mailbox must not set the password any more.
      if (column === 'email') await trx.deleteFrom('password_reset').where('user_id', '=', userId).execute()
      const isChanged = before !== flow.identifier
      return { before, token: isChanged ? await recordContactChange(trx, { user_id: userId, contact: column, before }, now()) : null }
    }).catch(orInUse)
    if (saved === 'inUse') throw new ApiError(taken[0], { field: taken[1] })
    return saved
  }
}
