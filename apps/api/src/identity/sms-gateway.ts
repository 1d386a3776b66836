import type { Config } from '../config.ts'

export type SendSms = (to: string, text: string) => Promise<void>

const timeoutMs = 5_000

/** The gateway takes `{to, text}` as JSON and a key in a header. Not repeated here: a message may have gone out. */
export function smsGateway({ gatewayUrl, gatewayKey }: Config['sms']): SendSms {
  return async (to, text) => {
    const answer = await fetch(gatewayUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': gatewayKey },
      body: JSON.stringify({ to, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}`)
  }
}
