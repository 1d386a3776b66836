import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { ContinueWatchingGrid } from './continue-watching-grid.tsx'
import { ContinueWatchingRow } from './continue-watching-row.tsx'
import type { ContinueWatchingRowProps } from './continue-watching-row.tsx'
import type { PagedList } from './list-states.tsx'
import { Messages, threeCards } from './testing.tsx'

const [ferry, umbrellas] = threeCards
const read = <Item,>(items: Item[]): PagedList<Item> => ({ status: 'read', items, isLoadingMore: false, onLoadMore: null })
const Grid = ({ items, ...props }: ContinueWatchingRowProps) => <ContinueWatchingGrid list={read(items)} browseHref="/en" {...props} />
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('titles can be dismissed from continue watching', async () => {
  const aside: string[] = []
  const item = { card: ferry, contentId: ferry.id, atSeconds: 10, share: 0.5, secondsLeft: 1080, episode: { season: 1, number: 4 }, href: '/w', isPlayable: true }
  render(<Messages><Grid items={[item]} onDismiss={({ card }) => aside.push(card.title)} /></Messages>)
  expect(screen.getByText('S1 E4 · 18 min left')).toBeVisible()
  await press('Remove The Last Ferry from Continue watching')
  expect(aside).toEqual([ferry.title])
})

it('an episode that is not started is labelled as the next one', () => {
  const item = { card: ferry, contentId: ferry.id, atSeconds: 0, share: null, secondsLeft: 1080, episode: { season: 1, number: 5 }, href: '/w', isPlayable: true }
  render(<Messages><ContinueWatchingRow items={[item]} onDismiss={() => undefined} /></Messages>)
  expect(screen.getByText('S1 E5 · Next episode')).toBeVisible()
})

it.each([['on a page', ContinueWatchingRow], ['on the viewer’s own', Grid]])('dismissing %s moves the focus to the row, or to the page after the last item', async (_, Row) => {
  const items = [ferry, umbrellas].map((card) => ({ card, contentId: card.id, atSeconds: 10, share: 0.5, secondsLeft: 1080, episode: null, href: '/w', isPlayable: true }))
  function Dismissible() {
    const [left, setLeft] = useState(items)
    return <main tabIndex={-1}><Row items={left} onDismiss={(item) => setLeft(left.filter((each) => each !== item))} /></main>
  }
  render(<Messages><Dismissible /></Messages>)
  await press(`Remove ${ferry.title} from Continue watching`)
  expect(document.activeElement).toContainElement(screen.getByRole('link'))
  expect(screen.getByRole('main')).not.toHaveFocus()
  await press(`Remove ${umbrellas.title} from Continue watching`)
  expect(screen.getByRole('main')).toHaveFocus()
})

describe('continue watching', () => {
  it('renders nothing without items', () => {
    const { container } = render(<Messages><ContinueWatchingRow items={[]} onDismiss={() => undefined} /></Messages>)
    expect(container).toBeEmptyDOMElement()
  })

  it('shows the episode and the time left', () => {
    const item = { card: ferry, contentId: ferry.id, atSeconds: 1080, share: 0.5, secondsLeft: 1080, episode: { season: 1, number: 4 }, href: '/w', isPlayable: true }
    render(<Messages><ContinueWatchingRow items={[item]} onDismiss={() => undefined} /></Messages>)
    expect(screen.getByRole('link')).toHaveTextContent('S1 E4 · 18 min left')
  })

  it('reports intent with the video and its position', async () => {
    const item = { card: ferry, contentId: ferry.id, atSeconds: 1080, share: 0.5, secondsLeft: 1080, episode: null, href: '/w?t=1080', isPlayable: true }
    const reached = jest.fn()
    render(<Messages><ContinueWatchingRow items={[item]} onDismiss={() => undefined} onIntent={reached} /></Messages>)
    await userEvent.hover(screen.getByRole('link'))
    expect(reached).toHaveBeenCalledWith(expect.objectContaining({ contentId: ferry.id, atSeconds: 1080 }))
  })
})

describe('the titles to resume, on the viewer’s own page,', () => {
  it('lead to other titles when there are none', () => {
    render(<Messages><Grid items={[]} onDismiss={() => undefined} /></Messages>)
    expect(screen.getByText('Nothing to continue')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Browse titles' })).toHaveAttribute('href', '/en')
  })

  it('can be fetched again after a failure', async () => {
    const onRetry = jest.fn()
    render(<Messages><ContinueWatchingGrid list={{ status: 'failed', isFetching: false, onRetry }} browseHref="/en" onDismiss={() => undefined} /></Messages>)
    await press('Try again')
    expect(onRetry).toHaveBeenCalled()
  })
})
