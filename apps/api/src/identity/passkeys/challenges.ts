import type { Deps } from '../../config/deps.ts'
import { hashOfToken, newToken } from '../sign-in/one-time-tokens.ts'
import type { IdentityTables } from '../tables.ts'

const lifetimeSeconds = 300

export type PasskeyChallenges = ReturnType<typeof createPasskeyChallenges>

/** Random WebAuthn challenges, valid once and for five minutes, stored as a hash (ID-44). */
export function createPasskeyChallenges({ db, now }: Pick<Deps<IdentityTables>, 'db' | 'now'>) {
  return {
    /** For a user's new passkey, or with null for a sign-in. */
    async create(userId: string | null): Promise<Uint8Array<ArrayBuffer>> {
      const challenge = newToken()
      const expiresAt = new Date(now().getTime() + lifetimeSeconds * 1_000)
      await db.insertInto('passkey_challenge').values({ challenge_hash: hashOfToken(challenge), user_id: userId, expires_at: expiresAt }).execute()
      return Uint8Array.from(Buffer.from(challenge, 'base64url'))
    },

    /** Consumes the challenge, whether or not the response is valid. */
    async consume(challenge: string, userId: string | null): Promise<boolean> {
      const used = await db
        .deleteFrom('passkey_challenge')
        .where('challenge_hash', '=', hashOfToken(challenge))
        .where('user_id', userId === null ? 'is' : '=', userId)
        .where('expires_at', '>', now())
        .returning('challenge_hash')
        .executeTakeFirst()
      return used !== undefined
    },

    async deleteExpired(): Promise<void> {
      await db.deleteFrom('passkey_challenge').where('expires_at', '<', now()).execute()
    },
  }
}
