import type { ContentId } from '@ott/catalogue'
import { RowStack } from '@ott/design-system'
import { useTranslate } from '@ott/design-system/testing'
import { ActivityPage } from './activity-page.tsx'
import { ContinueWatchingGrid } from './continue-watching-grid.tsx'
import { ContinueWatchingRow } from './continue-watching-row.tsx'
import type { ContinueWatchingItem } from './continue-watching-row.tsx'
import type { PagedList } from './list-states.tsx'
import { useCards } from './testing.tsx'

export default { title: 'Activity/Continue watching', component: ContinueWatchingRow, subcomponents: { ActivityPage, ContinueWatchingGrid }, parameters: { layout: 'fullscreen' } }

const useItems = () =>
  useCards().slice(0, 5).map((card, index) => ({
    card,
    contentId: `c${index}` as ContentId,
    atSeconds: 600,
    share: index === 2 ? null : 0.2 + index * 0.15,
    secondsLeft: [1080, 4000, 35, 12, 300][index] ?? 60,
    episode: index % 2 === 0 ? { season: 1, number: index + 2 } : null,
    href: `#${index}`,
    isPlayable: true,
  }))

export const Row = () => <RowStack><ContinueWatchingRow items={useItems()} onDismiss={() => undefined} /></RowStack>

function WatchingPage({ list }: { list: PagedList<ContinueWatchingItem> }) {
  return (
    <ActivityPage heading={useTranslate()('My Acme', 'আমার একমি')} current="watching" hrefs={{ watching: '#watching', list: '#list', history: '#history' }}>
      <ContinueWatchingGrid list={list} browseHref="#home" onDismiss={() => undefined} />
    </ActivityPage>
  )
}

const read = (items: ContinueWatchingItem[]) => ({ status: 'read' as const, items, isLoadingMore: false, onLoadMore: null })

export const Grid = () => <WatchingPage list={read(useItems())} />
export const Empty = () => <WatchingPage list={read([])} />
export const Loading = () => <WatchingPage list={{ status: 'loading' }} />
export const Failed = () => <WatchingPage list={{ status: 'failed', isFetching: false, onRetry: () => undefined }} />
