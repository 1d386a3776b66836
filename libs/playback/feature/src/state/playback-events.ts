import type { Marker } from '@ott/catalogue'
import type { PlaybackErrorType } from '../recovery/playback-error.ts'
import type { FaultDetail, RecoveryAction } from '../recovery/recovery-policy.ts'
import type { SkipTrigger } from './playback-state.ts'

/** What recovery does to a stream that does not play. */
export type RecoveryStep = Exclude<RecoveryAction['type'], 'none' | 'giveUp' | 'liftLimit'>

export type PlaybackFact =
  /** A stream is wanted: at the start, and at each retry. */
  | { type: 'requested'; isPreloaded: boolean; viewId: string }
  /** The first token of a request. Its renewals are no events. */
  | { type: 'granted' }
  | { type: 'firstFrame' }
  /** The buffer is empty, other than after a seek. */
  | { type: 'stalled' }
  | { type: 'resumed' }
  | { type: 'paused' | 'played' }
  /** The user seeks; a burst is one. */
  | { type: 'seeking'; fromSeconds: number }
  /** A seek of the user has arrived. */
  | { type: 'seeked'; fromSeconds: number; tookMs: number }
  | { type: 'heightChanged'; height: number }
  /** A marked part was passed over. */
  | { type: 'skipped'; kind: Marker['kind']; how: SkipTrigger }
  /** The user chose a quality; the picture follows later. */
  | { type: 'heightChosen' }
  /** The user chose a track; null is off. */
  | { type: 'trackChanged'; kind: 'audio' | 'description' | 'text'; language: string | null }
  | ({ type: 'recovered'; step: RecoveryStep; error: PlaybackErrorType } & FaultDetail)
  | ({ type: 'failed'; error: PlaybackErrorType } & FaultDetail)
  /** The user copied the report of an error for support. */
  | { type: 'reported'; error: PlaybackErrorType }
  | { type: 'ended' }

/** `atMs` counts from the time origin of the page; the position is where the user is in the video. */
export type PlaybackEvent = PlaybackFact & { atMs: number; positionSeconds: number }

export type PlaybackEvents = {
  emit: (fact: PlaybackFact) => void
  /** The element shows frames: the first one after a request, or one after a stall. */
  frameShown: () => void
  /** The element has run out of data. */
  dataMissing: () => void
}

type Phase = 'starting' | 'playing' | 'stalled' | 'over'

/** Stamps what happens in one playback, and tells the first frame and the stalls from the plain events of the element (PLAY-180). */
export function createPlaybackEvents(now: () => number, positionSeconds: () => number, onEvent: (event: PlaybackEvent) => void): PlaybackEvents {
  let phase: Phase = 'over'
  let height: number | null = null

  const emit = (fact: PlaybackFact) => {
    if (fact.type === 'heightChanged') {
      if (fact.height === height) return
      height = fact.height
    }
    phase = phaseAfter(phase, fact)
    onEvent({ ...fact, atMs: now(), positionSeconds: positionSeconds() })
  }

  return {
    emit,
    frameShown() {
      if (phase === 'starting') emit({ type: 'firstFrame' })
      if (phase === 'stalled') emit({ type: 'resumed' })
      // Played again after its end.
      if (phase === 'over') phase = 'playing'
    },
    dataMissing() { if (phase === 'playing') emit({ type: 'stalled' }) },
  }
}

function phaseAfter(phase: Phase, { type }: PlaybackFact): Phase {
  switch (type) {
    case 'requested': return 'starting'
    case 'firstFrame':
    case 'resumed': return 'playing'
    case 'stalled': return 'stalled'
    case 'failed':
    case 'ended': return 'over'
    case 'granted':
    case 'paused':
    case 'played':
    case 'seeking':
    case 'skipped':
    case 'seeked':
    case 'heightChanged':
    case 'heightChosen':
    case 'trackChanged':
    case 'recovered':
    case 'reported': return phase
  }
}

/** The newest events, oldest first. */
export type PlaybackLog = { get: () => readonly PlaybackEvent[]; subscribe: (listener: () => void) => () => void; add: (event: PlaybackEvent) => void }

const maxLogged = 20

export function createPlaybackLog(): PlaybackLog {
  const listeners = new Set<() => void>()
  let events: readonly PlaybackEvent[] = []
  return {
    get: () => events,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(event) {
      events = [...events, event].slice(-maxLogged)
      listeners.forEach((listener) => listener())
    },
  }
}
