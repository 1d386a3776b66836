import type { PlaybackSession } from './playback-session.ts'
import type { ChangePlayback, PlaybackActions } from './playback-state.ts'

export type InitialVolume = { volume: number; isMuted: boolean }

export function attachVolume(
  { video }: PlaybackSession,
  { volume, isMuted }: InitialVolume,
  onChange: ChangePlayback,
  signal: AbortSignal,
): Pick<PlaybackActions, 'setVolume' | 'setMuted' | 'setRate'> {
  video.volume = volume
  video.muted = isMuted
  onChange({ isMuted, volume })
  video.addEventListener('volumechange', () => onChange({ volume: video.volume, isMuted: video.muted, ...(!video.muted && { isSilenced: false }) }), { signal })
  video.addEventListener('ratechange', () => onChange({ rate: video.playbackRate }), { signal })
  return {
    setVolume(next) {
      video.volume = Math.max(0, Math.min(1, next))
      video.muted = video.volume === 0
    },
    setMuted(next) { video.muted = next },
    setRate(rate) { video.playbackRate = rate },
  }
}
