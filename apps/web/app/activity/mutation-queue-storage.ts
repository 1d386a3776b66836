import type { ProfileId } from '@ott/identity'
import { emptyQueue } from '@ott/activity'
import type { Mutation, MutationQueue } from '@ott/activity'
import { browserStorage } from '../platform/storage.ts'

const key = 'changes'

type Stored = { profileId: ProfileId; changes: Mutation[]; failures: number }

/** The queue of this profile in this browser; empty if another profile's is stored. */
export function readQueue(profileId: ProfileId): MutationQueue {
  const stored = parse(browserStorage.readJson(key))
  return stored?.profileId === profileId ? { changes: stored.changes, failures: stored.failures } : emptyQueue
}

export function writeQueue(profileId: ProfileId, { changes, failures }: MutationQueue): void {
  browserStorage.writeJson(key, changes.length === 0 ? null : ({ profileId, changes, failures } satisfies Stored))
}

function parse(value: unknown): Stored | null {
  const stored = value as Partial<Stored> | null
  if (typeof stored?.profileId !== 'string' || !Array.isArray(stored.changes)) return null
  return { profileId: stored.profileId, changes: stored.changes.filter(isChange), failures: Number(stored.failures) || 0 }
}

const kinds: readonly unknown[] = ['list', 'rating', 'reminder', 'aside', 'hidden', 'history'] satisfies Mutation['of'][]

function isChange(value: unknown): value is Mutation {
  if (!value || typeof value !== 'object' || !('contentId' in value) || !('of' in value)) return false
  const isOfTitle = typeof value.contentId === 'string' && kinds.includes(value.of)
  return isOfTitle || (value.of === 'history' && value.contentId === null)
}
