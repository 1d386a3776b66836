import { csvFile } from '../personal-data/personal-data.ts'
import type { PersonalData } from '../personal-data/personal-data.ts'

/** Feedback names no user; that with the account's email address is theirs. Goes before the account, which has the address. */
export const supportData: PersonalData = {
  erase: async (trx, userId) => {
    await trx
      .deleteFrom('feedback')
      .where('email', '<>', '')
      .where('email', '=', (its) => its.selectFrom('account').select((row) => row.fn.coalesce('email', row.val('')).as('email')).where('user_id', '=', userId))
      .execute()
  },
  read: async (db, userId) => {
    const rows = await db.selectFrom('feedback').innerJoin('account', 'account.email', 'feedback.email').select(['said', 'page', 'said_at']).where('user_id', '=', userId).execute()
    return [csvFile('feedback.csv', ['text', 'page', 'sent_at'], rows.map(({ said, page, said_at }) => [said, page, said_at]))]
  },
}
