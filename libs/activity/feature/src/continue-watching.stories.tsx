import type { ContentId } from '@ott/catalogue'
import { Page, RowStack } from '@ott/design-system'
import { ContinueWatchingList } from './continue-watching-list.tsx'
import { ContinueWatchingRow } from './continue-watching-row.tsx'
import { useCards } from './testing.tsx'

export default { title: 'Activity/Continue watching', component: ContinueWatchingRow, subcomponents: { ContinueWatchingList }, parameters: { layout: 'fullscreen' } }

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

export const List = () => <Page><ContinueWatchingList items={useItems()} onDismiss={() => undefined} /></Page>
