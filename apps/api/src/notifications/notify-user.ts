import type { Senders } from './send-otp.ts'

export type Contact = { email: string | null; phoneNumber: string | null }

/** Sends e-mail if the account has an address, else SMS. False if it has neither; rejects if the delivery fails. */
export type NotifyUser = (userId: string, message: { subject: string; mail: string; sms: string; /** One for all repeats of it. */ key?: string }) => Promise<boolean>

export function userNotifier(readContact: (userId: string) => Promise<Contact | null>, senders: Senders): NotifyUser {
  return async (userId, { subject, mail, sms, ...repeat }) => {
    const contact = await readContact(userId)
    if (contact?.email) await senders.mail({ to: contact.email, subject, text: mail, ...repeat })
    else if (contact?.phoneNumber) await senders.sms({ to: contact.phoneNumber, channel: 'sms', text: sms, ...repeat })
    else return false
    return true
  }
}
