import { maskEmail, maskPhoneNumber } from '@ott/identity'
import type { Locale } from '@ott/i18n'
import { say } from '../words.ts'
import type { SendMail } from './mail.ts'
import type { SendSms } from './sms-gateway.ts'

export type Channel = 'sms' | 'email'
export type Senders = { sms: SendSms; mail: SendMail }
export type CodeMessage = { channel: Channel; to: string; code: string; lifetimeSeconds: number; locale: Locale }

/** Puts a code on its way in the viewer's language. */
export async function sendCode(senders: Senders, { channel, to, code, lifetimeSeconds, locale }: CodeMessage): Promise<void> {
  const values = { code, minutes: Math.max(1, Math.floor(lifetimeSeconds / 60)) }
  if (channel === 'sms') return senders.sms(to, say(locale, 'signInCode.sms', values))
  const subject = say(locale, 'signInCode.mailSubject', values)
  return senders.mail({ to, subject, text: say(locale, 'signInCode.mail', values) })
}

/** For logs. */
export function masked(channel: Channel, identifier: string): string {
  return channel === 'sms' ? maskPhoneNumber(identifier) : maskEmail(identifier)
}
