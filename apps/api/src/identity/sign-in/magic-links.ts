import type { Answer } from '@ott/contract'
import type { Kysely, Selectable } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext } from '../../http/request.ts'
import type { Deps } from '../../config/deps.ts'
import type { Limit, RateLimiter } from '../../rate-limit/rate-limiter.ts'
import { hashOfToken, newToken } from './one-time-tokens.ts'
import { lockAccount } from '../sessions/sessions.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { OpenActivator, ProvenActivator } from '../activation/activator.ts'
import type { SignIn } from './complete-sign-in.ts'
import { signInEvent } from './audit-log.ts'
import type { SignInEvents } from './audit-log.ts'
import { ipFailureLimits } from './rate-limits.ts'
import type { IdentityTables, LinkPurpose } from '../tables.ts'

export type SignInLinkDeps = Pick<Deps<IdentityTables>, 'db' | 'now'> & {
  rateLimiter: RateLimiter
  sessions: Pick<Sessions, 'isOverDeviceLimit'>
  signIn: SignIn
  openActivator: OpenActivator
  events: SignInEvents
}

type Link = Selectable<IdentityTables['sign_in_link']>

const linkSeconds = 300
const linksPerUser: Limit = { name: 'link-viewer', points: 20, windowSeconds: 3_600 }

/**
 * Signs a user in on another browser with a single-use URL, valid for five minutes (SES-13, SES-23). A link for activation
 * opens no session (TV-15).
 */
export function signInLinks({ db, now, rateLimiter, sessions, signIn, openActivator, events }: SignInLinkDeps) {
  return { create, exchange }

  /** A session from a link may exceed the device limit, and must not multiply (SES-31). */
  async function create({ user, body }: RequestContext<'createLink'>): Promise<Answer<'createLink'>> {
    if (user.isUncounted && (await sessions.isOverDeviceLimit(user))) throw new ApiError('DEVICE_LIMIT_REACHED')
    await rateLimiter.consume([{ limit: linksPerUser, key: user.userId }])
    const token = newToken()
    const expiresAt = new Date(now().getTime() + linkSeconds * 1_000)
    const row = { token_hash: hashOfToken(token), user_id: user.userId, session_id: user.sessionId, purpose: body?.purpose ?? ('session' as const), expires_at: expiresAt }
    await db.insertInto('sign_in_link').values(row).execute()
    return { token, expiresAt: expiresAt.toISOString() }
  }

  /** Ignores the device limit; the first refresh checks it. */
  async function exchange(call: RequestContext<'exchangeLink'>): Promise<Answer<'exchangeLink'>> {
    const { token, deviceId, purpose = 'session' } = call.body
    const event = signInEvent('link', call, { deviceId })
    return events.attempt(event, async () => {
      const link = await find(hashOfToken(token), purpose, call.ip)
      if (purpose === 'activation') return openActivator(event, (trx) => consume(trx, link))
      return signIn(event, call, { deviceId, isOverLimitAllowed: true }, (trx) => consume(trx, link))
    })
  }

  async function find(tokenHash: Buffer, purpose: LinkPurpose, ip: string): Promise<Link> {
    const link = await db.selectFrom('sign_in_link').selectAll().where('token_hash', '=', tokenHash).where('purpose', '=', purpose).executeTakeFirst()
    if (link && link.expires_at > now()) return link
    await rateLimiter.consume(ipFailureLimits(ip))
    throw new ApiError(link ? 'CODE_EXPIRED' : 'RESTART_FLOW_ERROR')
  }

  /** Consumes the link. A link whose session has ended is invalid; it proves no more than that session did. */
  async function consume(trx: Kysely<IdentityTables>, { token_hash, user_id, session_id }: Link): Promise<ProvenActivator> {
    await lockAccount(trx, user_id)
    const used = await trx.deleteFrom('sign_in_link').where('token_hash', '=', token_hash).returning('user_id').executeTakeFirst()
    const session = await trx
      .selectFrom('session')
      .select(['profile_id', 'authenticated_at'])
      .where('user_id', '=', user_id)
      .where('session_id', '=', session_id)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    if (!used || !session) throw new ApiError('RESTART_FLOW_ERROR')
    return { userId: user_id, profileId: session.profile_id, sessionId: session_id, authenticatedAt: session.authenticated_at }
  }
}
