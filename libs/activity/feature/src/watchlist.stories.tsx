import type { Card } from '@ott/catalogue'
import { Inline } from '@ott/design-system'
import { inAFrame, useWords } from '@ott/design-system/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { screen, userEvent } from 'storybook/test'
import { LikeButton } from './like-button.tsx'
import { MyContinue } from './my-continue.tsx'
import type { Watched } from './my-history-rows.tsx'
import { MyHistory } from './my-history.tsx'
import type { HistoryKind } from './my-history.tsx'
import { MyList } from './my-list.tsx'
import type { ListKind, MyReading } from './my-list.tsx'
import { MyPage } from './my-page.tsx'
import type { MyPart } from './my-page.tsx'
import { RatingChoice } from './rating.tsx'
import type { RatingWord } from './rating.tsx'
import { cardsIn } from './testing.tsx'

type Story = StoryObj

export default { title: 'Catalogue/The viewer’s own', component: MyPage, subcomponents: { MyContinue, MyHistory, MyList, RatingChoice, LikeButton }, parameters: { layout: 'fullscreen' } } satisfies Meta

const nothing = () => undefined
const hrefs = { list: '#list', history: '#history' }
const done = () => Promise.resolve()

function Own({ part, hasList = true, children }: { part: MyPart; hasList?: boolean; children: ReactNode }) {
  const say = useWords()
  return <MyPage heading={say('My Acme', 'আমার একমি')} current={part} hrefs={hasList ? hrefs : null}>{children}</MyPage>
}

function ListIn({ reading, kind = 'all' }: { reading: MyReading<Card>; kind?: ListKind }) {
  return (
    <Own part="list">
      <MyList reading={reading} kind={kind} onKind={nothing} onRemove={nothing} onMove={nothing} browseHref="#home" />
    </Own>
  )
}

const read = <Item,>(items: Item[], changes: object = {}): MyReading<Item> => ({ state: 'read', items, isComing: false, onMore: null, ...changes })

function WholePage() {
  const cards = cardsIn(useWords())
  const [entries, setEntries] = useState(cards.slice(2, 6))
  const unfinished = cards.slice(0, 2).map((card, at) => ({
    card, contentId: card.id, atSeconds: 600, share: 0.3 + at * 0.3, secondsLeft: 2400, episode: at === 1 ? { season: 1, number: 4 } : null, href: '#watch', isOpen: true,
  }))
  const move = (card: Card, next: Card | undefined) => setEntries((before) => {
    const others = before.filter(({ id }) => id !== card.id)
    return others.toSpliced(next ? others.findIndex(({ id }) => id === next.id) : others.length, 0, card)
  })
  return (
    <Own part="list">
      <MyContinue items={unfinished} onSetAside={nothing} />
      <MyList
        reading={read(entries)}
        kind="all"
        onKind={nothing}
        onRemove={(card) => setEntries((before) => before.filter(({ id }) => id !== card.id))}
        onMove={move}
        browseHref="#home"
      />
    </Own>
  )
}

export const ListAndWhatWasBegun: Story = { render: () => <WholePage /> }
/** A row is on its way to the place of the next but one. */
export const Dragging: Story = {
  render: () => <WholePage />,
  play: async ({ canvasElement }) => {
    const grips = canvasElement.querySelectorAll<HTMLElement>('[data-grip]')
    const [from, to] = [grips[0], grips[2]]
    if (!from || !to) throw new Error('There are no grips')
    await userEvent.pointer([{ keys: '[MouseLeft>]', target: from, coords: middleOf(from) }, { target: to, coords: middleOf(to) }])
  },
  parameters: { docs: inAFrame },
}
export const LongList: Story = { render: () => <LongListStory /> }
export const EmptyList: Story = { render: () => <ListIn reading={read<Card>([])} /> }
export const NoneOfOneKind: Story = { render: () => <ListIn reading={read<Card>([])} kind="series" /> }
export const ListLoading: Story = { render: () => <ListIn reading={{ state: 'loading' }} /> }
export const ListNotLoaded: Story = { render: () => <ListIn reading={{ state: 'failed', isComing: false, onRetry: nothing }} /> }
export const ListAskedAgain: Story = { render: () => <ListIn reading={{ state: 'failed', isComing: true, onRetry: nothing }} /> }

