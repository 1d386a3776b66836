import type { Card, ContentId } from '@ott/catalogue'
import { isTransient } from './is-transient.ts'
import type { Rating } from './rating.ts'

/**
 * A mutation of the user's activity: watchlist, rating (`null` removes it), release reminder, dismissal from continue watching,
 * hiding in the history, or forgetting one entry (`null`: all). `madeAt` is in milliseconds.
 * Browsers store mutations, so the names of the fields stay.
 */
export type Mutation = { madeAt: number } & (
  | { of: 'list'; contentId: ContentId; contentType: Card['type']; isInList: boolean; before?: ContentId }
  /** `isChange`: the title had another rating before, which is `previous`. */
  | { of: 'rating'; contentId: ContentId; contentType: Card['type']; rating: Rating | null; isChange?: boolean; previous?: Rating }
  | { of: 'reminder'; contentId: ContentId; contentType: Card['type']; isOn: boolean }
  | { of: 'aside'; contentId: ContentId; isSetAside: boolean }
  | { of: 'hidden'; contentId: ContentId; isHidden: boolean }
  | { of: 'history'; contentId: ContentId | null }
)

/** Unsent mutations, oldest first, and consecutive failures. */
export type MutationQueue = { changes: Mutation[]; failures: number }

/** `status` is 0 without a response. `cancelled` drops a mutation that was undone another way. */
export type MutationQueueEvent = { type: 'added' | 'cancelled'; change: Mutation } | { type: 'answered'; change: Mutation; status: number }

export const emptyQueue: MutationQueue = { changes: [], failures: 0 }

const maxPending = 200

/** A later mutation replaces an earlier one of the same item unless others depend on it; transient failures stay queued (LIST-6). */
export function mutationQueue(state: MutationQueue, event: MutationQueueEvent): MutationQueue {
  switch (event.type) {
    case 'added':
      return { ...state, changes: [...state.changes.filter((other, at) => !isReplaced(other, event.change, state.changes.slice(at + 1))), event.change].slice(-maxPending) }
    case 'cancelled':
      return { ...state, changes: state.changes.filter((other) => !isSameMutation(other, event.change)) }
    case 'answered':
      if (isTransient(event.status)) return { ...state, failures: state.failures + 1 }
      return { changes: state.changes.filter((other) => !isSameMutation(other, event.change)), failures: 0 }
  }
}

/**
 * Removing or moving a watchlist entry replaces its earlier mutations, unless another entry was moved next to it in between.
 * Adding it again does not: it becomes first only if the removal is sent too.
 */
function isReplaced(earlier: Mutation, later: Mutation, between: Mutation[]): boolean {
  if (later.of === 'history' && later.contentId === null) return earlier.of === 'history'
  if (!isSameItem(earlier, later)) return false
  if (later.of !== 'list') return true
  const isSettled = !later.isInList || later.before !== undefined
  return isSettled && !between.some((each) => each.of === 'list' && each.before === later.contentId)
}

const isSameItem = (one: Mutation, other: Mutation) => one.of === other.of && one.contentId === other.contentId

/** The same mutation: one item, one time. */
export const isSameMutation = (one: Mutation, other: Mutation) => isSameItem(one, other) && one.madeAt === other.madeAt
