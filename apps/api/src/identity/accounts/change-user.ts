import { dateOfBirthError, readPersonName } from '@ott/identity'
import type { Kysely } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext } from '../../http/request.ts'
import type { IdentityTables } from '../tables.ts'

type Change = RequestContext<'changeUser'>['body']

/** Changes what the request names. Null clears a name or a date of birth (ID-133). `today` is `YYYY-MM-DD`. */
export async function changeUser(db: Kysely<IdentityTables>, userId: string, change: Change, today: string): Promise<void> {
  const columns = { ...detailColumns(change, today), ...settingColumns(change) }
  if (Object.keys(columns).length > 0) await db.updateTable('account').set(columns).where('user_id', '=', userId).execute()
}

function detailColumns({ name, dateOfBirth }: Change, today: string) {
  return {
    ...(name !== undefined && { name: name === null ? null : nameIn(name) }),
    ...(dateOfBirth !== undefined && { date_of_birth: dateOfBirth === null ? null : dateIn(dateOfBirth, today) }),
  }
}

function settingColumns({ autoplayTrailer, autoplayNextEpisode, hidesSpoilers, audioLanguage, subtitleLanguage }: Change) {
  return {
    ...(autoplayTrailer !== undefined && { autoplay_trailer: autoplayTrailer }),
    ...(autoplayNextEpisode !== undefined && { autoplay_next_episode: autoplayNextEpisode }),
    ...(hidesSpoilers !== undefined && { hides_spoilers: hidesSpoilers }),
    ...(audioLanguage !== undefined && { audio_language: audioLanguage }),
    ...(subtitleLanguage !== undefined && { subtitle_language: subtitleLanguage }),
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
