import type { Marker } from '@ott/catalogue'
import type { Cue, Thumbnail, Track } from '../engine/engine.ts'
import type { EngineMetrics } from '../engine/engine-metrics.ts'
import type { PlaybackError } from '../recovery/playback-error.ts'
import type { RemoteState } from './remote-playback.ts'

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
  remote: RemoteState
  cues: Cue[]
  /** Positive shows captions later. */
  captionsDelaySeconds: number
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
  remote: 'none',
  cues: [],
  captionsDelaySeconds: 0,
}

/** What skipped: a press of the button, the key, or the setting that always does. */
export type SkipTrigger = 'press' | 'key' | 'auto'

export type PlaybackActions = {
  play: () => void
  pause: () => void
  seek: (seconds: number) => void
  /** For statistics: the seek that follows passes over a marked part. */
  noteSkip: (kind: Marker['kind'], how: SkipTrigger) => void
  /** For statistics: the user copied the report for support. */
  noteReport: () => void
  setVolume: (volume: number) => void
  setMuted: (isMuted: boolean) => void
  setRate: (rate: number) => void
  chooseAudio: (id: string) => void
  chooseText: (id: string | null) => void
  delayCaptions: (seconds: number) => void
  chooseHeight: (height: number | null) => void
  thumbnailAt: (seconds: number) => Promise<Thumbnail | null>
  /** Asks for another screen, or leaves it. */
  promptRemote: () => void
  /** Null before the stream opens. */
  metrics: () => EngineMetrics | null
  retry: () => void
  /** Stops a stream of the household elsewhere, then starts here. Rejects if it could not be stopped. */
  stopStream: (streamId: string) => Promise<void>
}
