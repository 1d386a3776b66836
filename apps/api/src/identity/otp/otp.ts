import { maxOtpAttempts } from '@ott/identity'
import { ApiError } from '../../http/api-error.ts'
import type { Consumption, RateLimiter } from '../../rate-limit/rate-limiter.ts'
import type { OtpFlows, Flow, FlowIds, FlowStart } from './otp-flows.ts'
import { masked, sendCode } from '../../notifications/send-otp.ts'
import type { Senders } from '../../notifications/send-otp.ts'
import { signInEvent } from '../sign-in/audit-log.ts'
import type { Asker, SignInEvents } from '../sign-in/audit-log.ts'
import { countFailure, failureLimits, ipFailureLimits, resendLimit, sendLimits } from '../sign-in/rate-limits.ts'

export type CodeDeps = { flows: OtpFlows; rateLimiter: RateLimiter; senders: Senders; events: SignInEvents; codeSeconds: () => number; now: () => Date }

export type Codes = ReturnType<typeof createCodes>

/** Sends codes and compares what comes back, whatever they open. Nothing here asks who has an account (ID-19). */
export function createCodes({ flows, rateLimiter, senders, events, codeSeconds, now }: CodeDeps) {
  return {
    /** Begins a flow and puts its code on the way; `also` counts besides what every send counts. */
    async send(start: FlowStart, asker: Asker, also: Consumption[] = []): Promise<FlowIds> {
      await rateLimiter.consume([...sendLimits(start.identifier, asker.address), ...also])
      const { ids, code } = await flows.start(start)
      await deliver(start, code, asker)
      return ids
    },

    /** A new code for a flow that has begun; the one before opens nothing any more. */
    async sendAgain(flow: Flow, asker: Asker, also: Consumption[] = []): Promise<void> {
      await rateLimiter.consume([...sendLimits(flow.identifier, asker.address), ...also])
      await deliver(flow, await flows.renewCode(flow), asker)
    },

    /** The flow that is answered, with one try less; never one that is spent. */
    async spendTry(ids: FlowIds, { address }: Asker): Promise<Flow> {
      const flow = await flows.spendTry(ids)
      if (flow) return flow
      await rateLimiter.consume(ipFailureLimits(address))
      throw new ApiError('RESTART_FLOW_ERROR')
    },

    /** Refuses a code that is late or wrong. */
    async compare(flow: Flow, code: string, { address }: Asker): Promise<void> {
      if (flow.code_expires_at <= now()) throw new ApiError('CODE_EXPIRED')
      if (await countFailure(rateLimiter, failureLimits(flow.identifier, address), () => flows.isRight(flow, code))) return
      if (flow.attempts >= maxOtpAttempts) throw new ApiError('RESTART_FLOW_ERROR')
      throw new ApiError('CODE_INCORRECT', { attemptsLeft: maxOtpAttempts - flow.attempts })
    },
  }

  /** A code that did not go out need not be waited for. */
  async function deliver({ channel, identifier }: Pick<FlowStart, 'channel' | 'identifier'>, code: string, asker: Asker): Promise<void> {
    const { locale, log } = asker
    const event = signInEvent('codeSent', asker, { identifier: masked(channel, identifier) })
    await events.attempt(event, async () => {
      try {
        await sendCode(senders, { purpose: flows.purpose, channel, to: identifier, code, lifetimeSeconds: codeSeconds(), locale })
      } catch (cause) {
        log.warn({ to: masked(channel, identifier) }, 'a code could not be sent')
        await rateLimiter.refund(resendLimit(identifier))
        throw new ApiError('SEND_OTP_FAILED', {}, { cause })
      }
    })
    await events.write(event, 'done')
  }
}
