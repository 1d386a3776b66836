import { createHmac, createSecretKey } from 'node:crypto'
import { mayStart, needsPin } from '@ott/playback'
import type { ParentalGrant } from '@ott/playback'
import { SignJWT, jwtVerify } from 'jose'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext } from '../../http/request.ts'

/** A request that starts a video, by anybody. */
type Start = Pick<RequestContext<'entitlement'>, 'user' | 'level' | 'parentalGrant'>

export type ParentalGrants = {
  sign: (grant: ParentalGrant) => Promise<string>
  /** The grant that opens the start; null if it needs none. Throws PIN_REQUIRED, also for an unreadable grant (PAR-5). */
  check: (start: Start, video: { contentId: string; maturity: number }, now: Date) => Promise<ParentalGrant | null>
}

const algorithm = 'HS256'
const type = 'parental-grant+jwt'

/** Grants are signed with a key derived from that of the stream policies, and need no database. */
export function parentalGrants(streamKey: Buffer): ParentalGrants {
  const key = createSecretKey(createHmac('sha256', streamKey).update(type).digest())

  const read = async (text: string | null): Promise<ParentalGrant | null> => {
    if (text === null) return null
    // `mayStart` compares the expiry, by the clock of the product.
    const { payload } = await jwtVerify(text, key, { algorithms: [algorithm], typ: type, requiredClaims: ['sub', 'sid', 'pid', 'ver', 'exp'], currentDate: new Date(0) })
    const { sub = '', sid, pid, ver, cid, exp = 0 } = payload
    return { userId: sub, sessionId: String(sid), profileId: String(pid), version: Number(ver), contentId: typeof cid === 'string' ? cid : null, expiresAt: new Date(exp * 1_000) }
  }

  return {
    sign: ({ userId, sessionId, profileId, version, contentId, expiresAt }) =>
      new SignJWT({ sub: userId, sid: sessionId, pid: profileId, ver: version, ...(contentId !== null && { cid: contentId }) })
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setExpirationTime(Math.floor(expiresAt.getTime() / 1_000))
        .sign(key),

    async check({ user, level, parentalGrant }, { contentId, maturity }, now) {
      if (user.kind !== 'user') {
        // Without its session nobody can tell whether a grant is of it (PAR-7).
        if (needsPin(maturity, level)) throw new ApiError('PIN_REQUIRED')
        return null
      }
      const { userId, profileId, sessionId, restriction } = user
      const start = { userId, profileId, sessionId, version: restriction.version, level: restriction.level, contentId, maturity }
      if (mayStart(start, null, now)) return null
      const grant = await read(parentalGrant).catch(() => null)
      if (!mayStart(start, grant, now)) throw new ApiError('PIN_REQUIRED')
      return grant
    },
  }
}
