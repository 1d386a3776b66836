import type { Change } from '@ott/activity'
import type { HistoryItem, Part, TitleState } from '@ott/api-client'
import type { InfiniteData } from '@tanstack/react-query'
import { withItems } from './infinite-list.ts'

type Readings = { titleState: TitleState; unfinished: HistoryItem[]; myHistory: InfiniteData<Part<HistoryItem>> }

/** What is read of a viewer's own and may be older than what they changed, by the first word of its key. */
export type Kind = keyof Readings

type LayOver = { [K in Kind]: (reading: Readings[K], change: Change, of: string) => Readings[K] }

/** The very same reading where a change says nothing of it. */
const over: LayOver = {
  titleState(state, change, titleId) {
    if (change.of === 'history') {
      const progress = withoutForgotten(state.progress, change)
      return progress === state.progress ? state : { ...state, progress }
    }
    if (change.contentId !== titleId) return state
    switch (change.of) {
      case 'list': return state.isInWatchList === change.isInList ? state : { ...state, isInWatchList: change.isInList }
      case 'rating': return state.rating === change.rating ? state : { ...state, rating: change.rating }
      case 'reminder': return state.hasReminder === change.isOn ? state : { ...state, hasReminder: change.isOn }
      case 'aside':
      case 'hidden': return state
    }
  },
  unfinished(items, change) {
    if (change.of === 'history') return withoutForgotten(items, change)
    if (change.of !== 'aside') return items
    const { contentId, isSetAside } = change
    const isOther = (item: HistoryItem) => item.card.id === contentId && item.isSetAside !== isSetAside
    return items.some(isOther) ? items.map((item) => (isOther(item) ? { ...item, isSetAside } : item)) : items
  },
  myHistory(parts, change, kind) {
    if (!takesOff(change, kind)) return parts
    const isWhole = parts.pages.every(({ items }) => withoutForgotten(items, change) === items)
    return isWhole ? parts : (withItems(parts, (items) => withoutForgotten(items, change)) ?? parts)
  },
}

/** A reading as it is after a change that the server did not know yet when it answered. `kind` and `of` (which title, which part of the history) are of its key. */
export function laidOver(kind: Kind, reading: unknown, change: Change, of: unknown): unknown {
  return (over[kind] as (reading: unknown, change: Change, of: unknown) => unknown)(reading, change, of)
}

/** What is shown again leaves those that are hidden; what is hidden, all others. */
const takesOff = (change: Change, kind: string) =>
  change.of === 'history' || (change.of === 'hidden' && change.isHidden !== (kind === 'hidden'))

export const isKind = (word: unknown): word is Kind => typeof word === 'string' && Object.hasOwn(over, word)

function withoutForgotten<Item extends { contentId: string; watchedAt: Date }>(items: Item[], { contentId, madeAt }: Change): Item[] {
  const isForgotten = (item: Item) => (contentId === null || item.contentId === contentId) && item.watchedAt.getTime() <= madeAt
  return items.some(isForgotten) ? items.filter((item) => !isForgotten(item)) : items
}
