import type { EngineEvent } from './engine.ts'
import { cueOf } from './subtitles.ts'

type ActiveCues = {
  /** Null shows nothing. */
  watch: (track: TextTrack | null) => void
}

/** Reports the active cues of one text track that the browser loads itself (PLAY-43). */
export function activeCues(video: HTMLVideoElement, emit: (event: EngineEvent) => void): ActiveCues {
  let abort = new AbortController()
  let watched: TextTrack | null = null
  const emitCues = () => {
    const cues = Array.from(watched?.activeCues ?? []).filter((cue) => !video.seeking || covers(cue, video.currentTime))
    emit({ type: 'cues', cues: cues.map((cue) => cueOf(cue as VTTCue)) })
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
