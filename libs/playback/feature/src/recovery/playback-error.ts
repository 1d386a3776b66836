import type { ApiError } from '@ott/api-client'
import type { PlaybackFault } from './recovery-policy.ts'

/** Why playback failed. Each type has its own text and next step. */
export type PlaybackError =
  | { type: 'loginRequired' }
  | { type: 'subscriptionRequired' }
  | { type: 'streamLimit'; devices: string[] }
  | { type: 'streamEnded' }
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

export type PlaybackErrorType = PlaybackError['type']

/** Maps a response of the server. An unknown code counts as a network error. */
export function playbackErrorOf({ status, code, body }: ApiError): PlaybackError {
  switch (code) {
    case 'LOGIN_REQUIRED':
    case 'TOKEN_MISSING':
    case 'TOKEN_EXPIRED':
    case 'TOKEN_INVALID':
    case 'SESSION_REVOKED': return { type: 'loginRequired' }
    case 'SUBSCRIPTION_REQUIRED': return { type: 'subscriptionRequired' }
    case 'STREAM_LIMIT_REACHED': return { type: 'streamLimit', devices: body.devices ?? [] }
    case 'STREAM_ENDED': return { type: 'streamEnded' }
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

const technicalErrors: PlaybackErrorType[] = ['offline', 'busy', 'network', 'broken', 'unsupported']

/** A rule of the service, not a technical error. */
export const isRefusal = (type: PlaybackErrorType) => !technicalErrors.includes(type)

/** Errors that end without an action of the user. */
export const isTransientError = ({ type }: PlaybackError) => type === 'offline' || type === 'busy' || type === 'network'

/** Maps a fault of a stream that had started. */
export function playbackErrorOfFault(fault: PlaybackFault): PlaybackError {
  switch (fault) {
    case 'network': return { type: 'network' }
    case 'missing':
    case 'broken': return { type: 'broken' }
    case 'unsupported': return { type: 'unsupported' }
  }
}
