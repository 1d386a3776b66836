import { randomUUID } from 'node:crypto'
import { transaction } from '@ott/database'
import type { Answer } from '@ott/contract'
import type { Kysely, Transaction } from 'kysely'
import type { AccessTokens } from '../sessions/access-tokens.ts'
import type { SignInEvent, SignInEvents } from '../sign-in/audit-log.ts'
import type { ProvenUser } from '../sign-in/complete-sign-in.ts'
import type { IdentityTables } from '../tables.ts'

export type ActivatorDeps = { db: Kysely<IdentityTables>; now: () => Date; tokens: AccessTokens; events: SignInEvents }

/** `sessionId` is the session that made the proof: the token ends with it. */
export type ProvenActivator = ProvenUser & { sessionId?: string }

export type OpenActivator = ReturnType<typeof createActivator>

/** Proves a user for one activation: fifteen minutes, without a session, a device or a refresh token (TV-15). */
export function createActivator({ db, now, tokens, events }: ActivatorDeps) {
  return async function openActivator(event: SignInEvent, prove: (trx: Transaction<IdentityTables>) => Promise<ProvenActivator>): Promise<Answer<'consumeCode'>> {
    const { userId, profileId, sessionId = randomUUID(), authenticatedAt = now() } = await transaction(db, async (trx) => {
      const proven = await prove(trx)
      await events.write({ ...event, user_id: proven.userId }, 'done', trx)
      return proven
    })
    const authTime = Math.floor(authenticatedAt.getTime() / 1_000)
    const token = await tokens.sign({ kind: 'activator', userId, profileId: profileId ?? '', sessionId, authTime })
    return { userId, accessToken: token, refreshToken: '', sAccessToken: token, sRefreshToken: '', isDeviceLimitReached: false }
  }
}
