import { changeUser, userQuery } from '@ott/api-client'
import type { User } from '@ott/api-client'
import type { StartLanguages } from '@ott/playback-feature'
import { apiClient } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { clientLog } from '../platform/client-log.ts'

/** A language that the user chose in the player follows them to other devices (PLAY-130). */
export function saveLanguages({ audio, subtitles }: Partial<StartLanguages>): void {
  const change = { ...(audio !== undefined && { audioLanguage: audio }), ...(subtitles !== undefined && { subtitleLanguage: subtitles }) }
  queryClient.setQueryData<User>(userQuery(apiClient).queryKey, (known) => known && { ...known, ...change })
  changeUser(apiClient, change).catch((error: unknown) => clientLog('languageNotSaved', error))
}
