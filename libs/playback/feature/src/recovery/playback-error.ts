import { runningStreams } from '@ott/api-client'
import type { ApiError, RunningStream } from '@ott/api-client'
import type { PlaybackFault } from './recovery-policy.ts'

/** Why playback failed. Each type has its own text and next step. */
export type PlaybackError =
  | { type: 'loginRequired' }
  | { type: 'subscriptionRequired' }
  /** `maxStreams` may play at once, by a plan or without one. */
  | { type: 'streamLimit'; streams: RunningStream[]; maxStreams: number; hasPlan: boolean }
  /** `stoppedBy` is null if the server does not know. */
  | { type: 'streamEnded'; stoppedBy: { device: string; isSameBrowser: boolean } | null }
  | { type: 'deviceLimit' }
  | { type: 'pinRequired' }
  | { type: 'notReleased'; at: Date | null }
  | { type: 'notInCountry' }
  | { type: 'gone' }
  | { type: 'offline' }
  | { type: 'busy' }
  | { type: 'network' }
  | { type: 'broken' }
  | { type: 'unsupported' }
  | { type: 'protectedUnsupported' }
  | { type: 'licenceFailed' }

export type PlaybackErrorType = PlaybackError['type']

/** Maps a response of the server. An unknown code counts as a network error. */
export function playbackErrorOf(error: ApiError): PlaybackError {
  const { status, code, body } = error
  switch (code) {
    case 'LOGIN_REQUIRED':
    case 'TOKEN_MISSING':
    case 'TOKEN_EXPIRED':
    case 'TOKEN_INVALID':
    case 'SESSION_REVOKED': return { type: 'loginRequired' }
    case 'SUBSCRIPTION_REQUIRED': return { type: 'subscriptionRequired' }
    case 'STREAM_LIMIT_REACHED': return { type: 'streamLimit', streams: runningStreams(error), maxStreams: body.maxStreams ?? 1, hasPlan: body.hasPlan ?? true }
    case 'STREAM_ENDED': return { type: 'streamEnded', stoppedBy: body.stoppedBy ?? null }
    case 'DEVICE_LIMIT_REACHED': return { type: 'deviceLimit' }
    case 'PIN_REQUIRED': return { type: 'pinRequired' }
    case 'NOT_RELEASED': return { type: 'notReleased', at: body.releasesAt ? new Date(body.releasesAt) : null }
    case 'NOT_IN_YOUR_COUNTRY': return { type: 'notInCountry' }
    case 'NOT_FOUND':
    case 'GONE': return { type: 'gone' }
    case 'OFFLINE': return { type: 'offline' }
    default: return { type: status >= 500 || status === 429 ? 'busy' : 'network' }
  }
}

const technicalErrors: PlaybackErrorType[] = ['offline', 'busy', 'network', 'broken', 'unsupported', 'protectedUnsupported', 'licenceFailed']

/** A rule of the service, not a technical error. */
export const isRefusal = (type: PlaybackErrorType) => !technicalErrors.includes(type)

/** Errors that end without an action of the user. */
export const isTransientError = ({ type }: PlaybackError) => type === 'offline' || type === 'busy' || type === 'network'

/** Maps a fault of a stream that had started. */
export function playbackErrorOfFault(fault: PlaybackFault): PlaybackError {
  switch (fault) {
    case 'network': return { type: 'network' }
    case 'refused': return { type: 'busy' }
    case 'missing':
    case 'broken': return { type: 'broken' }
    case 'unsupported':
    case 'protectedUnsupported':
    case 'licenceFailed': return { type: fault }
  }
}
