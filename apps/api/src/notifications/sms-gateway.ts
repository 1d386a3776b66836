import type { Config } from '../config/config.ts'
import { deliveryKey } from './delivery-key.ts'

export type SendSms = (message: { to: string; channel: 'sms' | 'whatsapp'; text: string; /** One for all repeats of it. */ key?: string }) => Promise<void>

const timeoutMs = 5_000

/**
 * The gateway takes `{to, channel, text}` as JSON and its own key in a header. It delivers messages with one Idempotency-Key once.
 * Never retries: the first message may have gone out.
 */
export function smsGateway({ gatewayUrl, gatewayKey }: Config['sms']): SendSms {
  return async ({ key, ...message }) => {
    const answer = await fetch(gatewayUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': gatewayKey, ...(key !== undefined && { 'idempotency-key': deliveryKey(key) }) },
      body: JSON.stringify(message),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}`)
  }
}
