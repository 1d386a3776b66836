import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { strictest } from '../../http/request.ts'
import type { LimitedUser, Restriction, SignedIn } from '../../http/request.ts'
import type { IdentityTables } from '../tables.ts'
import { polling } from '../../jobs/polling.ts'

type ProfileKey = { userId: string; profileId: string }

export type ChangedRestrictions = {
  /** Whether the profile's parental control changed after the token was issued. */
  isOutdated: (holder: SignedIn | LimitedUser) => boolean
  /** A change by this process; takes effect at once. */
  add: (profileKey: ProfileKey, version: number) => void
  start: () => Promise<void>
  stop: () => void
}

/** A transaction that changes a profile may take this long until its change is visible. */
const overlapSeconds = 30
/** Longer than any access token's lifetime, by more than the clocks of two processes may differ. */
const retentionSeconds = 20 * 60

/**
 * Profiles whose control changed while older access tokens live. Those are refused once, and the refresh carries the
 * change; other processes know it within half a second (PAR-6). Versions decide, so no clock does.
 */
export function changedRestrictions(db: Kysely<IdentityTables>, log: FastifyBaseLogger): ChangedRestrictions {
  const changed = new Map<string, { version: number; knownSince: number }>()

  const add = (profileKey: ProfileKey, version: number) => {
    const key = keyOf(profileKey)
    if (version > (changed.get(key)?.version ?? 0)) changed.set(key, { version, knownSince: performance.now() })
  }
  let lookBackSeconds = retentionSeconds
  const poll = async () => {
    for (const { userId, profileId, version } of await changedSince(db, lookBackSeconds)) add({ userId, profileId }, version)
    lookBackSeconds = overlapSeconds
    const oldest = performance.now() - retentionSeconds * 1_000
    for (const [key, { knownSince }] of changed) if (knownSince < oldest) changed.delete(key)
  }
  return {
    isOutdated: (holder) => holder.restriction.version < (changed.get(keyOf(holder))?.version ?? 0),
    add,
    ...polling(poll, (error) => {
      // The next poll has to cover the time of this outage.
      lookBackSeconds = retentionSeconds
      log.warn({ err: error }, 'polling parental controls failed')
    }),
  }
}

/** What an access token carries of an open profile. */
export type OpenProfile = { profileId: string; isKids: boolean; restriction: Restriction }

/** Null if the profile was removed. */
export async function openProfile(db: Kysely<IdentityTables>, { userId, profileId }: ProfileKey): Promise<OpenProfile | null> {
  const found = await db
    .selectFrom('profile')
    .select(['profile_type', 'cap', 'level', 'parental_version as version'])
    .where('user_id', '=', userId)
    .where('profile_id', '=', profileId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!found) return null
  const { profile_type, ...restriction } = found
  return { profileId, isKids: profile_type === 'Kids', restriction }
}

/** The parental control of a profile, which is the strictest of one that was removed. */
export async function restrictionOf(db: Kysely<IdentityTables>, profileKey: ProfileKey): Promise<Restriction> {
  return (await openProfile(db, profileKey))?.restriction ?? strictest
}

function keyOf({ userId, profileId }: ProfileKey): string {
  return `${userId} ${profileId}`
}

async function changedSince(db: Kysely<IdentityTables>, seconds: number): Promise<(ProfileKey & { version: number })[]> {
  return db
    .selectFrom('profile')
    .select(['user_id as userId', 'profile_id as profileId', 'parental_version as version'])
    .where('parental_changed_at', '>', sql<Date>`now() - ${seconds} * interval '1 second'`)
    .execute()
}
