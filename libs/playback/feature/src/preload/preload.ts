import type { Call, StreamGrant } from '@ott/api-client'
import type { ContentId } from '@ott/catalogue'
import { loadPlayer } from './player-code.ts'
import { preloadStream, prioritisePreload } from './preloaded-stream.ts'

/** On intent to watch: preloads the first seconds of the stream and the player's code (PLAY-14). */
export function preloadWatch(call: Call, contentId: ContentId, atSeconds = 0, grant?: StreamGrant | null): void {
  preloadStream(call, contentId, atSeconds, grant)
  // Offline, the player reports the failure when it is opened.
  loadPlayer().catch(() => {})
}

/** The same while the user already waits. */
export function prioritiseWatch(call: Call, contentId: ContentId, atSeconds: number, grant?: StreamGrant | null): void {
  preloadWatch(call, contentId, atSeconds, grant)
  prioritisePreload()
}
