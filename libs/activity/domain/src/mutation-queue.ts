import type { Card, ContentId } from '@ott/catalogue'
import { mayPass } from './is-transient.ts'
import type { Rating } from './rating.ts'

/**
 * What a viewer changed of their own: a title's place on the list, its rating (`null` is none), whether they are told when it
 * is out, whether it is offered to go on with; whether a film stands in the history shown; or they had one forgotten, `null`
 * being all of them. `madeAt` is in milliseconds.
 */
export type Change = { madeAt: number } & (
  | { of: 'list'; contentId: ContentId; contentType: Card['type']; isInList: boolean; before?: ContentId }
  | { of: 'rating'; contentId: ContentId; contentType: Card['type']; rating: Rating | null }
  | { of: 'reminder'; contentId: ContentId; contentType: Card['type']; isOn: boolean }
  | { of: 'aside'; contentId: ContentId; isSetAside: boolean }
  | { of: 'hidden'; contentId: ContentId; isHidden: boolean }
  | { of: 'history'; contentId: ContentId | null }
)

/** Changes that the server does not know yet, oldest first, and how often in a row sending failed. */
export type Pending = { changes: Change[]; failures: number }

/** `status` is that of the answer, 0 when there was none. Taken back is what is made good in another way. */
export type PendingEvent = { type: 'made' | 'takenBack'; change: Change } | { type: 'answered'; change: Change; status: number }

export const nothingPending: Pending = { changes: [], failures: 0 }

const mostPending = 200
const firstPauseMs = 5_000
const longestPauseMs = 300_000

/** A later change of the same thing takes the place of an earlier one that nothing rests on; what got no answer, or a passing one, waits (LIST-6). */
export function pendingChanges(state: Pending, event: PendingEvent): Pending {
  switch (event.type) {
    case 'made':
      return { ...state, changes: [...state.changes.filter((other, at) => !isReplaced(other, event.change, state.changes.slice(at + 1))), event.change].slice(-mostPending) }
    case 'takenBack':
      return { ...state, changes: state.changes.filter((other) => !isSameChange(other, event.change)) }
    case 'answered':
      if (mayPass(event.status)) return { ...state, failures: state.failures + 1 }
      return { changes: state.changes.filter((other) => !isSameChange(other, event.change)), failures: 0 }
  }
}

/** How long to wait before sending again: twice as long after each failure, five minutes at most. */
export function pauseMs(failures: number): number {
  return failures === 0 ? 0 : Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs)
}

/**
 * An entry that is taken off or moved stands nowhere else any more, unless another one was moved to stand by it in
 * between; one that is added again stands first only if it was taken off before.
 */
function isReplaced(earlier: Change, later: Change, between: Change[]): boolean {
  if (later.of === 'history' && later.contentId === null) return earlier.of === 'history'
  if (!isSameThing(earlier, later)) return false
  if (later.of !== 'list') return true
  const isSettled = !later.isInList || later.before !== undefined
  return isSettled && !between.some((each) => each.of === 'list' && each.before === later.contentId)
}

const isSameThing = (one: Change, other: Change) => one.of === other.of && one.contentId === other.contentId

/** Whether both are one change, made of one thing in one moment. */
export const isSameChange = (one: Change, other: Change) => isSameThing(one, other) && one.madeAt === other.madeAt
