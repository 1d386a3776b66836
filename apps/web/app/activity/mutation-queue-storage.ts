import type { ProfileId } from '@ott/identity'
import { nothingPending } from '@ott/activity'
import type { Change, Pending } from '@ott/activity'
import { browserStorage } from '../platform/storage.ts'

const key = 'changes'

type Stored = { profileId: ProfileId; changes: Change[]; failures: number }

/** The queue of this profile in this browser; empty if another profile's is stored. */
export function readPending(profileId: ProfileId): Pending {
  const stored = parse(browserStorage.readJson(key))
  return stored?.profileId === profileId ? { changes: stored.changes, failures: stored.failures } : nothingPending
}

export function writePending(profileId: ProfileId, { changes, failures }: Pending): void {
  browserStorage.writeJson(key, changes.length === 0 ? null : ({ profileId, changes, failures } satisfies Stored))
}

function parse(value: unknown): Stored | null {
  const stored = value as Partial<Stored> | null
  if (typeof stored?.profileId !== 'string' || !Array.isArray(stored.changes)) return null
  return { profileId: stored.profileId, changes: stored.changes.filter(isChange), failures: Number(stored.failures) || 0 }
}

const kinds: readonly unknown[] = ['list', 'rating', 'reminder', 'aside', 'hidden', 'history'] satisfies Change['of'][]

function isChange(value: unknown): value is Change {
  if (!value || typeof value !== 'object' || !('contentId' in value) || !('of' in value)) return false
  const isOfTitle = typeof value.contentId === 'string' && kinds.includes(value.of)
  return isOfTitle || (value.of === 'history' && value.contentId === null)
}
