import type { Config } from '../config/config.ts'

export type SendSms = (message: { to: string; channel: 'sms' | 'whatsapp'; text: string }) => Promise<void>

const timeoutMs = 5_000

/**
 * The gateway takes `{to, channel, text}` as JSON and a key in a header. Never retries: the first message may have gone
 * out.
 */
export function smsGateway({ gatewayUrl, gatewayKey }: Config['sms']): SendSms {
  return async (message) => {
    const answer = await fetch(gatewayUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': gatewayKey },
      body: JSON.stringify(message),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}`)
  }
}
