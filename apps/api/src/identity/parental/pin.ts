import type { Answer } from '@ott/contract'
import { isCompleteOtp, pinLength } from '@ott/identity'
import { maxGrantSeconds } from '@ott/playback'
import type { Kysely } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext } from '../../http/request.ts'
import { signInEvent } from '../sign-in/audit-log.ts'
import type { SignInEvents } from '../sign-in/audit-log.ts'
import type { IdentityTables } from '../tables.ts'
import type { ParentalGrants } from './grants.ts'
import { checkPin } from './pin-attempts.ts'

type PinDeps = { db: Kysely<IdentityTables>; grants: ParentalGrants; events: SignInEvents; now: () => Date }

/** The right PIN gets a grant for this session. */
export function verifyPin({ db, grants, events, now }: PinDeps) {
  return async (call: RequestContext<'verifyPin'>): Promise<Answer<'verifyPin'>> => {
    const { user, body } = call
    if (!isCompleteOtp(body.pin, pinLength)) throw new ApiError('INVALID_INPUT', { field: 'pin' })
    return events.attempt(signInEvent('pin', call, { userId: user.userId }), async () => {
      const { version } = await checkPin(db, 'parental', user, body.pin, now)
      const expiresAt = new Date(now().getTime() + maxGrantSeconds * 1_000)
      const { userId, profileId, sessionId } = user
      const grant = await grants.sign({ userId, profileId, sessionId, version, contentId: null, expiresAt })
      return { grant, expiresAt: expiresAt.toISOString() }
    })
  }
}
