import { brand } from '@ott/brand'
import type { Locale } from '@ott/i18n'
import { t } from '../i18n/messages.ts'
import type { SellingDeps } from './deps.ts'
import type { GiftTemplate } from './gifts/gift-mails.ts'
import type { Template } from './mails.ts'
import type { RefundTemplate } from './refunds/refund-mails.ts'

/** The greeting, and the link with what it leads to. */
type Frame = 'billing.mail' | 'billing.mailToPay' | 'billing.giftMail' | 'billing.giftEndsMail'
/** The others are whole mails. */
type FramedTemplate = Template | RefundTemplate | Exclude<GiftTemplate, 'giftBought' | 'giftReceived'>

/** Tells a user the text of a template, in a frame by mail and its subject by SMS. False: nobody can be reached. */
export function sendFramed({ notifyUser }: SellingDeps, userId: string, locale: Locale, template: FramedTemplate, given: Record<string, string>, frame: Frame = 'billing.mail'): Promise<boolean> {
  const values = { ...given, support: brand.supportEmail }
  const subject = t(locale, `billing.${template}.subject`, values)
  return notifyUser(userId, {
    subject,
    mail: t(locale, frame, { ...values, text: t(locale, `billing.${template}.text`, values) }),
    sms: t(locale, 'billing.sms', { ...values, text: subject }),
  })
}
