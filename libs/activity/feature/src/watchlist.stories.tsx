import type { Card } from '@ott/catalogue'
import { Card as DesignCard } from '@ott/design-system'
import { inAFrame, useTranslate } from '@ott/design-system/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { screen, userEvent } from 'storybook/test'
import { ActivityPage } from './activity-page.tsx'
import type { PagedList } from './list-states.tsx'
import { useCards } from './testing.tsx'
import { WatchlistEditor } from './watchlist-editor.tsx'
import { Watchlist } from './watchlist.tsx'
import type { WatchlistFilter } from './watchlist.tsx'

type Story = StoryObj

export default { title: 'Activity/Watchlist', component: Watchlist, subcomponents: { ActivityPage, WatchlistEditor }, parameters: { layout: 'fullscreen' } } satisfies Meta

const nothing = () => undefined
const hrefs = { watching: '#watching', list: '#list', history: '#history' }
const cardWith = (facts: (card: Card) => ReactNode) => (card: Card, actions: ReactNode) => (
  <DesignCard key={card.id} shape="portrait" href={`#${card.id}`} title={card.title} pictureSrc={card.pictures.portrait} facts={facts(card)} actions={actions} />
)
const renderCard = cardWith(({ genres }) => genres[0]?.name)
const loaded = (items: Card[], onLoadMore: (() => void) | null = null): PagedList<Card> => ({ status: 'read', items, isLoadingMore: false, onLoadMore })

function ListPage({ list, kind = 'all' }: { list: PagedList<Card>; kind?: WatchlistFilter }) {
  return (
    <ActivityPage heading={useTranslate()('My Acme', 'আমার একমি')} current="list" hrefs={hrefs}>
      <Watchlist list={list} kind={kind} onKind={nothing} onRemove={nothing} onMove={nothing} renderCard={renderCard} browseHref="#home" />
    </ActivityPage>
  )
}

function WholePage() {
  const t = useTranslate()
  const cards = useCards()
  const [entries, setEntries] = useState(cards.slice(0, 7))
  const move = (card: Card, next: Card | undefined) => setEntries((before) => {
    const others = before.filter(({ id }) => id !== card.id)
    return others.toSpliced(next ? others.findIndex(({ id }) => id === next.id) : others.length, 0, card)
  })
  return (
    <ActivityPage heading={t('My Acme', 'আমার একমি')} current="list" hrefs={hrefs}>
      <Watchlist
        list={loaded(entries)}
        kind="all"
        onKind={nothing}
        onRemove={(card) => setEntries((before) => before.filter(({ id }) => id !== card.id))}
        onMove={move}
        renderCard={renderCard}
        browseHref="#home"
      />
    </ActivityPage>
  )
}

const edit = async () => userEvent.click(await screen.findByRole('button', { name: /^(Edit|বদলান)$/ }))

export const Posters: Story = { render: () => <WholePage /> }

/** The order can be changed by dragging, or one step at a time. */
export const Editing: Story = { render: () => <WholePage />, play: edit, parameters: { docs: inAFrame } }

/** The first poster is dragged over the third. */
export const Dragging: Story = {
  render: () => <WholePage />,
  play: async ({ canvasElement }) => {
    await edit()
    const grips = canvasElement.querySelectorAll<HTMLElement>('[data-grip]')
    const [from, to] = [grips[0], grips[2]]
    if (!from || !to) throw new Error('There are no grips')
    await userEvent.pointer([{ keys: '[MouseLeft>]', target: from, coords: centreOf(from) }, { target: to, coords: centreOf(to) }])
  },
  parameters: { docs: inAFrame },
}
export const MorePages: Story = { render: () => <LongList /> }
export const Empty: Story = { render: () => <ListPage list={loaded([])} /> }
export const NoMatches: Story = { render: () => <ListPage list={loaded([])} kind="series" /> }
export const Loading: Story = { render: () => <ListPage list={{ status: 'loading' }} /> }
export const Failed: Story = { render: () => <ListPage list={{ status: 'failed', isFetching: false, onRetry: nothing }} /> }
export const Retrying: Story = { render: () => <ListPage list={{ status: 'failed', isFetching: true, onRetry: nothing }} /> }
export const WithDates: Story = { render: () => <DatedList /> }

function centreOf(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}

function LongList() {
  return <ListPage list={loaded(useCards(), nothing)} />
}

function DatedList() {
  const t = useTranslate()
  const cards = useCards().slice(0, 3)
  const dates = [t('Coming 3 February 2027', 'মুক্তি ৩ ফেব্রুয়ারি, ২০২৭'), t('Until 5 February 2027', '৫ ফেব্রুয়ারি, ২০২৭ পর্যন্ত')]
  return (
    <ActivityPage heading={t('My Acme', 'আমার একমি')} current="list" hrefs={hrefs}>
      <Watchlist
        list={loaded(cards)}
        kind="all"
        onKind={nothing}
        onRemove={nothing}
        onMove={nothing}
        renderCard={cardWith((card) => dates[cards.findIndex(({ id }) => id === card.id)] ?? card.genres[0]?.name)}
        browseHref="#home"
      />
    </ActivityPage>
  )
}
