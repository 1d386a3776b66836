import { Watchlist } from '@ott/activity-feature'
import type { WatchlistFilter } from '@ott/activity-feature'
import { watchListPage } from '@ott/api-client'
import type { ListPage } from '@ott/api-client'
import type { Card } from '@ott/catalogue'
import { TitleInGrid } from '@ott/catalogue-feature'
import { apiLanguage, localePath } from '@ott/i18n'
import type { ProfileId } from '@ott/identity'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { InfiniteData } from '@tanstack/react-query'
import { useState } from 'react'
import { apiClient } from '../api/client.ts'
import { showToast } from '../toasts/toasts.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { setInWatchlist } from './activity-actions.ts'
import { hasMore, infiniteListOf, withItems } from './infinite-list.ts'

/** The watchlist; changes are shown at once and can be undone. */
export function WatchlistTab({ profileId }: { profileId: ProfileId }) {
  const locale = useLocale()
  const language = apiLanguage(locale)
  const queries = useQueryClient()
  const [kind, setKind] = useState<WatchlistFilter>('all')
  const key = ['myList', profileId, language, kind]
  const query = useInfiniteQuery({
    queryKey: key,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => watchListPage(apiClient, profileId, language, { page: pageParam, kind }, { signal }),
    getNextPageParam: (_, pages) => (hasMore(pages) ? pages.length : undefined),
  })

  const list = infiniteListOf(query)

  async function applyToCache(change: (cards: Card[]) => Card[]) {
    await queries.cancelQueries({ queryKey: key })
    queries.setQueryData<InfiniteData<ListPage<Card>>>(key, (data) => withItems(data, change))
  }
  /** Moves a card above the next one. At the end it is placed by swapping with the one above. */
  async function move(card: Card, next: Card | undefined, above: Card | undefined) {
    await applyToCache((cards) => {
      const others = cards.filter(({ id }) => id !== card.id)
      const at = next ? others.findIndex(({ id }) => id === next.id) : others.length
      return others.toSpliced(Math.max(at, 0), 0, card)
    })
    const changes = [setInWatchlist(profileId, card, true, (next ?? above)?.id)]
    if (!next && above) changes.push(setInWatchlist(profileId, above, true, card.id))
    await Promise.all(changes)
  }
  async function remove(card: Card, next: Card | undefined) {
    const above = list.status === 'read' ? list.items[list.items.findIndex(({ id }) => id === card.id) - 1] : undefined
    await applyToCache((cards) => cards.filter(({ id }) => id !== card.id))
    showToast({ type: 'success', messageId: 'watchlist.removed', action: { labelId: 'activity.undo', onChoose: () => void move(card, next, above) } })
    await setInWatchlist(profileId, card, false)
  }
  return (
    <Watchlist
      list={list}
      kind={kind}
      onKind={setKind}
      onRemove={(card, next) => void remove(card, next)}
      onMove={(card, next, above) => void move(card, next, above)}
      renderCard={(card, actions) => <TitleInGrid key={card.id} card={card} actions={actions} />}
      browseHref={localePath(locale, '/')}
    />
  )
}
