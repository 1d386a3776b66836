import type { PlaybackSession } from './playback-session.ts'
import type { ChangePlayback, PlaybackActions } from './playback-state.ts'

/** `rate` of the title before. */
export type InitialVolume = { volume: number; isMuted: boolean; rate?: number }

export function attachVolume(
  { video }: PlaybackSession,
  { volume, isMuted, rate = 1 }: InitialVolume,
  onChange: ChangePlayback,
  signal: AbortSignal,
): Pick<PlaybackActions, 'setVolume' | 'setMuted' | 'setRate'> & { nudge: (rate: number | null) => void } {
  let nudgedRate: number | null = null
  let chosenRate = rate
  video.volume = volume
  video.muted = isMuted
  setRate(rate)
  onChange({ isMuted, volume, rate })
  video.addEventListener('volumechange', () => onChange({ volume: video.volume, isMuted: video.muted, ...(!video.muted && { isSilenced: false }) }), { signal })
  video.addEventListener('ratechange', () => { if (video.playbackRate !== nudgedRate) onChange({ rate: video.playbackRate }) }, { signal })
  return {
    setVolume(next) {
      video.volume = Math.max(0, Math.min(1, next))
      video.muted = video.volume === 0
    },
    setMuted(next) { video.muted = next },
    setRate,
    nudge(next) {
      if (next === null) return setRate(chosenRate)
      if (video.playbackRate === next) return
      nudgedRate = next
      video.playbackRate = next
    },
  }

  function setRate(next: number): void {
    nudgedRate = null
    chosenRate = next
    // A reopened stream starts at the default rate.
    video.defaultPlaybackRate = next
    video.playbackRate = next
  }
}
