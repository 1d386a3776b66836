import type { Deps } from '../config/deps.ts'
import type { Senders } from './send-otp.ts'

/** Reaches a viewer by mail where there is an address, else by SMS; says whether there was a way. Throws when what carries it fails. */
export type TellViewer = (userId: string, message: { subject: string; mail: string; sms: string }) => Promise<boolean>

export function viewerTeller(db: Deps['db'], senders: Senders): TellViewer {
  return async (userId, { subject, mail, sms }) => {
    const account = await db.selectFrom('account').select(['email', 'phone_number']).where('user_id', '=', userId).executeTakeFirst()
    if (account?.email) await senders.mail({ to: account.email, subject, text: mail })
    else if (account?.phone_number) await senders.sms({ to: account.phone_number, channel: 'sms', text: sms })
    else return false
    return true
  }
}
