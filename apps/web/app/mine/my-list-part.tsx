import { setAside, watchListPage } from '@ott/api-client'
import type { HistoryItem, Part } from '@ott/api-client'
import type { Card } from '@ott/catalogue'
import { MyContinue, MyList, MyRowsSkeleton } from '@ott/catalogue-feature'
import type { ListKind, Unfinished } from '@ott/catalogue-feature'
import { apiLanguage, localePath } from '@ott/i18n'
import type { ProfileId } from '@ott/identity'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { InfiniteData } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../session/login.ts'
import { useHistory } from '../session/use-viewer.ts'
import { usePrepareWatch } from '../title/title-controls.tsx'
import { useUnfinished } from '../title/use-unfinished.ts'
import { sayToast } from '../toasts/toasts.ts'
import { useLocale } from '../words/use-locale.ts'
import { changeList } from './my-changes.ts'
import { hasMore, readingOf, withItems } from './my-reading.ts'

/**
 * What was begun, and the list: changes are shown at once, and each can be taken back. The list is read meanwhile, but not
 * shown before it is known what stands above it: nothing pushes it down.
 */
export function MyListPart({ profileId }: { profileId: ProfileId }) {
  const { isLoading } = useHistory()
  return (
    <>
      {isLoading ? <MyRowsSkeleton /> : <LeftUnfinished profileId={profileId} />}
      <div hidden={isLoading}><List profileId={profileId} /></div>
    </>
  )
}

function LeftUnfinished({ profileId }: { profileId: ProfileId }) {
  const queries = useQueryClient()
  const prepare = usePrepareWatch()
  const unfinished = useUnfinished()
  const key = ['history', profileId]

  async function put(item: Unfinished, isAside: boolean) {
    await queries.cancelQueries({ queryKey: key })
    queries.setQueriesData<HistoryItem[]>({ queryKey: key }, (items) =>
      items?.map((each) => (each.card.id === item.card.id ? { ...each, isSetAside: isAside } : each)))
    try {
      await setAside(call, profileId, item.card.id, isAside)
      if (isAside) sayToast({ type: 'success', says: 'my.nowAside', action: { says: 'my.undo', onChoose: () => void put(item, false) } })
    } catch {
      sayToast({ type: 'error', says: 'my.failed' })
    }
    await queries.invalidateQueries({ queryKey: key })
  }
  return (
    <MyContinue
      items={unfinished}
      onSetAside={(item) => void put(item, true)}
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
  async function putAbove(card: Card, below: Card) {
    await show((cards) => {
      const others = cards.filter(({ id }) => id !== card.id)
      const at = others.findIndex(({ id }) => id === below.id)
      return others.toSpliced(Math.max(at, 0), 0, card)
    })
    await changeList(profileId, card, true, below.id)
  }
  /** Where it stood: above the next one, or last of all, which is below the one above. */
  async function putBack(card: Card, next: Card | undefined, above: Card | undefined) {
    if (next) return putAbove(card, next)
    if (!above) {
      await show((cards) => [...cards, card])
      return changeList(profileId, card, true)
    }
    await putAbove(card, above)
    await putAbove(above, card)
  }
  async function remove(card: Card, next: Card | undefined) {
    const above = reading.state === 'read' ? reading.items[reading.items.findIndex(({ id }) => id === card.id) - 1] : undefined
    await show((cards) => cards.filter(({ id }) => id !== card.id))
    sayToast({ type: 'success', says: 'my.nowOff', action: { says: 'my.undo', onChoose: () => void putBack(card, next, above) } })
    await changeList(profileId, card, false)
  }
  return (
    <MyList
      reading={reading}
      kind={kind}
      onKind={setKind}
      onRemove={(card, next) => void remove(card, next)}
      onMove={(card, below) => void putAbove(card, below)}
      browseHref={localePath(locale, '/')}
    />
  )
}
