import { otpLength, isCompleteOtp } from '@ott/identity'
import type { Answer } from '@ott/contract'
import type { Kysely } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext } from '../../http/request.ts'
import type { Config } from '../../config/config.ts'
import { accountFor } from '../accounts/accounts.ts'
import type { OpenActivator } from '../activation/activator.ts'
import type { BotCheck } from '../sign-in/bot-check.ts'
import { trustOf } from '../sign-in/client-trust.ts'
import type { OtpFlows, Flow, FlowStart } from './otp-flows.ts'
import type { Codes } from './otp.ts'
import { emailOf, phoneNumberOf } from '../accounts/identifiers.ts'
import { masked } from '../../notifications/send-otp.ts'
import type { SignIn } from '../sign-in/complete-sign-in.ts'
import { signInEvent } from '../sign-in/audit-log.ts'
import type { ClientContext, SignInEvents } from '../sign-in/audit-log.ts'
import type { IdentityTables } from '../tables.ts'

export type LoginCodeDeps = {
  db: Kysely<IdentityTables>
  flows: OtpFlows
  codes: Codes
  signIn: SignIn
  openActivator: OpenActivator
  events: SignInEvents
  botCheck: BotCheck
  sms: Pick<Config['sms'], 'countries' | 'hasWhatsApp'>
  now: () => Date
}

/** Sign-in with a one-time code sent to a phone number or e-mail: request, resend, verify. */
export function loginCodes({ db, flows, codes, signIn, openActivator, events, botCheck, sms, now }: LoginCodeDeps) {
  return { start, resend, consume }

  async function start(call: RequestContext<'signInCode'>): Promise<Answer<'signInCode'>> {
    const { body } = call
    const termsAcceptedAt = body.acceptTermsAndConditions ? now() : null
    if ('email' in body) return begin({ channel: 'email', identifier: emailOf(body.email), termsAcceptedAt })
    return begin({ channel: phoneChannel(body.otpInWhatsApp), identifier: phoneNumberOf(body.phoneNumber, call.country, sms.countries), termsAcceptedAt })

    async function begin(flow: Omit<FlowStart, 'browserId' | 'trust'>) {
      const isPerson = await botCheck(body.botToken, call)
      const { browserId = null } = body
      return codes.send({ ...flow, browserId, trust: await trustOf(db, flow.identifier, browserId, isPerson) }, call)
    }
  }

  async function resend(call: RequestContext<'resendCode'>): Promise<Answer<'resendCode'>> {
    const { body } = call
    if ('phoneNumber' in body) return resendToNumber(phoneNumberOf(body.phoneNumber, call.country, sms.countries), call)
    const flow = await flows.find(body)
    if (!flow) throw new ApiError('RESTART_FLOW_ERROR')
    const isChosen = body.otpInWhatsApp !== undefined && flow.channel !== 'email'
    await codes.sendAgain(isChosen ? { ...flow, channel: phoneChannel(body.otpInWhatsApp) } : flow, call)
    return { deviceId: body.deviceId, preAuthSessionId: body.preAuthSessionId }
  }

  function phoneChannel(inWhatsApp: boolean | undefined): 'whatsapp' | 'sms' {
    return inWhatsApp && sms.hasWhatsApp ? 'whatsapp' : 'sms'
  }

  /** The owner agreed to the terms when the flow began. The call names no browser, so it inherits no trust. */
  async function resendToNumber(identifier: string, client: ClientContext): Promise<Answer<'resendCode'>> {
    const current = await flows.newestOf(identifier)
    if (!current) throw new ApiError('RESTART_FLOW_ERROR')
    const { channel, terms_accepted_at: termsAcceptedAt, browser_id: browserId } = current
    return codes.send({ channel, identifier, termsAcceptedAt, browserId, trust: 'none' }, client)
  }

  async function consume(call: RequestContext<'consumeCode'>): Promise<Answer<'consumeCode'>> {
    const { preAuthSessionId, userInputCode, browserId, purpose } = call.body
    if (!isCompleteOtp(userInputCode, otpLength.login)) throw new ApiError('INVALID_INPUT', { field: 'userInputCode' })
    const flowId = call.body.deviceId.replace(/^browser-/, '')
    const flow = await codes.countAttempt({ deviceId: flowId, preAuthSessionId }, call)
    const deviceId = browserId ?? `browser-${flowId}`
    const event = signInEvent('code', call, { identifier: masked(flow.channel, flow.identifier), deviceId })
    return events.attempt(event, async () => {
      await codes.compare(flow, userInputCode, call)
      if (purpose === 'activation') return openActivator(event, (trx) => accountOf(trx, flow))
      return signIn(event, call, { deviceId }, (trx) => accountOf(trx, flow))
    })
  }

  /**
   * Deletes the flow in the transaction that opens the session, so that of two correct answers only one succeeds
   * (ID-15).
   */
  async function accountOf(trx: Parameters<typeof accountFor>[0], flow: Flow) {
    if (!(await flows.consume(trx, flow))) throw new ApiError('RESTART_FLOW_ERROR')
    const proof = { channel: flow.channel, identifier: flow.identifier, termsAcceptedAt: flow.terms_accepted_at }
    return accountFor(trx, proof, now())
  }
}
