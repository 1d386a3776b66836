import type { Cue, EngineEvent } from './engine.ts'

type ActiveCues = {
  /** Null shows nothing. */
  watch: (track: TextTrack | null) => void
}

/**
 * Reports the active cues of one text track from the browser's list (PLAY-43). Enter and exit events are unreliable, because
 * dash.js removes and adds cues.
 */
export function activeCues(video: HTMLVideoElement, emit: (event: EngineEvent) => void): ActiveCues {
  let abort = new AbortController()
  let watched: TextTrack | null = null
  const emitCues = () => {
    const cues = Array.from(watched?.activeCues ?? []).filter((cue) => !video.seeking || covers(cue, video.currentTime))
    emit({ type: 'cues', cues: cues.map(cueOf) })
  }
  return {
    watch(track) {
      abort.abort()
      abort = new AbortController()
      const { signal } = abort
      watched = track
      track?.addEventListener('cuechange', emitCues, { signal })
      // The browser updates its list at the end of a seek, which a slow network delays.
      if (track) video.addEventListener('seeking', emitCues, { signal })
      emitCues()
    },
  }
}

const covers = ({ startTime, endTime }: TextTrackCue, seconds: number) => startTime <= seconds && seconds < endTime

function cueOf(cue: TextTrackCue): Cue {
  const { startTime, endTime, text, line } = cue as VTTCue
  return { id: `${startTime} ${endTime} ${text}`, text, isAtTop: typeof line === 'number' && line >= 0 && line < 40 }
}
