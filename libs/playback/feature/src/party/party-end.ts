import type { ApiError } from '@ott/api-client'

/** Why a player is in no party any more. */
export type PartyEnd =
  /** By its host, by the time, or because the link is wrong. */
  | 'ended'
  | 'full'
  /** The viewer may not watch what the party watches. */
  | 'needsPlan'
  | 'notAvailable'
  | 'needsLogin'
  | 'failed'

/** Null for an error after which another try may work. */
export function partyEndOf({ code, status }: Pick<ApiError, 'code' | 'status'>): PartyEnd | null {
  switch (code) {
    case 'PARTY_ENDED': return 'ended'
    case 'PARTY_FULL': return 'full'
    case 'SUBSCRIPTION_REQUIRED': return 'needsPlan'
    case 'NOT_FOUND':
    case 'GONE':
    case 'NOT_RELEASED':
    case 'NOT_IN_YOUR_COUNTRY':
    case 'NOT_OFFERED':
    case 'FORBIDDEN': return 'notAvailable'
    default: return status === 401 || code === 'LOGIN_REQUIRED' || code === 'DEVICE_LIMIT_REACHED' ? 'needsLogin' : status === 0 || status === 429 || status >= 500 ? null : 'failed'
  }
}
