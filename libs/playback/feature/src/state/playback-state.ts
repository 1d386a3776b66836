import type { Cue, Thumbnail, Track } from '../engine/engine.ts'
import type { PlaybackError } from '../recovery/playback-error.ts'

/** What the player draws. The position changes too often to be part of it, see `position.ts`. */
export type PlaybackState = {
  stage: 'opening' | 'watching' | 'ended' | 'failed'
  error: PlaybackError | null
  isPaused: boolean
  /** Playback is wanted but stalled. */
  isWaiting: boolean
  isNetworkLost: boolean
  /** The browser allowed autoplay without sound only. */
  isSilenced: boolean
  isMuted: boolean
  volume: number
  rate: number
  audioTracks: Track[]
  audioId: string | null
  textTracks: Track[]
  textId: string | null
  heights: number[]
  /** Null is automatic. */
  height: number | null
  heightShown: number | null
  cues: Cue[]
}

export type ChangePlayback = (change: Partial<PlaybackState>) => void

export const initialState: PlaybackState = {
  stage: 'opening',
  error: null,
  isPaused: false,
  isWaiting: true,
  isNetworkLost: false,
  isSilenced: false,
  isMuted: false,
  volume: 1,
  rate: 1,
  audioTracks: [],
  audioId: null,
  textTracks: [],
  textId: null,
  heights: [],
  height: null,
  heightShown: null,
  cues: [],
}

export type PlaybackActions = {
  play: () => void
  pause: () => void
  seek: (seconds: number) => void
  setVolume: (volume: number) => void
  setMuted: (isMuted: boolean) => void
  setRate: (rate: number) => void
  chooseAudio: (id: string) => void
  chooseText: (id: string | null) => void
  chooseHeight: (height: number | null) => void
  thumbnailAt: (seconds: number) => Promise<Thumbnail | null>
  retry: () => void
}
