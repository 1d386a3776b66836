import { nothingPending } from '@ott/activity'
import type { Change, Pending } from '@ott/activity'
import type { ProfileId } from '@ott/identity'

const key = 'changes'

type Stored = { profileId: ProfileId; changes: Change[]; failures: number }

/** Where storage is blocked or full, what waits lives as long as the page. */
let memory: string | null = null

/** What this profile changed in this browser that the server does not know yet; nothing of another profile's. */
export function readPending(profileId: ProfileId): Pending {
  const stored = parse(memory ?? fromStorage())
  return stored?.profileId === profileId ? { changes: stored.changes, failures: stored.failures } : nothingPending
}

export function writePending(profileId: ProfileId, { changes, failures }: Pending): void {
  memory = null
  const text = JSON.stringify({ profileId, changes, failures } satisfies Stored)
  try {
    if (changes.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    memory = text
  }
}

function fromStorage(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function parse(text: string | null): Stored | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Stored> | null
    if (typeof stored?.profileId !== 'string' || !Array.isArray(stored.changes)) return null
    return { profileId: stored.profileId, changes: stored.changes.filter(isChange), failures: Number(stored.failures) || 0 }
  } catch {
    return null
  }
}

const things: readonly unknown[] = ['list', 'rating', 'reminder', 'aside', 'hidden', 'history'] satisfies Change['of'][]

function isChange(value: unknown): value is Change {
  if (!value || typeof value !== 'object' || !('contentId' in value) || !('of' in value)) return false
  const isOfTitle = typeof value.contentId === 'string' && things.includes(value.of)
  return isOfTitle || (value.of === 'history' && value.contentId === null)
}
