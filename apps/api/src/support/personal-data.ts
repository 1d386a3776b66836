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
  // Anybody can type an address, so what came with it is not certainly the user's.
  read: async () => [],
}
