import { randomUUID } from 'node:crypto'
import type { SocialProvider } from '@ott/identity'
import { advisoryLock } from '@ott/database'
import type { Kysely, Transaction } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import type { ErrorDetails } from '../../http/api-error.ts'
import { consentGiven, mainProfile } from '../accounts/accounts.ts'
import { lockAccount } from '../sessions/sessions.ts'
import type { ProvenUser } from '../sign-in/complete-sign-in.ts'
import type { SocialPerson } from './verified-person.ts'
import type { IdentityTables } from '../tables.ts'

type SignInMethod = NonNullable<ErrorDetails['provider']>

/** Time of the sign-in, and whether it includes consent to the terms (ID-21). */
export type Visit = { at: Date; hasConsent: boolean }

/**
 * Finds the account by provider and subject only, or creates it. An e-mail of another account fails with that account's
 * sign-in method; accounts are never merged (ID-41, ID-75).
 */
export async function socialAccountFor(trx: Transaction<IdentityTables>, person: SocialPerson, { at, hasConsent }: Visit): Promise<ProvenUser> {
  const { provider, subject } = person
  await lockSocialAccount(trx, provider, subject)
  const known = await trx
    .updateTable('social_account')
    .set({ last_used_at: at })
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .returning('user_id')
    .executeTakeFirst()
  const userId = known?.user_id ?? (await newAccount(trx, person, at))
  await lockAccount(trx, userId)
  if (hasConsent) await trx.updateTable('account').set(consentGiven(at)).where('user_id', '=', userId).execute()
  return { userId, profileId: await mainProfile(trx, userId) }
}

/** Of two concurrent first uses of a provider's account, one waits for the other. */
export function lockSocialAccount(trx: Transaction<IdentityTables>, provider: SocialProvider, subject: string): Promise<void> {
  return advisoryLock(trx, `${provider} ${subject}`)
}

async function newAccount(trx: Kysely<IdentityTables>, { provider, subject, email, name }: SocialPerson, moment: Date): Promise<string> {
  const created = await trx
    .insertInto('account')
    .values({ user_id: randomUUID(), email, name, registered_via: provider, created_at: moment })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('user_id')
    .executeTakeFirst()
  if (!created) throw new ApiError('SOCIAL_CONFLICT', { provider: await methodOf(trx, email, provider) })
  await trx.insertInto('social_account').values({ provider, subject, user_id: created.user_id, created_at: moment, last_used_at: moment }).execute()
  return created.user_id
}

/** The sign-in method of the account with this e-mail. If it is the same provider, the user needs a code by e-mail. */
async function methodOf(trx: Kysely<IdentityTables>, email: string | null, provider: SignInMethod): Promise<SignInMethod> {
  const holder = await trx.selectFrom('account').select('registered_via').where('email', '=', email).executeTakeFirst()
  return methods.find((method) => method === holder?.registered_via && method !== provider) ?? 'email'
}

const methods: SignInMethod[] = ['google', 'apple', 'facebook', 'phone']
