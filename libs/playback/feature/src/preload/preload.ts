import type { Call } from '@ott/api-client'
import type { ContentId } from '@ott/catalogue'
import { loadEngine } from '../engine/load-engine.ts'

/**
 * On intent to watch: preloads the first seconds of the stream and the player's code (PLAY-14). Resolves with the first frame, a
 * failure or a timeout. Offline it does nothing: the player reports the failure when it is opened.
 */
export async function preloadWatch(call: Call, contentId: ContentId, atSeconds = 0): Promise<void> {
  let isPressed = false
  const listening = new AbortController()
  addEventListener('click', () => { isPressed = true }, { once: true, capture: true, signal: listening.signal })
  const request = import('./request-preload.ts')
  // The largest file loads beside the requests for the token.
  loadEngine().catch(() => {})
  await request.then(({ requestPreload }) => requestPreload(call, contentId, atSeconds, () => isPressed), () => {}).finally(() => listening.abort())
}