function middleOf(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}

/** Of what is to come and what is there for a while yet, both in sight of what has no date. */
export const ComingAndLeaving: Story = { render: () => <DatedListStory /> }

function DatedListStory() {
  const [coming, leaving, ...others] = cardsIn(useWords()).slice(0, 4)
  const dated = [
    { ...coming!, badge: 'comingSoon' as const, releasesAt: new Date('2027-02-03T00:00:00+05:30') },
    { ...leaving!, leavesAt: new Date('2027-02-06T00:00:00+05:30') },
  ]
  return <ListIn reading={read<Card>([...dated, ...others])} />
}

function LongListStory() {
  return <ListIn reading={read(cardsIn(useWords()), { onMore: nothing })} />
}

function useWatched(): Watched[] {
  const say = useWords()
  return cardsIn(say).slice(0, 5).map((card, at) => ({
    key: card.id,
    card,
    episode: at === 1 ? { season: 1, number: 2, title: say('The ticket from tomorrow', 'আগামীকালের টিকিট') } : null,
    watchedAt: new Date(Date.UTC(2026, 10, 20 - at)),
    share: at === 2 ? 1 : 0.4,
    secondsLeft: 1500,
    isFinished: at === 2,
  }))
}

function HistoryIn({ reading, kind = 'all', hasList, onClear = nothing, onExport = done }: { reading: MyReading<Watched>; kind?: HistoryKind; hasList?: boolean; onClear?: () => void; onExport?: () => Promise<void> }) {
  return (
    <Own part="history" hasList={hasList}>
      <MyHistory reading={reading} kind={kind} onKind={nothing} timeZone="Asia/Kolkata" onHide={nothing} onForget={nothing} onClear={onClear} onExport={onExport} browseHref="#home" />
    </Own>
  )
}

function HistoryStory(props: { hasList?: boolean; onClear?: () => void; onExport?: () => Promise<void>; more?: object }) {
  return <HistoryIn {...props} reading={read(useWatched(), props.more)} />
}

function HiddenStory() {
  return <HistoryIn reading={read(useWatched().slice(1, 3))} kind="hidden" />
}

const refused = () => Promise.reject(new Error('refused'))
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))

export const History: Story = { render: () => <HistoryStory more={{ onMore: nothing }} /> }
export const HistoryWithoutList: Story = { render: () => <HistoryStory hasList={false} /> }
export const EmptyHistory: Story = { render: () => <HistoryIn reading={read<Watched>([])} /> }
export const NothingFinished: Story = { render: () => <HistoryIn reading={read<Watched>([])} kind="finished" /> }
export const HiddenHistory: Story = { render: () => <HiddenStory /> }
export const NothingHidden: Story = { render: () => <HistoryIn reading={read<Watched>([])} kind="hidden" /> }
export const HistoryLoading: Story = { render: () => <HistoryIn reading={{ state: 'loading' }} /> }
export const HistoryNotLoaded: Story = { render: () => <HistoryIn reading={{ state: 'failed', isComing: false, onRetry: nothing }} /> }
export const AskingToClear: Story = { render: () => <HistoryStory />, play: () => press(/Clear history|ইতিহাস মুছুন/), parameters: { docs: inAFrame } }
export const NotExported: Story = { render: () => <HistoryStory onExport={refused} />, play: () => press(/Export|ফাইলে/), parameters: { docs: inAFrame } }

function Rated({ first }: { first: RatingWord | null }) {
  const [rating, setRating] = useState(first)
  return <RatingChoice rating={rating} onRate={setRating} />
}

export const NotRated: Story = { render: () => <Rated first={null} />, parameters: { layout: 'padded' } }
export const Liked: Story = { render: () => <Rated first="like" />, parameters: { layout: 'padded' } }
export const NotForMe: Story = { render: () => <Rated first="not for me" />, parameters: { layout: 'padded' } }

function LikedOnACard() {
  const [rating, setRating] = useState<RatingWord | null>(null)
  return <Inline gap={2}><LikeButton rating={rating} onRate={setRating} /><LikeButton rating="love" onRate={nothing} /></Inline>
}

export const OnALiftedCard: Story = { render: () => <LikedOnACard />, parameters: { layout: 'padded' } }
