import { createHash } from 'node:crypto'
import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import type { JWTPayload, JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { invalidToken, nameOf, provenEmail, providerUnavailable, providerTimeoutMs, tokenHashOf } from './verified-person.ts'
import type { SocialPerson, VerifySocialToken } from './verified-person.ts'

export type IdTokenDeps = { provider: 'google' | 'apple'; issuer: string; clientId: string; now: () => Date }

/** A sign-in takes minutes; an older token belongs to another sign-in. */
const maxTokenAge = '10 minutes'
const clockToleranceSeconds = 30

const discoveryDocument = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) })

/** Verifies Google's and Apple's id tokens with their published keys (ID-40, ID-73). */
export function idTokenVerifier({ provider, issuer, clientId, now }: IdTokenDeps): VerifySocialToken {
  const keyFor = publishedKeys(issuer)
  return async ({ token, nonce = '' }) => {
    const payload = await read(token)
    if (payload.nonce !== hashOf(nonce) || (payload.azp ?? clientId) !== clientId) throw invalidToken()
    return personIn(payload, token)
  }

  async function read(token: string): Promise<JWTPayload> {
    const rules = {
      algorithms: ['RS256'],
      issuer,
      audience: clientId,
      currentDate: now(),
      clockTolerance: clockToleranceSeconds,
      maxTokenAge,
      requiredClaims: ['sub', 'exp', 'nonce'],
    }
    try {
      return (await jwtVerify(token, keyFor, rules)).payload
    } catch (error) {
      throw error instanceof KeysUnavailable ? providerUnavailable(error) : invalidToken(error)
    }
  }

  function personIn({ sub, exp, email, email_verified: isVerified, name }: JWTPayload, token: string): SocialPerson {
    if (typeof sub !== 'string' || sub === '' || sub.length > 255) throw invalidToken()
    return {
      provider,
      subject: sub,
      // Apple sends the boolean as a string.
      email: provenEmail(email, isVerified === true || isVerified === 'true'),
      name: nameOf(name),
      // Hashes the signed part only: the signature has more than one encoding.
      tokenHash: tokenHashOf(token.slice(0, token.lastIndexOf('.'))),
      expiresAt: new Date(((exp ?? 0) + clockToleranceSeconds) * 1_000),
    }
  }
}

class KeysUnavailable extends Error {}

/** An issuer's keys, found by its discovery document. Caches a successful discovery, never a failure. */
function publishedKeys(issuer: string): JWTVerifyGetKey {
  let found: Promise<JWTVerifyGetKey> | null = null
  return async (header, token) => {
    found ??= discover(issuer).catch((cause: unknown) => {
      found = null
      throw new KeysUnavailable('discovery failed', { cause })
    })
    const keys = await found
    try {
      return await keys(header, token)
    } catch (error) {
      throw isAboutToken(error) ? error : new KeysUnavailable('loading keys failed', { cause: error })
    }
  }
}

async function discover(issuer: string): Promise<JWTVerifyGetKey> {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(providerTimeoutMs) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  const description = discoveryDocument.parse(await answer.json())
  if (description.issuer !== issuer) throw new Error(`${url} names the issuer ${description.issuer}`)
  return createRemoteJWKSet(new URL(description.jwks_uri), { timeoutDuration: providerTimeoutMs })
}

/** Whether the token names an unknown key, as opposed to unreachable keys. */
function isAboutToken(error: unknown): boolean {
  return error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys || error instanceof errors.JOSENotSupported
}

function hashOf(nonce: string): string {
  return createHash('sha256').update(nonce).digest('base64url')
}
