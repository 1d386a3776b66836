import type { ProfileId, Session, UserId } from './auth-state.ts'

export function aSession(changes: Partial<Session> = {}): Session {
  return {
    tokens: { accessToken: 'access', refreshToken: 'refresh' },
    userId: 'u1' as UserId,
    profileId: 'p1' as ProfileId,
    mobileNumber: '+919830012345',
    email: null,
    deviceId: 'browser-1',
    ...changes,
  }
}
