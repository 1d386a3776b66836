import { requestStream } from '@ott/api-client'
import type { Call } from '@ott/api-client'
import type { ContentId } from '@ott/catalogue'
import { loadPlayer } from './player-code.ts'
import { peekPreloaded, preloadStream, prioritisePreload, waitForFirstFrame } from './preloaded-stream.ts'

/** Other work of low priority waits so long for a preloaded frame. */
const maxWaitMs = 3_000

/** Preloads a stream with a token from the server, and then the player's code. Resolves like `waitForFirstFrame`. */
export function requestPreload(call: Call, contentId: ContentId, atSeconds: number, isAwaited = () => false): Promise<void> {
  preloadStream(contentId, atSeconds, (at, signal) => requestStream(call, contentId, 'PREPARE', { signal, atSeconds: at }), isAwaited)
  // Its many files would hold those of the first frame up. Offline, the player reports the failure when it is opened.
  void peekPreloaded(contentId)?.firstFiles.then(loadPlayer).catch(() => {})
  return waitForFirstFrame(contentId, maxWaitMs)
}

/** `preloadWatch` while the user already waits. */
export function prioritiseWatch(call: Call, contentId: ContentId, atSeconds: number): void {
  void requestPreload(call, contentId, atSeconds)
  prioritisePreload()
}
