import type { Mutation } from '@ott/activity'
import type { HistoryItem, ListPage, TitleState } from '@ott/api-client'
import type { ProfileId } from '@ott/identity'
import { replaceEqualDeep } from '@tanstack/react-query'
import type { InfiniteData } from '@tanstack/react-query'
import { queryClient } from '../api/query-client.ts'
import { withItems } from './infinite-list.ts'
import { readQueue } from './mutation-queue-storage.ts'

type QueryData = { titleState: TitleState; unfinished: HistoryItem[]; myHistory: InfiniteData<ListPage<HistoryItem>> }

/** The first element of the keys of queries that mutations change in the cache. */
type QueryKind = keyof QueryData

type Appliers = { [K in QueryKind]: (data: QueryData[K], change: Mutation, keyParam: string) => QueryData[K] }

/** Each returns the same object where the change does not concern it. */
const appliers: Appliers = {
  titleState(state, change, titleId) {
    if (change.of === 'history') {
      const progress = withoutCleared(state.progress, change)
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
    if (change.of === 'history') return withoutCleared(items, change)
    if (change.of !== 'aside') return items
    const { contentId, isSetAside } = change
    const differs = (item: HistoryItem) => item.card.id === contentId && item.isDismissed !== isSetAside
    return items.some(differs) ? items.map((item) => (differs(item) ? { ...item, isDismissed: isSetAside } : item)) : items
  },
  myHistory(list, change, kind) {
    if (!removesFrom(change, kind)) return list
    const isUnchanged = list.pages.every(({ items }) => withoutCleared(items, change) === items)
    return isUnchanged ? list : (withItems(list, (items) => withoutCleared(items, change)) ?? list)
  },
}

/** Applies a change to the cached queries that it concerns. A query that is still loading is fetched again, since its response may be older. */
export async function applyOptimistic(profileId: ProfileId, change: Mutation): Promise<void> {
  // The user clears the visible items, also on a device whose clock is behind.
  const applied: Mutation = { ...change, madeAt: Infinity }
  for (const queryKey of affectedKeys(profileId, change)) {
    await queryClient.cancelQueries({ queryKey })
    for (const query of queryClient.getQueryCache().findAll({ queryKey })) {
      if (query.state.data) queryClient.setQueryData(query.queryKey, applyTo(query.queryKey, query.state.data, applied))
      else void queryClient.invalidateQueries({ queryKey: query.queryKey })
    }
  }
}

/** Applies queued changes again to every response, which is older than they are. */
export function keepOptimistic(): void {
  queryClient.getQueryCache().subscribe(({ type, query: { queryKey, state } }) => {
    if (type !== 'updated' || !isOptimisticKey(queryKey) || !state.data) return
    const fetched = queryClient.getQueryData(queryKey)
    const changed = readQueue(queryKey[1] as ProfileId).changes.reduce((data, change) => applyTo(queryKey, data, change), fetched)
    // Opposite changes of one item end in an equal copy, which would be set and notified without end.
    const applied = replaceEqualDeep(fetched, changed)
    if (applied !== fetched) queryClient.setQueryData(queryKey, applied)
  })
}

/** The user's queries that show a change; of a change to one title only that title's state. */
export function affectedKeys(profileId: ProfileId, change: Mutation): (readonly unknown[])[] {
  switch (change.of) {
    case 'history': return [['titleState', profileId], ['unfinished', profileId], ['myHistory', profileId]]
    case 'aside': return [['unfinished', profileId]]
    case 'hidden': return [['myHistory', profileId]]
    default: return [['titleState', profileId, change.contentId]]
  }
}

const isOptimisticKey = ([kind]: readonly unknown[]) => typeof kind === 'string' && Object.hasOwn(appliers, kind)

function applyTo([kind, , keyParam]: readonly unknown[], data: unknown, change: Mutation): unknown {
  return (appliers[kind as QueryKind] as (data: unknown, change: Mutation, keyParam: unknown) => unknown)(data, change, keyParam)
}

/** Showing an item removes it from the hidden ones; hiding it removes it from all others. */
const removesFrom = (change: Mutation, kind: string) =>
  change.of === 'history' || (change.of === 'hidden' && change.isHidden !== (kind === 'hidden'))

function withoutCleared<Item extends { contentId: string; watchedAt: Date }>(items: Item[], { contentId, madeAt }: Mutation): Item[] {
  const isCleared = (item: Item) => (contentId === null || item.contentId === contentId) && item.watchedAt.getTime() <= madeAt
  return items.some(isCleared) ? items.filter((item) => !isCleared(item)) : items
}
