import { activationResult, decide, maskEmail, maskPhoneNumber, readTvCode, readTvName, tvActivation } from '@ott/identity'
import type { Decision } from '@ott/identity'
import { transaction } from '@ott/database'
import type { Answer } from '@ott/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Emit } from '../../analytics/emit.ts'
import { isMinorById } from '../../analytics/minor.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Activator, RequestContext, SignedIn } from '../../http/request.ts'
import type { Contact } from '../../notifications/notify-user.ts'
import { ipKey } from '../../rate-limit/ip-key.ts'
import type { Consumption, Limit, RateLimiter } from '../../rate-limit/rate-limiter.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { countFailure } from '../sign-in/rate-limits.ts'
import type { IdentityTables } from '../tables.ts'
import type { ActivationStore, StoredActivation } from './activation-store.ts'

export type TvActivationDeps = {
  db: Kysely<IdentityTables>
  store: ActivationStore
  now: () => Date
  activateOrigin: string
  rateLimiter: RateLimiter
  sessions: Pick<Sessions, 'hasNoFreeDevice'>
  readContact: (userId: string) => Promise<Contact | null>
  emit: Emit
  log: FastifyBaseLogger
}

/** TV-10 */
const codesPerIp: Limit = { name: 'tv-code-address', points: 20, windowSeconds: 600 }
const failuresPerUser: Limit = { name: 'tv-wrong-hour', points: 10, windowSeconds: 3_600 }
const failuresPerIp: Limit = { name: 'tv-wrong-address', points: 30, windowSeconds: 600 }

/** With this many, one guess in 256,000 finds a code (TV-11). */
const maxLiveCodes = 100_000
const fullRetrySeconds = 60

/** Codes of TVs, and the user's decision on them (RFC 8628). Polling is in `poll-activation.ts`. */
export function tvActivations({ db, store, now, activateOrigin, rateLimiter, sessions, readContact, emit, log }: TvActivationDeps) {
  return { begin, verify }

  async function begin({ body, ip, knownCountry }: RequestContext<'activationCode'>): Promise<Answer<'activationCode'>> {
    await rateLimiter.consume([{ limit: codesPerIp, key: ipKey(ip) }])
    if ((await store.countLive()) >= maxLiveCodes) {
      log.error({ maxLiveCodes }, 'too many live TV codes; new ones are refused')
      throw new ApiError('UNAVAILABLE', { retryAfter: fullRetrySeconds })
    }
    const { deviceCode, code } = await store.begin({ deviceId: body.deviceId, deviceName: readTvName(body.deviceName), model: readTvName(body.model), country: knownCountry })
    return {
      deviceCode,
      activationCode: code,
      verificationUri: `${activateOrigin}/`,
      verificationUriComplete: `${activateOrigin}/?code=${code}`,
      expiresIn: tvActivation.expiresInSeconds,
      interval: tvActivation.intervalSeconds,
    }
  }

  async function verify(call: RequestContext<'verifyActivationCode'>): Promise<Answer<'verifyActivationCode'>> {
    const { activationCode, activationId, decision } = call.body
    const code = readTvCode(activationCode)
    if (code === null) throw new ApiError('INVALID_INPUT', { field: 'activationCode' })
    if (activationId !== undefined && decision !== undefined) return decideOn(code, activationId, decision, call)
    if (activationId !== undefined || decision !== undefined) throw new ApiError('INVALID_INPUT', { field: decision === undefined ? 'decision' : 'activationId' })
    return lookUp(code, call)
  }

  async function lookUp(code: string, call: RequestContext<'verifyActivationCode'>): Promise<Answer<'verifyActivationCode'>> {
    const { user, locale } = call
    const claimed = await countingFailures(call, () => store.claim(code, user.userId, locale))
    if (!claimed) throw new ApiError((await store.hasExpired(code)) ? 'CODE_EXPIRED' : 'CODE_INCORRECT')
    return {
      activationId: claimed.id,
      deviceName: claimed.device_name,
      model: claimed.model,
      place: claimed.address_country,
      requestedAt: claimed.requested_at.toISOString(),
      expiresAt: claimed.expires_at.toISOString(),
      account: maskedContact(await readContact(user.userId)),
      isDeviceLimitReached: await sessions.hasNoFreeDevice(user.userId, claimed.device_id),
    }
  }

  /** Only the user who claimed the code decides, in whichever session (TV-9). */
  async function decideOn(code: string, id: string, decision: Decision, call: RequestContext<'verifyActivationCode'>): Promise<Answer<'verifyActivationCode'>> {
    const { user } = call
    const decided = await countingFailures(call, () =>
      transaction(db, async (trx) => {
        const activation = await store.lockClaimed(trx, id, code, user.userId)
        if (!activation) return undefined
        if (activation.expires_at <= now()) return 'late' as const
        const state = decide(activation.state, decision)
        if (state !== activation.state) {
          await store.change(trx, id, { state, ...changeOf(decision, activation, user, now()) })
          await report(trx, decision, activation, call)
        }
        return { state, deviceId: activation.device_id }
      }),
    )
    if (decided === undefined) throw new ApiError('CODE_INCORRECT')
    if (decided === 'late') throw new ApiError('CODE_EXPIRED')
    return { result: activationResult(decided.state), isDeviceLimitReached: await sessions.hasNoFreeDevice(user.userId, decided.deviceId) }
  }

  async function report(trx: Kysely<IdentityTables>, decision: Decision, { address_country: tvCountry }: StoredActivation, { user, country, knownCountry }: RequestContext<'verifyActivationCode'>): Promise<void> {
    if (decision === 'release') return
    const sameCountry = tvCountry === null || knownCountry === null ? null : tvCountry === knownCountry
    await emit(trx, { name: 'Device_Activation', userId: user.userId, at: now(), country, isMinor: await isMinorById(trx, user.userId, user.profileId), props: { result: decision === 'allow' ? 'approved' : 'denied', sameCountry } })
  }

  /** A failure is a code that is unknown, spent, claimed by another or late (TV-10). */
  async function countingFailures<T>({ user, ip }: RequestContext<'verifyActivationCode'>, find: () => Promise<T | undefined>): Promise<T | undefined> {
    let found: T | undefined
    const failure: Consumption[] = [{ limit: failuresPerUser, key: user.userId }, { limit: failuresPerIp, key: ipKey(ip) }]
    await countFailure(rateLimiter, failure, async () => (found = await find()) !== undefined)
    return found
  }
}

function changeOf(decision: Decision, { expires_at }: StoredActivation, { sessionId, authTime }: SignedIn | Activator, moment: Date) {
  switch (decision) {
    case 'allow': return { expires_at: later(expires_at, moment, tvActivation.allowedSeconds), claimed_sid: sessionId, authenticated_at: new Date(authTime * 1_000) }
    case 'deny': return {}
    case 'release': return { claimed_by: null }
  }
}

/** At least this many seconds from now (TV-6). */
function later(expiresAt: Date, moment: Date, seconds: number): Date {
  return new Date(Math.max(expiresAt.getTime(), moment.getTime() + seconds * 1_000))
}

function maskedContact(contact: Contact | null): string | null {
  if (contact?.email) return maskEmail(contact.email)
  return contact?.phoneNumber ? maskPhoneNumber(contact.phoneNumber) : null
}
