import type { EngineEvent } from './engine.ts'
import { cueOf } from './subtitles.ts'

type ActiveCues = {
  /** Null shows nothing. */
  watch: (track: TextTrack | null) => void
  /** Shows cues later, or earlier if negative (PLAY-195). */
  delay: (seconds: number) => void
}

/** Reports the active cues of one text track that the browser loads itself (PLAY-43). */
export function activeCues(video: HTMLVideoElement, emit: (event: EngineEvent) => void): ActiveCues {
  let abort = new AbortController()
  let watched: TextTrack | null = null
  let delaySeconds = 0
  let shownIds: string | null = null
  const emitCues = () => {
    const cues = delaySeconds === 0
      ? Array.from(watched?.activeCues ?? []).filter((cue) => !video.seeking || covers(cue, video.currentTime))
      : Array.from(watched?.cues ?? []).filter((cue) => covers(cue, video.currentTime - delaySeconds))
    const shown = cues.map((cue) => cueOf(cue as VTTCue))
    const ids = shown.map(({ id }) => id).join('\n')
    if (ids !== shownIds) emit({ type: 'cues', cues: shown })
    shownIds = ids
  }
  // The browser reports changes of its own times only.
  const emitDelayedCues = () => { if (delaySeconds !== 0) emitCues() }
  return {
    watch(track) {
      abort.abort()
      abort = new AbortController()
      const { signal } = abort
      watched = track
      shownIds = null
      track?.addEventListener('cuechange', emitCues, { signal })
      // The browser updates its list at the end of a seek, which a slow network delays.
      if (track) video.addEventListener('seeking', emitCues, { signal })
      if (track) video.addEventListener('timeupdate', emitDelayedCues, { signal })
      emitCues()
    },
    delay(seconds) {
      delaySeconds = seconds
      emitCues()
    },
  }
}

const covers = ({ startTime, endTime }: TextTrackCue, seconds: number) => startTime <= seconds && seconds < endTime
