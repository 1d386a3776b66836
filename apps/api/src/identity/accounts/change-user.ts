import { dateOfBirthError, readPersonName } from '@ott/identity'
import { transaction } from '@ott/database'
import type { Kysely } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext, SignedIn } from '../../http/request.ts'
import type { IdentityTables } from '../tables.ts'

type Change = RequestContext<'changeUser'>['body']

/**
 * Stores the fields that the body has; null clears a name or a date of birth (ID-133). `today` is `YYYY-MM-DD`. A profile other than
 * the main one stores its own playback settings; the main one stores them in the account, where the other profiles inherit them from.
 * A Kids profile cannot change the name and the date of birth (PRO-7).
 */
export async function changeUser(db: Kysely<IdentityTables>, { userId, profileId, isKids }: SignedIn, change: Change, today: string): Promise<void> {
  if (isKids && (change.name !== undefined || change.dateOfBirth !== undefined)) throw new ApiError('FORBIDDEN')
  const [ofAccount, ofProfile] = [accountColumns(change, today), profileColumns(change)]
  await transaction(db, async (trx) => {
    const isOwn = Object.keys(ofProfile).length > 0 && (await setOfProfile(trx, userId, profileId, ofProfile))
    const columns = { ...ofAccount, ...(isOwn ? {} : ofProfile) }
    if (Object.keys(columns).length > 0) await trx.updateTable('account').set(columns).where('user_id', '=', userId).execute()
  })
}

/** Whether the profile stores its own settings: false for the main one. */
async function setOfProfile(trx: Kysely<IdentityTables>, userId: string, profileId: string, columns: ReturnType<typeof profileColumns>): Promise<boolean> {
  const { numUpdatedRows } = await trx.updateTable('profile').set(columns).where('user_id', '=', userId).where('profile_id', '=', profileId).where('profile_type', '<>', 'Master').executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

function accountColumns({ name, dateOfBirth, audioLanguage, subtitleLanguage }: Change, today: string) {
  return {
    ...(name !== undefined && { name: name === null ? null : nameIn(name) }),
    ...(dateOfBirth !== undefined && { date_of_birth: dateOfBirth === null ? null : dateIn(dateOfBirth, today) }),
    ...(audioLanguage !== undefined && { audio_language: audioLanguage }),
    ...(subtitleLanguage !== undefined && { subtitle_language: subtitleLanguage }),
  }
}

function profileColumns({ autoplayTrailer, autoplayNextEpisode, hidesSpoilers }: Change) {
  return {
    ...(autoplayTrailer !== undefined && { autoplay_trailer: autoplayTrailer }),
    ...(autoplayNextEpisode !== undefined && { autoplay_next_episode: autoplayNextEpisode }),
    ...(hidesSpoilers !== undefined && { hides_spoilers: hidesSpoilers }),
  }
}

function nameIn(text: string): string {
  const name = readPersonName(text)
  if (name === null) throw new ApiError('INVALID_INPUT', { field: 'name' })
  return name
}

function dateIn(text: string, today: string): string {
  if (dateOfBirthError(text, today)) throw new ApiError('INVALID_INPUT', { field: 'dateOfBirth' })
  return text
}
