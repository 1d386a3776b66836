import type { Call } from './api-client.ts'
import type { User } from './identity.ts'

export type Settings = Pick<User, 'autoplayTrailer' | 'autoplayNextEpisode' | 'hidesSpoilers'>

export async function changeUser(call: Call, settings: Partial<Settings>): Promise<void> {
  await call('changeUser', { body: settings })
}
