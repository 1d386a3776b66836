import { ApiError } from '../../http/api-error.ts'
import type { UserByBearer } from '../../http/request.ts'
import type { Bearer } from '@ott/contract'

const maxAgeSeconds = 600

/** A call that changes how an account is opened requires a recent proof of identity, not only a bearer (ID-89). */
export function requireRecentAuth(user: UserByBearer[Bearer], now: Date): void {
  const isSession = user?.kind === 'user' || user?.kind === 'limitedUser' || user?.kind === 'profileChooser'
  if (!isSession || !isRecentAuth(user.authTime, now)) throw new ApiError('STEP_UP_REQUIRED')
}

/** `authTime` in seconds. */
export function isRecentAuth(authTime: number, now: Date): boolean {
  return now.getTime() / 1_000 - authTime <= maxAgeSeconds
}
