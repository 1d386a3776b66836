import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { ApiError } from '../../http/api-error.ts'
import type { Config } from '../../config/config.ts'
import { ipKey } from '../../rate-limit/ip-key.ts'
import type { Limit, RateLimiter } from '../../rate-limit/rate-limiter.ts'
import type { ClientContext } from './audit-log.ts'

/** True for a verified person. Otherwise applies a stricter limit, or rejects the call. */
export type BotCheck = (token: string | undefined, client: ClientContext) => Promise<boolean>

type Verdict = 'person' | 'program' | 'unknown'

const timeoutMs = 3_000

/** Limit for calls without a verified token: a blocked widget must neither lock a user out nor disable protection. */
const unverifiedLimit: Limit = { name: 'unvouched-address', points: 10, windowSeconds: 600 }

const verification = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) })

/** Errors that the token caused. All others are the verifier's or ours and must not reject the user. */
const tokenErrors = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate']

/** Verifies the page's bot-check token (ID-29). Without a configured verifier every call passes. */
export function createBotCheck(config: Config['botCheck'], rateLimiter: RateLimiter): BotCheck {
  return async (token, client) => {
    if (!config) return false
    const verdict = token === undefined ? 'unknown' : await verifyToken(token, config, client)
    if (verdict === 'program') throw new ApiError('BOT_CHECK_FAILED')
    if (verdict === 'unknown') await rateLimiter.consume([{ limit: unverifiedLimit, key: ipKey(client.ip) }])
    return verdict === 'person'
  }
}

async function verifyToken(token: string, { verifyUrl, secret }: NonNullable<Config['botCheck']>, { ip, log }: ClientContext): Promise<Verdict> {
  try {
    const answer = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, remoteip: ip, idempotency_key: randomUUID() }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { success, 'error-codes': codes } = verification.parse(await answer.json())
    if (success) return 'person'
    if (codes.some((code) => tokenErrors.includes(code))) return 'program'
    log.warn({ codes }, 'bot check rejected our request')
  } catch (error) {
    log.warn({ err: error }, 'bot check failed')
  }
  return 'unknown'
}
