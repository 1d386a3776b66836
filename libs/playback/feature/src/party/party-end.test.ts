import { ApiError } from '@ott/api-client'
import { partyEndOf } from './party-end.ts'

describe('a refusal of the server', () => {
  it.each([
    [410, 'PARTY_ENDED', 'ended'], [409, 'PARTY_FULL', 'full'], [403, 'SUBSCRIPTION_REQUIRED', 'needsPlan'], [403, 'NOT_IN_YOUR_COUNTRY', 'notAvailable'],
    [404, 'NOT_FOUND', 'notAvailable'], [401, 'SESSION_REVOKED', 'needsLogin'], [403, 'LOGIN_REQUIRED', 'needsLogin'], [400, 'INVALID_INPUT', 'failed'],
    [0, 'OFFLINE', null], [503, 'UNAVAILABLE', null], [429, 'RATE_LIMITED', null],
  ] as const)('%i %s is %s', (status, code, end) => {
    expect(partyEndOf(new ApiError(status, code, {}))).toBe(end)
  })
})
