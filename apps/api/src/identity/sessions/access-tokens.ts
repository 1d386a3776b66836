import { randomUUID } from 'node:crypto'
import { SignJWT, errors, exportJWK, jwtVerify } from 'jose'
import type { JSONWebKeySet, JWTPayload } from 'jose'
import { LRUCache } from 'lru-cache'
import { ApiError } from '../../http/api-error.ts'
import { unrestricted } from '../../http/request.ts'
import type { Activator, Anonymous, LimitedUser, ProfileChooser, Restriction, SignedIn } from '../../http/request.ts'
import type { Deps } from '../../config/deps.ts'
import { lifetimes } from '../../config/test-overrides.ts'

/** The holders that a session or a proof of identity has. */
type Named = SignedIn | LimitedUser | ProfileChooser | Activator

export type TokenHolder = Anonymous | Named

export type AccessTokens = {
  sign: (holder: Named, isUncounted?: boolean) => Promise<string>
  signAnonymous: () => Promise<string>
  /** The token's holder; throws for a forged, foreign or expired token. Synchronous for an already verified token. */
  verify: (token: string) => TokenHolder | Promise<TokenHolder>
  /** The holder of an authentic token of any age; null for every other text. */
  holderOfAnyAge: (token: string) => Promise<TokenHolder | null>
  keySet: () => Promise<JSONWebKeySet>
}

type Known = { holder: TokenHolder; expiresAt: number }

const maxCachedTokens = 50_000
const algorithm = 'EdDSA'
const type = 'at+jwt'

/** Values of the `scope` claim. Issued tokens contain them, so they keep their first names. */
const scopes = { user: 'viewer', limitedUser: 'parked', profileChooser: 'chooser', activator: 'activator' }

export function accessTokens({ config, secrets, now, testOverrides }: Pick<Deps, 'config' | 'secrets' | 'now' | 'testOverrides'>): AccessTokens {
  const [signer] = secrets.tokenKeys
  const keys = new Map(secrets.tokenKeys.map((key) => [key.id, key.publicKey]))
  // Caches verified tokens until they expire, so that each signature is checked once.
  const known = new LRUCache<string, Known>({ max: maxCachedTokens })

  const sign = (claims: JWTPayload, seconds: number) => {
    const issuedAt = Math.floor(now().getTime() / 1_000)
    return new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm, kid: signer.id, typ: type })
      .setIssuer(config.siteOrigin)
      .setAudience(config.siteId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + seconds)
      .sign(signer.privateKey)
  }

  const check = async (token: string, currentDate: Date) => {
    const { payload } = await jwtVerify(token, ({ kid }) => keys.get(kid ?? '') ?? Promise.reject(new errors.JWKSNoMatchingKey()), {
      algorithms: [algorithm],
      typ: type,
      issuer: config.siteOrigin,
      audience: config.siteId,
      requiredClaims: ['exp', 'sub', 'scope'],
      currentDate,
    })
    return { holder: holderOf(payload), expiresAt: (payload.exp ?? 0) * 1_000 }
  }

  const learn = async (token: string) => {
    const found = await check(token, now()).catch(reject)
    known.set(token, found)
    return found
  }

  const holderNow = ({ holder, expiresAt }: Known) => {
    if (expiresAt <= now().getTime()) throw new ApiError('TOKEN_EXPIRED')
    return holder
  }

  return {
    sign: (holder, isUncounted = false) =>
      sign(
        {
          sub: holder.userId,
          sid: holder.sessionId,
          auth_time: holder.authTime,
          scope: scopes[holder.kind],
          ...('profileId' in holder && { pid: holder.profileId }),
          ...('restriction' in holder && claimsOf(holder.restriction)),
          ...('isKids' in holder && holder.isKids && { kids: true }),
          ...(isUncounted && { uncounted: true }),
        },
        lifetimes(testOverrides.current).accessTokenSeconds,
      ),
    signAnonymous: () => sign({ sub: randomUUID(), scope: 'anonymous' }, lifetimes(testOverrides.current).anonymousTokenSeconds),
    verify(token) {
      const found = known.get(token)
      return found ? holderNow(found) : learn(token).then(holderNow)
    },
    holderOfAnyAge: async (token) => check(token, new Date(0)).then(({ holder }) => holder, () => null),
    keySet: async () => ({
      keys: await Promise.all(
        secrets.tokenKeys.map(async ({ id, publicKey }) => ({ ...(await exportJWK(publicKey)), kid: id, alg: algorithm, use: 'sig' })),
      ),
    }),
  }
}

function holderOf({ sub = '', sid, pid, scope, kids, uncounted, auth_time, ...claims }: JWTPayload): TokenHolder {
  if (scope === 'anonymous') return { kind: 'anonymous', anonymousId: sub }
  const authTime = typeof auth_time === 'number' ? auth_time : 0
  if (scope === scopes.profileChooser && typeof sid === 'string') return { kind: 'profileChooser', userId: sub, sessionId: sid, authTime, isUncounted: uncounted === true }
  if (typeof sid === 'string' && typeof pid === 'string') {
    const named = { userId: sub, profileId: pid, sessionId: sid, authTime }
    const restriction = restrictionIn(claims)
    if (scope === scopes.user) return { kind: 'user', ...named, restriction, isKids: kids === true, isUncounted: uncounted === true }
    if (scope === scopes.limitedUser) return { kind: 'limitedUser', ...named, restriction }
    if (scope === scopes.activator) return { kind: 'activator', ...named }
  }
  throw new ApiError('TOKEN_INVALID')
}

/** The control of a profile that was never changed has no claims. */
function claimsOf({ cap, level, version }: Restriction): JWTPayload {
  return version === 0 ? {} : { cap, level, parental_version: version }
}

function restrictionIn({ cap, level, parental_version: version }: JWTPayload): Restriction {
  if (typeof cap !== 'number' || typeof level !== 'number' || typeof version !== 'number') return unrestricted
  return { cap, level, version }
}

function reject(error: unknown): never {
  throw new ApiError(error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'TOKEN_INVALID')
}
