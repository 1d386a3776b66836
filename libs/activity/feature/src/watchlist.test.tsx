import type { Card } from '@ott/catalogue'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import type { PagedList } from './item-rows.tsx'
import { Messages, threeCards } from './testing.tsx'
import { Watchlist } from './watchlist.tsx'

const [ferry, umbrellas, forest] = threeCards
const read = <Item,>(items: Item[]): PagedList<Item> => ({ status: 'read', items, isLoadingMore: false, onLoadMore: null })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const titles = () => within(screen.getByRole('list')).getAllByRole('link').map(({ textContent }) => textContent)
const nothing = () => undefined
const noFacts = () => ({ facts: [], date: null })

/** A list that applies its own changes and can be reversed from outside. */
function List({ told }: { told?: (word: string) => void }) {
  const [entries, setEntries] = useState<Card[]>(threeCards)
  return (
    <Messages>
      <Watchlist
        list={read(entries)}
        kind="all"
        onKind={nothing}
        onRemove={(card, next) => {
          told?.(`${card.title} above ${next?.title}`)
          setEntries((before) => before.filter((each) => each !== card))
        }}
        onMove={(card, next) => setEntries((before) => {
          const others = before.filter((each) => each !== card)
          return others.toSpliced(next ? others.indexOf(next) : others.length, 0, card)
        })}
        factsOf={noFacts}
        browseHref="/en"
      />
      <button type="button" onClick={() => setEntries((before) => before.toReversed())}>Turn round</button>
    </Messages>
  )
}

describe('the watchlist', () => {
  it('can be reordered, and the focus stays on the moved title', async () => {
    render(<List />)
    await press('Move The Last Ferry down')
    expect(titles()).toEqual([umbrellas.title, ferry.title, forest.title])
    expect(screen.getByRole('button', { name: 'Move The Last Ferry down' })).toHaveFocus()
    expect(screen.getByText('The Last Ferry is now number 2').closest('[role=status]')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    expect(titles()).toEqual([umbrellas.title, forest.title, ferry.title])
    expect(screen.getByRole('button', { name: 'Move The Last Ferry up' })).toHaveFocus()
  })

  it('announces the position of a moved title', async () => {
    render(<Messages><Watchlist list={read([ferry, umbrellas])} kind="all" onKind={nothing} onRemove={nothing} onMove={nothing} factsOf={noFacts} browseHref="/en" /></Messages>)
    await press('Move The Last Ferry down')
    for (const place of screen.getAllByRole('status')) expect(place).toBeEmptyDOMElement()
  })

  it('moves the focus once per move', async () => {
    render(<List />)
    await press('Move The Last Ferry down')
    await press('Turn round')
    expect(titles()).toEqual([forest.title, ferry.title, umbrellas.title])
    expect(screen.getByRole('button', { name: 'Turn round' })).toHaveFocus()
  })

  it('removes a title and reports the next one', async () => {
    const said: string[] = []
    render(<List told={(word) => said.push(word)} />)
    await press('Remove Umbrella Season from your watchlist')
    expect(titles()).toEqual([ferry.title, forest.title])
    expect(screen.getByRole('link', { name: forest.title })).toHaveFocus()
    expect(said).toEqual(['Umbrella Season above Salt Forest'])
  })

  it('shows the facts of each title and its date', () => {
    const factsOf = (card: Card) => ({ facts: ['Drama', '2026'], date: card === ferry ? <time>Coming 3 February 2027</time> : null })
    render(<Messages><Watchlist list={read([ferry, forest])} kind="all" onKind={nothing} onRemove={nothing} onMove={nothing} factsOf={factsOf} browseHref="/en" /></Messages>)
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows).toEqual([expect.stringMatching(/Drama.*2026.*Coming 3 February 2027/), expect.not.stringContaining('Coming')])
  })

  it('disables steps beyond its ends', () => {
    render(<List />)
    expect(screen.getByRole('button', { name: 'Move The Last Ferry up' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Move Salt Forest down' })).toBeDisabled()
  })

  it('links to titles when empty', () => {
    render(<Messages><Watchlist list={read<Card>([])} kind="all" onKind={nothing} onRemove={nothing} onMove={nothing} factsOf={noFacts} browseHref="/en" /></Messages>)
    expect(screen.getByText('Your watchlist is empty')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Browse titles' })).toHaveAttribute('href', '/en')
  })

  it('keeps a filter without matches', async () => {
    const kinds: string[] = []
    render(<Messages><Watchlist list={read<Card>([])} kind="series" onKind={(kind) => kinds.push(kind)} onRemove={nothing} onMove={nothing} factsOf={noFacts} browseHref="/en" /></Messages>)
    expect(screen.getByRole('status')).toHaveTextContent('There are no shows in your watchlist.')
    await userEvent.click(screen.getByRole('radio', { name: 'Movies' }))
    expect(kinds).toEqual(['movie'])
  })
})
