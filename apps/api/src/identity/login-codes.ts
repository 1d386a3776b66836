import { transaction } from '@ott/database'
import { codeLength, codeTries, isCompleteCode, isEmailAddress, normaliseEmail, readPhoneNumber } from '@ott/identity'
import type { Answer } from '@ott/contract'
import { CallError } from '../call-error.ts'
import type { Call } from '../calls.ts'
import type { Deps } from '../deps.ts'
import { addressKey } from '../limits.ts'
import type { Limit, Limits, Spend } from '../limits.ts'
import { accountFor } from './accounts.ts'
import type { CodeFlows, Flow, FlowStart } from './code-flows.ts'
import { mayReceiveCodes } from './countries.ts'
import type { RevokedSessions } from './revoked-sessions.ts'
import { masked, sendCode } from './send-code.ts'
import type { Channel, Senders } from './send-code.ts'
import type { Sessions } from './sessions.ts'

/** The viewer's clock says 30; two seconds are left to a slow answer (ID-16, ID-17). */
const pause: Limit = { name: 'code-pause', times: 1, seconds: 28 }
const sendsAnHour: Limit = { name: 'code-hour', times: 5, seconds: 3_600 }
const sendsADay: Limit = { name: 'code-day', times: 10, seconds: 86_400 }
const sendsOfAddress: Limit = { name: 'code-address', times: 20, seconds: 600 }
const failuresAnHour: Limit = { name: 'wrong-hour', times: 10, seconds: 3_600 }
const failuresADay: Limit = { name: 'wrong-day', times: 25, seconds: 86_400 }
const failuresOfAddress: Limit = { name: 'wrong-address', times: 30, seconds: 600 }

export type LoginCodeParts = {
  db: Deps['db']
  flows: CodeFlows
  sessions: Sessions
  revoked: RevokedSessions
  limits: Limits
  senders: Senders
  /** Countries whose numbers may get a code. */
  countries: string[]
  codeSeconds: () => number
  now: () => Date
}

type Asker = Pick<Call<'signInCode'>, 'address' | 'locale' | 'log'>

