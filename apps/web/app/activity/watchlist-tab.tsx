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
 * What was begun, and the list: changes are shown at once, and each can be taken back. The list is read meanwhile, but not
 * shown before it is known what stands above it: nothing pushes it down.
 */
export function MyListPart({ profileId }: { profileId: ProfileId }) {
  const toGoOnWith = useToGoOnWith()
  const isComing = isAwaited(toGoOnWith) && toGoOnWith.isFetching
  return (
    <>
      <LeftUnfinished profileId={profileId} items={toGoOnWith.data ?? []} isComing={isComing} />
      <div hidden={isComing}><List profileId={profileId} /></div>
    </>
  )
}

/** Reads it from the first on: whoever came to it after a failure would ask anew, and be waited for anew. */
function LeftUnfinished({ profileId, items, isComing }: { profileId: ProfileId; items: HistoryItem[]; isComing: boolean }) {
  const prepare = usePrepareWatch()
  const unfinished = useUnfinished(items)
  if (isComing) return <MyRowsSkeleton />
  return (
    <MyContinue
      items={unfinished}
      onSetAside={({ card }) => void changeAside(profileId, card.id, true)}
      onIntent={({ card, contentId, atSeconds }) => prepare(card.link, contentId, atSeconds)}
    />
  )
}

function List({ profileId }: { profileId: ProfileId }) {
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

  async function show(change: (cards: Card[]) => Card[]) {
    await queries.cancelQueries({ queryKey: key })
    queries.setQueryData<InfiniteData<Part<Card>>>(key, (data) => withItems(data, change))
  }
  /** To stand above the next one; last of all is what stands below the one above. */
  async function put(card: Card, next: Card | undefined, above: Card | undefined) {
    await show((cards) => {
      const others = cards.filter(({ id }) => id !== card.id)
      const at = next ? others.findIndex(({ id }) => id === next.id) : others.length
      return others.toSpliced(Math.max(at, 0), 0, card)
    })
    const puts = [changeList(profileId, card, true, (next ?? above)?.id)]
    if (!next && above) puts.push(changeList(profileId, above, true, card.id))
    await Promise.all(puts)
  }
  async function remove(card: Card, next: Card | undefined) {
    const above = reading.state === 'read' ? reading.items[reading.items.findIndex(({ id }) => id === card.id) - 1] : undefined
    await show((cards) => cards.filter(({ id }) => id !== card.id))
    sayToast({ type: 'success', says: 'my.nowOff', action: { says: 'my.undo', onChoose: () => void put(card, next, above) } })
    await changeList(profileId, card, false)
  }
  return (
    <MyList
      reading={reading}
      kind={kind}
      onKind={setKind}
      onRemove={(card, next) => void remove(card, next)}
      onMove={(card, next, above) => void put(card, next, above)}
      factsOf={cardFacts}
      browseHref={localePath(locale, '/')}
    />
  )
}
