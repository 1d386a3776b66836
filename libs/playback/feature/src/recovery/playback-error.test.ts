import { ApiError } from '@ott/api-client'
import { playbackErrorOf } from './playback-error.ts'

describe('a refusal', () => {
  it.each([
    [403, 'LOGIN_REQUIRED', 'loginRequired'],
    [401, 'SESSION_REVOKED', 'loginRequired'],
    [403, 'SUBSCRIPTION_REQUIRED', 'subscriptionRequired'],
    [410, 'STREAM_ENDED', 'streamEnded'],
    [403, 'DEVICE_LIMIT_REACHED', 'deviceLimit'],
    [403, 'NOT_IN_YOUR_COUNTRY', 'notInCountry'],
    [404, 'NOT_FOUND', 'gone'],
    [0, 'OFFLINE', 'offline'],
    [503, 'UNAVAILABLE', 'busy'],
    [429, 'RATE_LIMITED', 'busy'],
    [200, 'INVALID_RESPONSE', 'network'],
  ] as const)('%i %s means %s', (status, code, type) => {
    expect(playbackErrorOf(new ApiError(status, code, {}))).toEqual({ type })
  })

  it('names the devices that play', () => {
    expect(playbackErrorOf(new ApiError(409, 'STREAM_LIMIT_REACHED', { devices: ['Living room TV'] }))).toEqual({ type: 'streamLimit', devices: ['Living room TV'] })
  })

  it('has the release date of a title', () => {
    expect(playbackErrorOf(new ApiError(403, 'NOT_RELEASED', { releasesAt: '2027-05-01T00:00:00Z' }))).toEqual({ type: 'notReleased', at: new Date('2027-05-01T00:00:00Z') })
  })
})
