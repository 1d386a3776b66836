import { maskEmail, maskPhoneNumber } from '@ott/identity'
import type { Locale } from '@ott/i18n'
import { ratingOf, restrictedTitlesOf } from '@ott/playback'
import type { Restriction } from '@ott/playback'
import { t } from '../i18n/messages.ts'
import type { MessageId } from '../i18n/messages.ts'
import type { SendMail } from './mailer.ts'
import type { SendSms } from './sms-gateway.ts'

/** The purpose of the code. */
export type Purpose = 'login' | 'addPhone' | 'addEmail' | 'stepUp' | 'parental' | 'deletion'

export type Channel = 'sms' | 'whatsapp' | 'email'

export type Senders = { sms: SendSms; mail: SendMail }
/** `change` is what a code for parental control completes. */
export type CodeMessage = { purpose: Purpose; channel: Channel; to: string; code: string; lifetimeSeconds: number; locale: Locale; change?: NamedChange | null }

export type ParentalChangeKind = 'on' | 'changed' | 'off'
type NamedChange = Restriction & { kind: ParentalChangeKind }

/** A contact is proved over its own channel, so that one text suffices. */
const texts: Record<Purpose, { sms: MessageId; mail: MessageId }> = {
  login: { sms: 'signInCode.sms', mail: 'signInCode.mail' },
  addPhone: { sms: 'phoneCode.sms', mail: 'phoneCode.sms' },
  addEmail: { sms: 'emailCode.mail', mail: 'emailCode.mail' },
  stepUp: { sms: 'stepUpCode.sms', mail: 'stepUpCode.mail' },
  parental: { sms: 'parentalCode.sms', mail: 'parentalCode.mail' },
  deletion: { sms: 'deletionCode.sms', mail: 'deletionCode.mail' },
}

/** Sends a code in the user's language. */
export async function sendCode(senders: Senders, { purpose, channel, to, code, lifetimeSeconds, locale, change }: CodeMessage): Promise<void> {
  const values = { code, minutes: Math.max(1, Math.floor(lifetimeSeconds / 60)), ...(change && valuesOf(change)) }
  if (channel !== 'email') return senders.sms({ to, channel, text: t(locale, texts[purpose].sms, values) })
  const subject = t(locale, 'signInCode.mailSubject', values)
  return senders.mail({ to, subject, text: t(locale, texts[purpose].mail, values) })
}

function valuesOf(change: NamedChange) {
  return { change: change.kind, rating: ratingOf(change) ?? '', titles: restrictedTitlesOf(change) ?? '' }
}

/** Masks an identifier for logs and the audit log. */
export function masked(channel: Channel, identifier: string): string {
  return channel === 'email' ? maskEmail(identifier) : maskPhoneNumber(identifier)
}
