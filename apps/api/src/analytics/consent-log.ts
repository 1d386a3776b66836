import { allowed, consentPolicy, nothingAllowed } from '@ott/analytics'
import type { ConsentChoice, Permissions } from '@ott/analytics'
import { brand } from '@ott/brand'
import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'

/** The account's newest choice; null before the first one. */
export async function newestConsent(db: QueryExecutorProvider, userId: string): Promise<ConsentChoice | null> {
  const { rows: [row] } = await sql<Omit<ConsentChoice, 'at'> & { at: Date }>`
    select consent_id::text as id, version, analytics, marketing, source, gpc, at from consent_log where user_id = ${userId} order by consent_id desc limit 1`.execute(db)
  return row ? { ...row, at: row.at.getTime() } : null
}

/**
 * What the account allows in a country; an unknown one counts as strict. Without a choice it is nothing, whatever the country's mode,
 * because no browser tells here whether it sends Global Privacy Control (AN-3). After a choice that is known.
 */
export async function permissionsOf(db: QueryExecutorProvider, userId: string | null, country: string | null): Promise<Permissions> {
  const choice = userId === null ? null : await newestConsent(db, userId)
  return choice ? allowed({ policy: consentPolicy(brand.consent, country, choice.gpc !== 'absent'), choice }) : nothingAllowed
}