/** Sign-in by a code that is sent to a number or an address: ask, ask again, answer. Nothing here asks who has an account (ID-19). */
export function loginCodes({ db, flows, sessions, revoked, limits, senders, countries, codeSeconds, now }: LoginCodeParts) {
  return { start, resend, consume }

  async function start(call: Call<'signInCode'>): Promise<Answer<'signInCode'>> {
    const { body } = call
    const termsAcceptedAt = body.acceptTermsAndConditions ? now() : null
    if ('email' in body) return startFlow({ channel: 'email', identifier: emailOf(body.email), termsAcceptedAt }, call)
    return startFlow({ channel: 'sms', identifier: phoneNumberOf(body.phoneNumber, call.country), termsAcceptedAt }, call)
  }

  async function resend(call: Call<'resendCode'>): Promise<Answer<'resendCode'>> {
    const { body } = call
    if ('phoneNumber' in body) return resendToNumber(phoneNumberOf(body.phoneNumber, call.country), call)
    const flow = await flows.find(body)
    if (!flow) throw new CallError('RESTART_FLOW_ERROR')
    await countSend(flow.identifier, call.address)
    await deliver(flow.channel, flow.identifier, await flows.renewCode(flow), call)
    return { deviceId: body.deviceId, preAuthSessionId: body.preAuthSessionId }
  }

  async function consume(call: Call<'consumeCode'>): Promise<Answer<'consumeCode'>> {
    const { body } = call
    if (!isCompleteCode(body.userInputCode, codeLength.login)) throw new CallError('INVALID_INPUT', { field: 'userInputCode' })
    const flowId = body.deviceId.replace(/^browser-/, '')
    const flow = await flows.spendTry({ deviceId: flowId, preAuthSessionId: body.preAuthSessionId })
    if (!flow) return refuseUnknownFlow(call.address)
    if (flow.code_expires_at <= now()) throw new CallError('CODE_EXPIRED')
    await checkCode(flow, body.userInputCode, call.address)
    const opened = await signIn(flow, body.browserId ?? `browser-${flowId}`, call.userAgent)
    if (!opened) throw new CallError('RESTART_FLOW_ERROR')
    revoked.add(opened.replaced)
    const tokens = await sessions.tokensOf(opened.session)
    return { userId: opened.session.user_id, accessToken: tokens.sAccessToken, refreshToken: tokens.sRefreshToken, ...tokens }
  }

  /** The number's owner agreed to the terms when the flow began; without one there is nothing to send again. */
  async function resendToNumber(identifier: string, asker: Asker): Promise<Answer<'resendCode'>> {
    const begun = await flows.newestOf(identifier)
    if (!begun) throw new CallError('RESTART_FLOW_ERROR')
    return startFlow({ channel: 'sms', identifier, termsAcceptedAt: begun.terms_accepted_at }, asker)
  }

  async function startFlow(start: FlowStart, asker: Asker): Promise<Answer<'signInCode'>> {
    await countSend(start.identifier, asker.address)
    const { ids, code } = await flows.start(start)
    await deliver(start.channel, start.identifier, code, asker)
    return ids
  }

  async function countSend(identifier: string, address: string): Promise<void> {
    const ofIdentifier = [pause, sendsAnHour, sendsADay].map((limit): Spend => ({ limit, key: identifier }))
    await limits.spend([...ofIdentifier, { limit: sendsOfAddress, key: addressKey(address) }])
  }

  /** A code that did not go out need not be waited for. */
  async function deliver(channel: Channel, to: string, code: string, { locale, log }: Asker): Promise<void> {
    try {
      await sendCode(senders, { channel, to, code, lifetimeSeconds: codeSeconds(), locale })
    } catch (cause) {
      log.warn({ to: masked(channel, to) }, 'a code could not be sent')
      await limits.giveBack([{ limit: pause, key: to }])
      throw new CallError('SEND_OTP_FAILED', {}, { cause })
    }
  }

  async function refuseUnknownFlow(address: string): Promise<never> {
    await limits.spend([{ limit: failuresOfAddress, key: addressKey(address) }])
    throw new CallError('RESTART_FLOW_ERROR')
  }

  /** Counted as a failure before the comparison, so that guesses made at the same time cannot race past a limit. */
  async function checkCode(flow: Flow, code: string, address: string): Promise<void> {
    const failure: Spend[] = [
      { limit: failuresAnHour, key: flow.identifier },
      { limit: failuresADay, key: flow.identifier },
      { limit: failuresOfAddress, key: addressKey(address) },
    ]
    await limits.spend(failure)
    if (flows.isRight(flow, code)) return limits.giveBack(failure)
    if (flow.attempts >= codeTries) throw new CallError('RESTART_FLOW_ERROR')
    throw new CallError('CODE_INCORRECT', { attemptsLeft: codeTries - flow.attempts })
  }

  /** The flow, its account and its session change together: of two right answers one finds the flow gone (ID-15). */
  async function signIn(flow: Flow, deviceId: string, userAgent: string) {
    const proof = { channel: flow.channel, identifier: flow.identifier, termsAcceptedAt: flow.terms_accepted_at }
    return transaction(db, async (trx) => {
      if (!(await flows.take(trx, flow))) return null
      const account = await accountFor(trx, proof, now())
      return sessions.open(trx, { ...account, deviceId, userAgent })
    })
  }

  function phoneNumberOf(typed: string, country: string): string {
    const phoneNumber = readPhoneNumber(typed, country)
    if (!phoneNumber) throw new CallError('INVALID_INPUT', { field: 'phoneNumber' })
    if (!mayReceiveCodes(phoneNumber, countries)) throw new CallError('PHONE_NOT_ALLOWED', { field: 'phoneNumber' })
    return phoneNumber
  }

  function emailOf(typed: string): string {
    const email = normaliseEmail(typed)
    if (!isEmailAddress(email)) throw new CallError('INVALID_INPUT', { field: 'email' })
    return email
  }
}
