import type { ProfileId } from '@ott/identity'
import { getSession } from '../auth/auth-store.ts'

/** Whether this profile is still signed in: a late response or a toast's button may belong to one that has left. */
export function isCurrentProfile(profileId: ProfileId): boolean {
  return getSession()?.profileId === profileId
}
