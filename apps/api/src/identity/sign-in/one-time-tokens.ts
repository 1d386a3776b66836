import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { IdentityTables } from '../tables.ts'

/** 256 random bits, encoded for a URL. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The database stores only this hash. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

const retentionMs = 86_400_000

/** Deletes tokens a day after they expire, so that a late user still gets the right error. */
export async function deleteExpiredOneTimeTokens(db: Kysely<IdentityTables>, moment: Date): Promise<void> {
  const since = new Date(moment.getTime() - retentionMs)
  for (const table of ['password_reset', 'sign_in_link', 'contact_change'] as const) await db.deleteFrom(table).where('expires_at', '<', since).execute()
}
