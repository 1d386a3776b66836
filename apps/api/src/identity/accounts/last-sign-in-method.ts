import { canSignIn } from '@ott/identity'
import type { SocialProvider } from '@ott/identity'
import type { Transaction } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import type { IdentityTables } from '../tables.ts'

/**
 * Throws, and so undoes a removal, if no sign-in method is left (ID-138). Requires a transaction that locks the account's
 * row, so that of two concurrent removals one sees the other. Only configured providers open an account.
 */
export async function requireSignInMethod(trx: Transaction<IdentityTables>, userId: string, isConfigured: (provider: SocialProvider) => boolean): Promise<void> {
  const { phone_number, email } = await trx.selectFrom('account').select(['phone_number', 'email']).where('user_id', '=', userId).executeTakeFirstOrThrow()
  const passkeys = await trx.selectFrom('passkey').select('passkey_id').where('user_id', '=', userId).limit(1).execute()
  const accounts = await trx.selectFrom('social_account').select('provider').where('user_id', '=', userId).execute()
  const socialAccounts = accounts.filter(({ provider }) => isConfigured(provider)).length
  if (!canSignIn({ phoneNumber: phone_number, email, passkeys: passkeys.length, socialAccounts })) throw new ApiError('CONFLICT', { field: 'signInMethod' })
}
