import type { Cue, EngineEvent } from './engine.ts'
import { listening } from '../state/listening.ts'

export type ActiveCues = {
  /** Null shows nothing. */
  watch: (track: TextTrack | null) => void
}

/**
 * Tells which cues of one text track are active, each time from the browser's own list (PLAY-43): cues that are removed
 * and added again, as dash.js does, send no matching enter and exit events.
 */
export function activeCues(video: HTMLVideoElement, tell: (event: EngineEvent) => void): ActiveCues {
  const ears = listening()
  let watched: TextTrack | null = null
  const tellCues = () => {
    const cues = Array.from(watched?.activeCues ?? []).filter((cue) => !video.seeking || covers(cue, video.currentTime))
    tell({ type: 'cues', cues: cues.map(cueOf) })
  }
  return {
    watch(track) {
      ears.stop()
      watched = track
      if (track) {
        ears.on(track, 'cuechange', tellCues)
        // The browser's list changes when the seek has ended, which a slow network delays.
        ears.on(video, 'seeking', tellCues)
      }
      tellCues()
    },
  }
}

const covers = ({ startTime, endTime }: TextTrackCue, seconds: number) => startTime <= seconds && seconds < endTime

function cueOf(cue: TextTrackCue): Cue {
  const { startTime, endTime, text, line } = cue as VTTCue
  return { id: `${startTime} ${endTime} ${text}`, text, isAtTop: typeof line === 'number' && line >= 0 && line < 40 }
}
