import { isMinorProfile } from '@ott/analytics'
import { sql } from 'kysely'
import type { QueryExecutorProvider, RawBuilder } from 'kysely'
import type { UserByBearer } from '../http/request.ts'

/** By the token, never by the browser. Where no profile is known it may be a child's (AN-7). */
export function isMinor(user: UserByBearer['anyone']): boolean {
  switch (user?.kind) {
    case 'anonymous':
      return false
    case 'user':
      return isMinorProfile({ isKids: user.isKids, cap: user.restriction.cap })
    case 'limitedUser':
      return isMinorProfile({ isKids: false, cap: user.restriction.cap })
    case 'activator':
    case 'profileChooser':
    case undefined:
      return true
  }
}

/** By the profile as it is stored, where no token names its restriction. */
export function isMinorById(db: QueryExecutorProvider, userId: string, profileId: string | null): Promise<boolean> {
  return isMinorWhere(db, sql`user_id = ${userId} and profile_id = ${profileId}`)
}

/** By the main profile, for what an account does without a viewer, such as a renewal. */
export function isMinorAccount(db: QueryExecutorProvider, userId: string): Promise<boolean> {
  return isMinorWhere(db, sql`user_id = ${userId} and profile_type = 'Master'`)
}

async function isMinorWhere(db: QueryExecutorProvider, condition: RawBuilder<unknown>): Promise<boolean> {
  const { rows: [profile] } = await sql<{ profile_type: string; cap: number }>`select profile_type, cap from profile where ${condition} and removed_at is null`.execute(db)
  return !profile || isMinorProfile({ isKids: profile.profile_type === 'Kids', cap: profile.cap })
}
