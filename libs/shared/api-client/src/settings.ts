import type { Call } from './api-client.ts'
import type { User } from './identity.ts'

export type Settings = Pick<User, 'autoplayTrailer' | 'autoplayNextEpisode' | 'hidesSpoilers' | 'audioLanguage' | 'subtitleLanguage'>

/** Changes what it names; null clears a name or a date of birth. */
export async function changeUser(call: Call, change: Partial<Settings & Pick<User, 'name' | 'dateOfBirth'>>): Promise<void> {
  await call('changeUser', { body: change })
}
