import { ApiError } from '@ott/api-client'
import { isRefusal, isTransientError, playbackErrorOf, playbackErrorOfFault } from './playback-error.ts'

describe('a refusal', () => {
  it.each([
    [403, 'LOGIN_REQUIRED', 'loginRequired'],
    [401, 'SESSION_REVOKED', 'loginRequired'],
    [403, 'SUBSCRIPTION_REQUIRED', 'subscriptionRequired'],
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

  it('names the streams that play', () => {
    const stream = { streamId: 's1', device: 'Living room TV', title: null, startedAt: '2026-11-29T10:00:00Z' }
    expect(playbackErrorOf(new ApiError(409, 'STREAM_LIMIT_REACHED', { streams: [stream], maxStreams: 2, hasPlan: true }))).toEqual({
      type: 'streamLimit', streams: [{ ...stream, startedAt: new Date('2026-11-29T10:00:00Z') }], maxStreams: 2, hasPlan: true,
    })
  })

  it('says which device stopped the stream, if the server knows', () => {
    const stoppedBy = { device: 'Mim’s phone', isSameBrowser: false }
    expect(playbackErrorOf(new ApiError(410, 'STREAM_ENDED', { stoppedBy }))).toEqual({ type: 'streamEnded', stoppedBy })
    expect(playbackErrorOf(new ApiError(410, 'STREAM_ENDED', {}))).toEqual({ type: 'streamEnded', stoppedBy: null })
  })

  it('has the release date of a title', () => {
    expect(playbackErrorOf(new ApiError(403, 'NOT_RELEASED', { releasesAt: '2027-05-01T00:00:00Z' }))).toEqual({ type: 'notReleased', at: new Date('2027-05-01T00:00:00Z') })
  })
})

describe('a stream that cannot be decrypted', () => {
  it.each(['protectedUnsupported', 'licenceFailed'] as const)('is a technical error (%s) that only the user repeats', (fault) => {
    const error = playbackErrorOfFault(fault)
    expect([error, isRefusal(error.type), isTransientError(error)]).toEqual([{ type: fault }, false, false])
  })
})
