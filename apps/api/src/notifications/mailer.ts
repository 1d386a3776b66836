import nodemailer from 'nodemailer'
import type { Config } from '../config/config.ts'
import { deliveryKey } from './delivery-key.ts'

export type Mail = {
  to: string
  /** Reply-To, if not the common sender. */
  replyTo?: string
  subject: string
  text: string
  /** One for all repeats of the mail: it becomes the Message-ID, by which mailboxes know that they have it already (RFC 5322, section 3.6.4). */
  key?: string
}

export type SendMail = (mail: Mail) => Promise<void>

type SmtpError = Error & { code?: string; responseCode?: number }

const timeoutMs = 5_000

export function mailer({ smtpUrl, from }: Config['mail']): SendMail {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return async ({ to, replyTo, subject, text, key }) => {
    await transport.sendMail({ from, to: singleRecipient(to), ...(replyTo && { replyTo: singleRecipient(replyTo) }), subject, text, ...(key !== undefined && { messageId: `<${deliveryKey(key)}@${host}>` }) }).catch((error: SmtpError) => {
      // The error's message and cause contain the recipient, which the log must not (API-13).
      throw new Error(`The mail server did not take a mail: ${error.code ?? 'unknown'} ${error.responseCode ?? ''}`.trim())
    })
  }
}

/** An object, because nodemailer splits a string at commas into two recipients. */
const singleRecipient = (address: string) => ({ name: '', address })
