import type { Answer } from '@ott/contract'
import { isCompleteOtp, pinLength } from '@ott/identity'
import { maxGrantSeconds } from '@ott/playback'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext } from '../../http/request.ts'
import { signInEvent } from '../sign-in/audit-log.ts'
import type { ParentalGrants } from './grants.ts'
import { checkPin } from './pin-attempts.ts'
import type { PinDeps } from './pin-attempts.ts'

/** The right PIN gets a grant for this session. */
export function verifyPin({ grants, ...deps }: PinDeps & { grants: ParentalGrants }) {
  return async (call: RequestContext<'verifyPin'>): Promise<Answer<'verifyPin'>> => {
    const { user, body } = call
    if (!isCompleteOtp(body.pin, pinLength)) throw new ApiError('INVALID_INPUT', { field: 'pin' })
    const { userId, profileId, sessionId } = user
    const { version } = await checkPin(deps, signInEvent('pin', call, { userId }), 'parental', user, body.pin)
    const expiresAt = new Date(deps.now().getTime() + maxGrantSeconds * 1_000)
    const grant = await grants.sign({ userId, profileId, sessionId, version, contentId: null, expiresAt })
    return { grant, expiresAt: expiresAt.toISOString() }
  }
}
