import { inAFrame, useTranslate } from '@ott/design-system/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { ActivityPage } from './activity-page.tsx'
import type { HistoryEntry } from './history-grid.tsx'
import { WatchHistory } from './history.tsx'
import type { HistoryFilter } from './history.tsx'
import type { PagedList } from './list-states.tsx'
import { useCards } from './testing.tsx'

type Story = StoryObj

export default { title: 'Activity/History', component: WatchHistory, subcomponents: { ActivityPage }, parameters: { layout: 'fullscreen' } } satisfies Meta

const nothing = () => undefined
const hrefs = { watching: '#watching', list: '#list', history: '#history' }
const resolve = () => Promise.resolve()
const reject = () => Promise.reject(new Error('rejected'))
const loaded = (items: HistoryEntry[], onLoadMore: (() => void) | null = null): PagedList<HistoryEntry> => ({ status: 'read', items, isLoadingMore: false, onLoadMore })

function useEntries(): HistoryEntry[] {
  const t = useTranslate()
  return useCards().slice(0, 5).map((card, index) => ({
    key: card.id,
    card,
    episode: index === 1 ? { season: 1, number: 2, title: t('The ticket from tomorrow', 'আগামীকালের টিকিট') } : null,
    watchedAt: new Date(Date.UTC(2026, 10, 20 - index)),
    share: index === 2 ? 1 : 0.4,
    secondsLeft: 1500,
    isFinished: index === 2,
  }))
}

type PageProps = { list: PagedList<HistoryEntry>; kind?: HistoryFilter; hasHidden?: boolean; hasList?: boolean; onExport?: () => Promise<void> }

function Page({ list, kind = 'all', hasHidden, hasList = true, onExport = resolve }: PageProps) {
  return (
    <ActivityPage heading={useTranslate()('My Acme', 'আমার একমি')} current="history" hrefs={hasList ? hrefs : { ...hrefs, list: undefined }}>
      <WatchHistory list={list} kind={kind} hasHidden={hasHidden} onKind={nothing} timeZone="Asia/Kolkata" onHide={nothing} onForget={nothing} onClear={nothing} onExport={onExport} browseHref="#home" />
    </ActivityPage>
  )
}

const Entries = (props: Omit<PageProps, 'list'>) => <Page {...props} list={loaded(useEntries())} />
const MoreEntries = () => <Page list={loaded(useEntries(), nothing)} />
const HiddenEntries = () => <Page list={loaded(useEntries().slice(1, 3))} kind="hidden" />
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))

export const MorePages: Story = { render: () => <MoreEntries /> }
export const WithoutWatchlist: Story = { render: () => <Entries hasList={false} /> }
/** Touch devices show the actions of the cards in this mode only. */
export const Editing: Story = { render: () => <Entries />, play: async () => { await userEvent.click(await screen.findByText(/^(Edit|বদলান)$/)) }, parameters: { docs: inAFrame } }
export const Empty: Story = { render: () => <Page list={loaded([])} /> }
export const AllHidden: Story = { render: () => <Page list={loaded([])} hasHidden /> }
export const NothingFinished: Story = { render: () => <Page list={loaded([])} kind="finished" /> }
export const Hidden: Story = { render: () => <HiddenEntries /> }
export const NothingHidden: Story = { render: () => <Page list={loaded([])} kind="hidden" /> }
export const Loading: Story = { render: () => <Page list={{ status: 'loading' }} /> }
export const Failed: Story = { render: () => <Page list={{ status: 'failed', isFetching: false, onRetry: nothing }} /> }
export const ConfirmingClear: Story = { render: () => <Entries />, play: () => press(/Clear history|ইতিহাস মুছুন/), parameters: { docs: inAFrame } }
export const ExportFailed: Story = { render: () => <Entries onExport={reject} />, play: () => press(/Download my history|ডাউনলোড/), parameters: { docs: inAFrame } }
