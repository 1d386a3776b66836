import type { Bearer } from '@ott/contract'
import { ApiError } from '../../http/api-error.ts'
import type { UserByBearer } from '../../http/request.ts'
import type { AccessTokens, TokenHolder } from './access-tokens.ts'
import type { ChangedRestrictions } from './restrictions.ts'
import type { RevokedSessions } from './revoked-sessions.ts'
import { sessionRevoked } from './sessions.ts'

type RequestUser = UserByBearer[Bearer]

/** Reads the bearer token that a call requires. An invalid token gets 401, a valid one of the wrong kind 403. */
export function authenticator(tokens: AccessTokens, revoked: RevokedSessions, restrictions: Pick<ChangedRestrictions, 'isOutdated'>) {
  return (bearer: Bearer, header: string | undefined): RequestUser | Promise<RequestUser> => {
    if (bearer === 'none') return null
    if (bearer === 'optional' && header === undefined) return null
    if (bearer === 'anyone') return anyone(header)
    const token = tokenIn(header)
    if (bearer === 'refresh') return { kind: 'refresh', token }
    const holder = tokens.verify(token)
    return holder instanceof Promise ? holder.then((found) => admit(bearer, found)) : admit(bearer, holder)
  }

  /** Whatever is wrong with a token, the call goes on without a user. */
  async function anyone(header: string | undefined): Promise<RequestUser> {
    try {
      return admit('anyone', await tokens.verify(tokenIn(header)))
    } catch {
      return null
    }
  }

  function admit(bearer: Exclude<Bearer, 'none' | 'refresh'>, holder: TokenHolder): RequestUser {
    const ended = holder.kind === 'anonymous' ? undefined : revoked.find(holder.sessionId)
    if (ended && bearer !== 'endedUser') throw sessionRevoked(ended.reason)
    if ('restriction' in holder && bearer !== 'endedUser' && restrictions.isOutdated(holder)) throw new ApiError('TOKEN_EXPIRED')
    if (bearer === 'optional') return holder.kind === 'user' ? holder : null
    if (bearer === 'anyone') return holder
    return allowed(bearer, holder)
  }
}

function tokenIn(header: string | undefined): string {
  if (header === undefined || header.trim() === '') throw new ApiError('TOKEN_MISSING')
  const token = /^Bearer ([A-Za-z0-9._~+/-]+=*)$/i.exec(header)?.[1]
  if (!token) throw new ApiError('TOKEN_INVALID')
  return token
}

function allowed(bearer: Exclude<Bearer, 'none' | 'optional' | 'anyone' | 'refresh'>, holder: TokenHolder): TokenHolder {
  if (holder.kind === 'anonymous' && bearer !== 'anonymous') throw new ApiError('LOGIN_REQUIRED')
  if (holder.kind === 'activator' && bearer !== 'activator' && bearer !== 'limitedUser') throw new ApiError('FORBIDDEN')
  if (holder.kind === 'profileChooser' && bearer !== 'anyProfile' && bearer !== 'ownUser' && bearer !== 'endedUser') throw new ApiError('FORBIDDEN', { field: 'profileId' })
  if (holder.kind === 'limitedUser' && bearer !== 'limitedUser' && bearer !== 'ownUser' && bearer !== 'endedUser') throw new ApiError('DEVICE_LIMIT_REACHED')
  return holder
}
