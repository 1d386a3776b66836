import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { IdentityTables } from '../tables.ts'

/** 256 random bits, good for an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of it. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

const rememberedMs = 86_400_000

/** Kept for a day after they ran out, so that one who comes late hears it was late. */
export async function deleteExpiredOneTimeTokens(db: Kysely<IdentityTables>, moment: Date): Promise<void> {
  const since = new Date(moment.getTime() - rememberedMs)
  for (const table of ['password_reset', 'sign_in_link'] as const) await db.deleteFrom(table).where('expires_at', '<', since).execute()
}
