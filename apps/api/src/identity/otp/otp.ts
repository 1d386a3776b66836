import { maxOtpAttempts } from '@ott/identity'
import { ApiError } from '../../http/api-error.ts'
import type { Consumption, RateLimiter } from '../../rate-limit/rate-limiter.ts'
import type { OtpFlows, Flow, FlowIds, FlowStart } from './otp-flows.ts'
import { masked, sendCode } from '../../notifications/send-otp.ts'
import type { Senders } from '../../notifications/send-otp.ts'
import { signInEvent } from '../sign-in/audit-log.ts'
import type { ClientContext, SignInEvents } from '../sign-in/audit-log.ts'
import { countFailure, failureLimits, ipFailureLimits, resendLimit, sendLimits } from '../sign-in/rate-limits.ts'
import type { LimitedClient } from '../sign-in/rate-limits.ts'

export type CodeDeps = { flows: OtpFlows; rateLimiter: RateLimiter; senders: Senders; events: SignInEvents; codeSeconds: () => number; now: () => Date }

type DeliveredFlow = Pick<FlowStart, 'channel' | 'identifier' | 'browserId' | 'trust'> & { change?: Flow['change'] }

export type Codes = ReturnType<typeof createCodes>

/** Sends and compares codes for any purpose. Never reads accounts, so it cannot reveal who has one (ID-19). */
export function createCodes({ flows, rateLimiter, senders, events, codeSeconds, now }: CodeDeps) {
  return {
    /** Starts a flow and sends its code; `also` adds limits to those of every send. */
    async send(start: FlowStart, client: ClientContext, also: Consumption[] = []): Promise<FlowIds> {
      await rateLimiter.consume([...sendLimits(start.identifier, { ...start, ip: client.ip }), ...also])
      const { ids, code } = await flows.start(start)
      await deliver(start, code, client)
      return ids
    },

    /** Sends a new code for an existing flow; the previous code becomes invalid. */
    async sendAgain(flow: Flow, client: ClientContext, also: Consumption[] = []): Promise<void> {
      await rateLimiter.consume([...sendLimits(flow.identifier, clientOf(flow, client.ip)), ...also])
      await deliver({ ...flow, browserId: flow.browser_id }, await flows.renewCode(flow), client)
    },

    /** Counts an attempt and returns the flow. Throws if no attempt is left. */
    async countAttempt(ids: FlowIds & { identifier?: string }, { ip }: ClientContext): Promise<Flow> {
      const flow = await flows.countAttempt(ids)
      if (flow) return flow
      await rateLimiter.consume(ipFailureLimits(ip))
      throw new ApiError('RESTART_FLOW_ERROR')
    },

    /** Throws if the code is expired or wrong. */
    async compare(flow: Flow, code: string, { ip }: ClientContext): Promise<void> {
      if (flow.code_expires_at <= now()) throw new ApiError('CODE_EXPIRED')
      if (await countFailure(rateLimiter, failureLimits(flow.identifier, clientOf(flow, ip)), () => flows.matches(flow, code))) return
      if (flow.attempts >= maxOtpAttempts) throw new ApiError('RESTART_FLOW_ERROR')
      throw new ApiError('CODE_INCORRECT', { attemptsLeft: maxOtpAttempts - flow.attempts })
    },
  }

  /** A failed delivery refunds the resend limit, so that the user can retry at once. */
  async function deliver({ channel, identifier, browserId, trust, change }: DeliveredFlow, code: string, client: ClientContext): Promise<void> {
    const { locale, log } = client
    const event = signInEvent('codeSent', client, { identifier: masked(channel, identifier) })
    await events.attempt(event, async () => {
      try {
        await sendCode(senders, { purpose: flows.purpose, channel, to: identifier, code, lifetimeSeconds: codeSeconds(), locale, change })
      } catch (cause) {
        log.warn({ to: masked(channel, identifier) }, 'sending a code failed')
        await rateLimiter.refund(resendLimit(identifier, { browserId, trust, ip: client.ip }))
        throw new ApiError('SEND_OTP_FAILED', {}, { cause })
      }
    })
    await events.write(event, 'done')
  }
}

/** The client that started the flow, at its current IP. */
function clientOf({ browser_id: browserId, trust }: Flow, ip: string): LimitedClient {
  return { browserId, trust, ip }
}
