import { MyContinue, MyList, MyRowsSkeleton } from '@ott/activity-feature'
import type { ListKind } from '@ott/activity-feature'
import { isAwaited, watchListPage } from '@ott/api-client'
import type { HistoryItem, Part } from '@ott/api-client'
import type { Card } from '@ott/catalogue'
import { cardFacts } from '@ott/catalogue-feature'
import { apiLanguage, localePath } from '@ott/i18n'
import type { ProfileId } from '@ott/identity'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { InfiniteData } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { usePrepareWatch } from '../routing/use-preload-watch.ts'
import { useUnfinished } from '../progress/use-continue-watching.ts'
import { sayToast } from '../toasts/toasts.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { changeAside, changeList } from './activity-actions.ts'
import { useToGoOnWith } from './use-activity-queries.ts'
import { hasMore, readingOf, withItems } from './infinite-list.ts'

/**
 * Continue watching and the watchlist; changes are shown at once and can be undone. The watchlist loads meanwhile, but is
 * hidden until the height of the list above is known, so that nothing shifts.
 */
export function MyListPart({ profileId }: { profileId: ProfileId }) {
  const continueWatching = useToGoOnWith()
  const isLoading = isAwaited(continueWatching) && continueWatching.isFetching
  return (
    <>
      <ContinueWatchingList profileId={profileId} items={continueWatching.data ?? []} isLoading={isLoading} />
      <div hidden={isLoading}><Watchlist profileId={profileId} /></div>
    </>
  )
}

function ContinueWatchingList({ profileId, items, isLoading }: { profileId: ProfileId; items: HistoryItem[]; isLoading: boolean }) {
  const preload = usePrepareWatch()
  const unfinished = useUnfinished(items)
  if (isLoading) return <MyRowsSkeleton />
  return (
    <MyContinue
      items={unfinished}
      onSetAside={({ card }) => void changeAside(profileId, card.id, true)}
      onIntent={({ card, contentId, atSeconds }) => preload(card.link, contentId, atSeconds)}
    />
  )
}

function Watchlist({ profileId }: { profileId: ProfileId }) {
  const locale = useLocale()
  const language = apiLanguage(locale)
  const queries = useQueryClient()
  const [kind, setKind] = useState<ListKind>('all')
  const key = ['myList', profileId, language, kind]
  const query = useInfiniteQuery({
    queryKey: key,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => watchListPage(call, profileId, language, { page: pageParam, kind }, { signal }),
    getNextPageParam: (_, pages) => (hasMore(pages) ? pages.length : undefined),
  })

  const reading = readingOf(query)

  async function applyToCache(change: (cards: Card[]) => Card[]) {
    await queries.cancelQueries({ queryKey: key })
    queries.setQueryData<InfiniteData<Part<Card>>>(key, (data) => withItems(data, change))
  }
  /** Moves a card above the next one. At the end it is placed by swapping with the one above. */
  async function move(card: Card, next: Card | undefined, above: Card | undefined) {
    await applyToCache((cards) => {
      const others = cards.filter(({ id }) => id !== card.id)
      const at = next ? others.findIndex(({ id }) => id === next.id) : others.length
      return others.toSpliced(Math.max(at, 0), 0, card)
    })
    const changes = [changeList(profileId, card, true, (next ?? above)?.id)]
    if (!next && above) changes.push(changeList(profileId, above, true, card.id))
    await Promise.all(changes)
  }
  async function remove(card: Card, next: Card | undefined) {
    const above = reading.state === 'read' ? reading.items[reading.items.findIndex(({ id }) => id === card.id) - 1] : undefined
    await applyToCache((cards) => cards.filter(({ id }) => id !== card.id))
    sayToast({ type: 'success', says: 'my.nowOff', action: { says: 'my.undo', onChoose: () => void move(card, next, above) } })
    await changeList(profileId, card, false)
  }
  return (
    <MyList
      reading={reading}
      kind={kind}
      onKind={setKind}
      onRemove={(card, next) => void remove(card, next)}
      onMove={(card, next, above) => void move(card, next, above)}
      factsOf={cardFacts}
      browseHref={localePath(locale, '/')}
    />
  )
}
