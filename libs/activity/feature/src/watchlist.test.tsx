import type { Card } from '@ott/catalogue'
import { Card as DesignCard } from '@ott/design-system'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { PagedList } from './list-states.tsx'
import { Messages, threeCards } from './testing.tsx'
import { Watchlist } from './watchlist.tsx'

const [ferry, umbrellas, forest] = threeCards
const read = <Item,>(items: Item[]): PagedList<Item> => ({ status: 'read', items, isLoadingMore: false, onLoadMore: null })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const titles = () => within(screen.getByRole('list')).getAllByRole('listitem').map((item) => threeCards.find(({ title }) => item.textContent.includes(title))?.title)
const nothing = () => undefined
const renderCard = (card: Card, actions: ReactNode) => <DesignCard key={card.id} shape="portrait" href={card.link} title={card.title} pictureSrc={card.pictures.portrait} actions={actions} />

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
        renderCard={renderCard}
        browseHref="/en"
      />
      <button type="button" onClick={() => setEntries((before) => before.toReversed())}>Turn round</button>
    </Messages>
  )
}

describe('the watchlist', () => {
  it('can be reordered, and the focus stays on the moved title', async () => {
    render(<List />)
    await press('Edit')
    await press('Move The Last Ferry later')
    expect(titles()).toEqual([umbrellas.title, ferry.title, forest.title])
    expect(screen.getByRole('button', { name: 'Move The Last Ferry later' })).toHaveFocus()
    expect(screen.getByText('The Last Ferry is now number 2').closest('[role=status]')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    expect(titles()).toEqual([umbrellas.title, forest.title, ferry.title])
    expect(screen.getByRole('button', { name: 'Move The Last Ferry earlier' })).toHaveFocus()
  })

  it('announces the position of a moved title', async () => {
    render(<Messages><Watchlist list={read([ferry, umbrellas])} kind="all" onKind={nothing} onRemove={nothing} onMove={nothing} renderCard={renderCard} browseHref="/en" /></Messages>)
    await press('Edit')
    await press('Move The Last Ferry later')
    for (const place of screen.getAllByRole('status')) expect(place).toBeEmptyDOMElement()
  })

  it('moves the focus once per move', async () => {
    render(<List />)
    await press('Edit')
    await press('Move The Last Ferry later')
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

  it('has links or, in its edit mode, controls of the order', async () => {
    render(<List />)
    expect(screen.getAllByRole('link')).toHaveLength(3)
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull()
    await press('Edit')
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getAllByRole('button', { name: /^Move/ })).toHaveLength(6)
    expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus()
    await press('Done')
    expect(screen.getAllByRole('link')).toHaveLength(3)
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus()
  })

  it('removes titles in its edit mode, with the focus on the next one', async () => {
    const said: string[] = []
    render(<List told={(word) => said.push(word)} />)
    await press('Edit')
    await press('Remove Umbrella Season from your watchlist')
    expect(titles()).toEqual([ferry.title, forest.title])
    expect(screen.getByRole('button', { name: 'Remove Salt Forest from your watchlist' })).toHaveFocus()
    expect(said).toEqual(['Umbrella Season above Salt Forest'])
  })

  it('disables steps beyond its ends', async () => {
    render(<List />)
    await press('Edit')
    expect(screen.getByRole('button', { name: 'Move The Last Ferry earlier' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Move Salt Forest later' })).toBeDisabled()
  })

  it('links to titles when empty', () => {
    render(<Messages><Watchlist list={read<Card>([])} kind="all" onKind={nothing} onRemove={nothing} onMove={nothing} renderCard={renderCard} browseHref="/en" /></Messages>)
    expect(screen.getByText('Your watchlist is empty')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Browse titles' })).toHaveAttribute('href', '/en')
  })

  it('keeps a filter without matches', async () => {
    const kinds: string[] = []
    render(<Messages><Watchlist list={read<Card>([])} kind="series" onKind={(kind) => kinds.push(kind)} onRemove={nothing} onMove={nothing} renderCard={renderCard} browseHref="/en" /></Messages>)
    expect(screen.getByRole('status')).toHaveTextContent('There are no shows in your watchlist.')
    await userEvent.click(screen.getByRole('radio', { name: 'Movies' }))
    expect(kinds).toEqual(['movie'])
  })
})
