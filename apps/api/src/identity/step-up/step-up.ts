import type { Answer } from '@ott/contract'
import { transaction } from '@ott/database'
import { isCompleteOtp, otpLength, socialProviders } from '@ott/identity'
import type { Kysely, Transaction } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import type { LimitedUser, ProfileChooser, RequestContext, SignedIn } from '../../http/request.ts'
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts'
import { flowOfUser } from '../otp/otp-flows.ts'
import type { FlowIds, OtpFlows } from '../otp/otp-flows.ts'
import type { Codes } from '../otp/otp.ts'
import { isPassword } from '../password/hash.ts'
import type { PasskeySignIn } from '../passkeys/sign-in.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { signInEvent } from '../sign-in/audit-log.ts'
import type { SignInEvents } from '../sign-in/audit-log.ts'
import { countFailure, failureLimits, userSendLimits } from '../sign-in/rate-limits.ts'
import type { LimitedClient } from '../sign-in/rate-limits.ts'
import { fieldOf } from '../social/sign-in.ts'
import type { SocialSignIn } from '../social/sign-in.ts'
import { invalidToken } from '../social/verified-person.ts'
import type { IdentityTables } from '../tables.ts'

export type StepUpDeps = {
  db: Kysely<IdentityTables>
  flows: OtpFlows
  codes: Codes
  rateLimiter: RateLimiter
  sessions: Sessions
  events: SignInEvents
  passkey: PasskeySignIn
  social: SocialSignIn
}

type Method = Answer<'stepUpMethods'>['methods'][number]
type Call = RequestContext<'stepUp'>
type OwnUser = SignedIn | LimitedUser | ProfileChooser

/** Checks the rest of the proof in the transaction that records it. */
type Proof = (trx: Transaction<IdentityTables>) => Promise<unknown>

/**
 * The signed-in user proves their identity once more, by any method of the account, within the same session. Limits
 * belong to the session: a stolen token can neither guess on nor lock its owner out (ID-90).
 */
export function stepUp({ db, flows, codes, rateLimiter, sessions, events, passkey, social }: StepUpDeps) {
  return { methods, sendCode, prove }

  async function methods({ user }: RequestContext<'stepUpMethods'>): Promise<Answer<'stepUpMethods'>> {
    const { email, phone_number, password_hash } = await accountOf(user)
    const passkeys = await db.selectFrom('passkey').select('passkey_id').where('user_id', '=', user.userId).limit(1).execute()
    const accounts = await db.selectFrom('social_account').select('provider').where('user_id', '=', user.userId).execute()
    const found: (Method | false)[] = [
      phone_number !== null && { type: 'phone', to: phone_number },
      email !== null && { type: 'email', to: email },
      email !== null && password_hash !== null && { type: 'password', to: null },
      passkeys.length > 0 && { type: 'passkey', to: null },
      ...accounts.filter(({ provider }) => social.isConfigured(provider)).map(({ provider }): Method => ({ type: provider, to: null })),
    ]
    return { methods: found.filter((method) => method !== false) }
  }

  async function sendCode(call: RequestContext<'stepUpCode'>): Promise<void> {
    const { user, body } = call
    const { email, phone_number } = await accountOf(user)
    const identifier = body.channel === 'email' ? email : phone_number
    if (identifier === null) throw new ApiError('INVALID_INPUT', { field: 'channel' })
    const channel = body.channel === 'email' ? 'email' : 'sms'
    await codes.send({ channel, identifier, termsAcceptedAt: null, ...clientOf(user), ids: idsOf(user) }, call, userSendLimits(user.sessionId))
  }

  async function prove(call: Call): Promise<Answer<'stepUp'>> {
    const { user } = call
    const event = signInEvent('stepUp', call, { userId: user.userId })
    const session = await events.attempt(event, async () => {
      const proof = await proofIn(call)
      return transaction(db, async (trx) => {
        await proof(trx)
        await events.write(event, 'done', trx)
        return sessions.confirm(trx, user)
      })
    })
    const { sAccessToken } = await sessions.tokensOf(session, user.kind !== 'limitedUser' && user.isUncounted)
    return { sAccessToken }
  }

  function proofIn(call: Call): Promise<Proof> {
    const { body } = call
    if ('otp' in body) return codeProof(body.otp, call)
    if ('password' in body) return passwordProof(body.password, call)
    if ('response' in body) return passkeyProof(body.response, call)
    return socialProof(body, call)
  }

  async function codeProof(otp: string, call: Call): Promise<Proof> {
    if (!isCompleteOtp(otp, otpLength.stepUp)) throw new ApiError('INVALID_INPUT', { field: 'otp' })
    const flow = await codes.countAttempt(idsOf(call.user), call)
    await codes.compare(flow, otp, call)
    return async (trx) => {
      const { email, phone_number } = await accountOf(call.user, trx)
      const isCurrent = [email, phone_number].includes(flow.identifier)
      if (!(await flows.consume(trx, flow)) || !isCurrent) throw new ApiError('RESTART_FLOW_ERROR')
    }
  }

  async function passwordProof(password: string, { user, ip }: Call): Promise<Proof> {
    const { password_hash } = await accountOf(user)
    const failure = failureLimits(`step-up ${user.userId}`, { ...clientOf(user), ip })
    if (!(await countFailure(rateLimiter, failure, () => isPassword(password, password_hash)))) throw new ApiError('INVALID_CREDENTIALS')
    return async (trx) => {
      if ((await accountOf(user, trx)).password_hash !== password_hash) throw new ApiError('INVALID_CREDENTIALS')
    }
  }

  async function passkeyProof(response: Record<string, unknown>, { user, ip }: Call): Promise<Proof> {
    const proven = await passkey.verify(response, ip, user.userId)
    return (trx) => proven.recordUse(trx)
  }

  async function socialProof(body: Parameters<SocialSignIn['verify']>[1], call: Call): Promise<Proof> {
    const provider = socialProviders.find((name) => fieldOf[name] in body)
    if (!provider) throw new ApiError('INVALID_INPUT')
    const { subject } = await social.verify(provider, body, call)
    return async (trx) => {
      const own = await trx
        .selectFrom('social_account')
        .select('subject')
        .where('provider', '=', provider)
        .where('subject', '=', subject)
        .where('user_id', '=', call.user.userId)
        .executeTakeFirst()
      if (!own) throw invalidToken()
    }
  }

  async function accountOf({ userId }: OwnUser, on: Kysely<IdentityTables> = db) {
    return on.selectFrom('account').select(['email', 'phone_number', 'password_hash']).where('user_id', '=', userId).executeTakeFirstOrThrow()
  }
}

/** A session has one flow, whatever the channel. */
function idsOf({ userId, sessionId }: OwnUser): FlowIds {
  return flowOfUser('stepUp', userId, sessionId)
}

/** Counts for the session, at any IP. */
function clientOf({ sessionId }: OwnUser): Pick<LimitedClient, 'browserId' | 'trust'> {
  return { browserId: `session ${sessionId}`, trust: 'knownDevice' }
}
