import type { Deps } from '../../config/deps.ts'
import { hashOfToken, newToken } from '../sign-in/one-time-tokens.ts'
import type { IdentityTables } from '../tables.ts'

const lifetimeSeconds = 300

export type PasskeyChallenges = ReturnType<typeof createPasskeyChallenges>

/** What an authenticator signs: random, good once and for five minutes, and kept as a hash (ID-44). */
export function createPasskeyChallenges({ db, now }: Pick<Deps<IdentityTables>, 'db' | 'now'>) {
  return {
    /** For a viewer's new passkey, or for whoever signs in. */
    async make(userId: string | null): Promise<Uint8Array<ArrayBuffer>> {
      const challenge = newToken()
      const expiresAt = new Date(now().getTime() + lifetimeSeconds * 1_000)
      await db.insertInto('passkey_challenge').values({ challenge_hash: hashOfToken(challenge), user_id: userId, expires_at: expiresAt }).execute()
      return Uint8Array.from(Buffer.from(challenge, 'base64url'))
    },

    /** Used up, whether or not what came with it is right. */
    async use(challenge: string, userId: string | null): Promise<boolean> {
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
