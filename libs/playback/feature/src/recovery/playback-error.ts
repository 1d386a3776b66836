import type { ApiError } from '@ott/api-client'
import type { Trouble } from './recovery-policy.ts'

/** Why there is no film to see. Each has its own words and its own next step. */
export type Failure =
  | { kind: 'loginRequired' }
  | { kind: 'subscriptionRequired' }
  | { kind: 'streamLimit'; devices: string[] }
  | { kind: 'streamEnded' }
  | { kind: 'deviceLimit' }
  | { kind: 'pinRequired' }
  | { kind: 'notReleased'; at: Date | null }
  | { kind: 'notInCountry' }
  | { kind: 'gone' }
  | { kind: 'offline' }
  | { kind: 'busy' }
  | { kind: 'network' }
  | { kind: 'broken' }
  | { kind: 'unsupported' }

export type FailureKind = Failure['kind']

/** What the server's refusal means to the viewer. Whatever it does not name is a server that could not answer. */
export function failureOf({ status, code, body }: ApiError): Failure {
  switch (code) {
    case 'LOGIN_REQUIRED':
    case 'TOKEN_MISSING':
    case 'TOKEN_EXPIRED':
    case 'TOKEN_INVALID':
    case 'SESSION_REVOKED': return { kind: 'loginRequired' }
    case 'SUBSCRIPTION_REQUIRED': return { kind: 'subscriptionRequired' }
    case 'STREAM_LIMIT_REACHED': return { kind: 'streamLimit', devices: body.devices ?? [] }
    case 'STREAM_ENDED': return { kind: 'streamEnded' }
    case 'DEVICE_LIMIT_REACHED': return { kind: 'deviceLimit' }
    case 'PIN_REQUIRED': return { kind: 'pinRequired' }
    case 'NOT_RELEASED': return { kind: 'notReleased', at: body.releasesAt ? new Date(body.releasesAt) : null }
    case 'NOT_IN_YOUR_COUNTRY': return { kind: 'notInCountry' }
    case 'NOT_FOUND':
    case 'GONE': return { kind: 'gone' }
    case 'OFFLINE': return { kind: 'offline' }
    default: return { kind: status >= 500 || status === 429 ? 'busy' : 'network' }
  }
}

const faults: FailureKind[] = ['offline', 'busy', 'network', 'broken', 'unsupported']

/** A rule of the service, and not something that went wrong. */
export const isRefusal = (kind: FailureKind) => !faults.includes(kind)

/** Faults that pass without anybody doing anything. */
export const passes = ({ kind }: Failure) => kind === 'offline' || kind === 'busy' || kind === 'network'

/** What ended a film that already had its key. */
export function failureOfTrouble(trouble: Trouble): Failure {
  switch (trouble) {
    case 'network': return { kind: 'network' }
    case 'missing':
    case 'broken': return { kind: 'broken' }
    case 'unsupported': return { kind: 'unsupported' }
  }
}
