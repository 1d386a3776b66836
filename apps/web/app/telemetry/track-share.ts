import type { ShareOutcome } from '../platform/share.ts'
import { track } from './track.ts'

/** A share that was completed. `atSeconds` is the moment of a video. */
export function trackShare(contentId: string, outcome: ShareOutcome, atSeconds?: number): void {
  if (outcome !== 'shared' && outcome !== 'copied') return
  track('Share', { contentId, method: outcome === 'shared' ? 'native' : 'copy', ...(atSeconds !== undefined && { atSeconds: Math.round(atSeconds) }) })
}
