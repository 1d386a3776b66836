import { randomUUID } from 'node:crypto'
import { brand } from '@ott/brand'
import type { Answer } from '@ott/contract'
import { ageOn } from '@ott/identity'
import { ratingOf, restrictedTitlesOf } from '@ott/playback'
import type { Kysely } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import type { ProfileChooser, SignedIn } from '../../http/request.ts'
import type { Contact } from '../../notifications/notify-user.ts'
import type { Channel } from '../../notifications/send-otp.ts'
import { presentProfile, readProfiles } from '../profiles/profiles.ts'
import type { IdentityTables } from '../tables.ts'

/** Columns of an account that nobody deletes. */
export const noDeletion = { deletes_at: null, deletion_locale: null, deletion_reminded_at: null }

/** The identity that a correct code proved. */
export type Proof = { channel: Channel; identifier: string; termsAcceptedAt: Date | null }

/** Finds or creates the account of the proved number or e-mail, with its main profile. Requires a transaction. */
export async function accountFor(db: Kysely<IdentityTables>, proof: Proof, moment: Date): Promise<{ userId: string; profileId: string }> {
  const column = proof.channel === 'email' ? 'email' : 'phone_number'
  const terms = consentGiven(proof.termsAcceptedAt)
  const { user_id: userId } = await db
    .insertInto('account')
    .values({ user_id: randomUUID(), [column]: proof.identifier, registered_via: proof.channel === 'email' ? 'email' : 'phone', created_at: moment, ...terms })
    .onConflict((conflict) => conflict.column(column).doUpdateSet({ [column]: proof.identifier, ...terms }))
    .returning('user_id')
    .executeTakeFirstOrThrow()
  return { userId, profileId: await mainProfile(db, userId) }
}

/** Columns for a consent: which terms and when (ID-21). Empty without a consent, so that an older one stays. */
export function consentGiven(at: Date | null): { terms_version?: string; terms_accepted_at?: Date } {
  return at ? { terms_version: brand.termsSince, terms_accepted_at: at } : {}
}

/**
 * Creates the main profile on first use. Requires a transaction that locks the account's row, to prevent a second one.
 */
export async function mainProfile(db: Kysely<IdentityTables>, userId: string): Promise<string> {
  const main = await db
    .selectFrom('profile')
    .select('profile_id')
    .where('user_id', '=', userId)
    .where('profile_type', '=', 'Master')
    .executeTakeFirst()
  const profileId = main?.profile_id ?? randomUUID()
  if (!main) await db.insertInto('profile').values({ user_id: userId, profile_id: profileId, profile_type: 'Master' }).execute()
  return profileId
}

export async function readContact(db: Kysely<IdentityTables>, userId: string): Promise<Contact | null> {
  const account = await db
    .selectFrom('account')
    .select(['email', 'phone_number as phoneNumber'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return account ?? null
}

/** `isPending`: this session waits for a code to turn parental control on. The age is that of `today` (ID-130). */
export async function readUser(db: Kysely<IdentityTables>, user: SignedIn | ProfileChooser, isPending: boolean, today: string): Promise<Answer<'user'>> {
  const { userId } = user
  const account = await db.selectFrom('account').selectAll().where('user_id', '=', userId).executeTakeFirst()
  if (!account) throw new ApiError('SESSION_REVOKED')
  const profiles = await readProfiles(db, userId)
  const own = user.kind === 'user' ? profiles.find(({ profile_id }) => profile_id === user.profileId) : undefined
  const rating = own ? ratingOf(own) : null
  return {
    userId,
    phoneNumber: account.phone_number,
    isPhoneNumberVerified: account.phone_number !== null,
    email: account.email,
    hasPassword: account.password_hash !== null,
    name: account.name,
    dateOfBirth: account.date_of_birth,
    age: account.date_of_birth === null ? null : ageOn(today, account.date_of_birth),
    maturityRating: rating,
    parentalControlStatus: rating !== null ? 'on' : isPending ? 'pending' : 'off',
    restrictedTitles: own ? restrictedTitlesOf(own) : null,
    registeredVia: account.registered_via,
    autoplayNextEpisode: own?.autoplay_next_episode ?? account.autoplay_next_episode,
    autoplayTrailer: own?.autoplay_trailer ?? account.autoplay_trailer,
    hidesSpoilers: own?.hides_spoilers ?? account.hides_spoilers,
    audioLanguage: account.audio_language,
    subtitleLanguage: account.subtitle_language,
    profileId: own?.profile_id ?? null,
    profileDetails: profiles.map(presentProfile),
  }
}
