import type { Card } from '@ott/catalogue'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { ContinueWatching, MyContinue, MyHistory, MyList, RatingChoice } from './index.ts'
import type { MyReading, RatingWord, Watched } from './index.ts'
import { cardsIn, Words } from './testing.tsx'

const cards = cardsIn((en) => en).slice(0, 3)
const [ferry, umbrellas, forest] = cards as [Card, Card, Card]
const read = <Item,>(items: Item[]): MyReading<Item> => ({ state: 'read', items, isComing: false, onMore: null })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const titles = () => within(screen.getByRole('list')).getAllByRole('link').map(({ textContent }) => textContent)
const nothing = () => undefined

/** A list that does what it is told, and can be turned round from elsewhere. */
function List({ told }: { told?: (word: string) => void }) {
  const [entries, setEntries] = useState(cards)
  return (
    <Words>
      <MyList
        reading={read(entries)}
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
        browseHref="/en"
      />
      <button type="button" onClick={() => setEntries((before) => before.toReversed())}>Turn round</button>
    </Words>
  )
}

describe('the viewer’s list', () => {
  it('is put in another order, and the focus stays with the title that moves', async () => {
    render(<List />)
    await press('Move The Last Ferry one place later')
    expect(titles()).toEqual([umbrellas.title, ferry.title, forest.title])
    expect(screen.getByRole('button', { name: 'Move The Last Ferry one place later' })).toHaveFocus()
    expect(screen.getByText('The Last Ferry is number 2 now').closest('[role=status]')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    expect(titles()).toEqual([umbrellas.title, forest.title, ferry.title])
    expect(screen.getByRole('button', { name: 'Move The Last Ferry one place earlier' })).toHaveFocus()
  })

  it('says where a title stands when it stands there', async () => {
    render(<Words><MyList reading={read([ferry, umbrellas])} kind="all" onKind={nothing} onRemove={nothing} onMove={nothing} browseHref="/en" /></Words>)
    await press('Move The Last Ferry one place later')
    for (const place of screen.getAllByRole('status')) expect(place).toBeEmptyDOMElement()
  })

  it('takes the focus for a move once, and not when its order changes afterwards', async () => {
    render(<List />)
    await press('Move The Last Ferry one place later')
    await press('Turn round')
    expect(titles()).toEqual([forest.title, ferry.title, umbrellas.title])
    expect(screen.getByRole('button', { name: 'Turn round' })).toHaveFocus()
  })

  it('loses a title that is removed, and remembers above which it stood', async () => {
    const said: string[] = []
    render(<List told={(word) => said.push(word)} />)
    await press('Remove Umbrella Season from the list')
    expect(titles()).toEqual([ferry.title, forest.title])
    expect(screen.getByRole('link', { name: forest.title })).toHaveFocus()
    expect(said).toEqual(['Umbrella Season above Salt Forest'])
  })

  it('says of each title when it comes, or until when it is there', () => {
    const dated: Card[] = [
      { ...ferry, badge: 'comingSoon', releasesAt: new Date('2027-02-03T00:00:00+05:30') },
      { ...umbrellas, leavesAt: new Date(2027, 1, 6) },
      forest,
    ]
    render(<Words><MyList reading={read(dated)} kind="all" onKind={nothing} onRemove={nothing} onMove={nothing} browseHref="/en" /></Words>)
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows[0]).toMatch(/Drama.*Coming 3 February 2027/)
    expect(rows[1]).toMatch(/Romance.*Until 5 February 2027/)
    expect(rows[2]).not.toMatch(/Coming|Until/)
  })

  it('cannot go beyond its ends', () => {
    render(<List />)
    expect(screen.getByRole('button', { name: 'Move The Last Ferry one place earlier' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Move Salt Forest one place later' })).toBeDisabled()
  })

  it('says where titles are when there is none', () => {
    render(<Words><MyList reading={read<Card>([])} kind="all" onKind={nothing} onRemove={nothing} onMove={nothing} browseHref="/en" /></Words>)
    expect(screen.getByText('Your list is empty')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Browse titles' })).toHaveAttribute('href', '/en')
  })

  it('keeps the choice of a kind that it has none of', async () => {
    const kinds: string[] = []
    render(<Words><MyList reading={read<Card>([])} kind="series" onKind={(kind) => kinds.push(kind)} onRemove={nothing} onMove={nothing} browseHref="/en" /></Words>)
    expect(screen.getByRole('status')).toHaveTextContent('There are no series on your list.')
    await userEvent.click(screen.getByRole('radio', { name: 'Movies' }))
    expect(kinds).toEqual(['movie'])
  })
})

it('what was begun can be put aside', async () => {
  const aside: string[] = []
  const item = { card: ferry, contentId: ferry.id, atSeconds: 10, share: 0.5, secondsLeft: 1080, episode: { season: 1, number: 4 }, href: '/w', isOpen: true }
  render(<Words><MyContinue items={[item]} onSetAside={({ card }) => aside.push(card.title)} /></Words>)
  expect(screen.getByText('S1 E4')).toBeVisible()
  expect(screen.getByText('18 min left')).toBeVisible()
  await press('Remove The Last Ferry from continue watching')
  expect(aside).toEqual([ferry.title])
})

it('an episode that is new says that it is the next one', () => {
  const item = { card: ferry, contentId: ferry.id, atSeconds: 0, share: null, secondsLeft: 1080, episode: { season: 1, number: 5 }, href: '/w', isOpen: true }
  render(<Words><ContinueWatching items={[item]} onSetAside={() => undefined} /></Words>)
  expect(screen.getByText('S1 E5 · Next episode')).toBeVisible()
})

it.each([['on a page', ContinueWatching], ['on the viewer’s own', MyContinue]])('what is put aside %s leaves the keyboard among what was begun, or on the page when it was the last', async (_, Row) => {
  const items = [ferry, umbrellas].map((card) => ({ card, contentId: card.id, atSeconds: 10, share: 0.5, secondsLeft: 1080, episode: null, href: '/w', isOpen: true }))
  function Begun() {
    const [left, setLeft] = useState(items)
    return <main tabIndex={-1}><Row items={left} onSetAside={(item) => setLeft(left.filter((each) => each !== item))} /></main>
  }
  render(<Words><Begun /></Words>)
  await press(`Remove ${ferry.title} from continue watching`)
  expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'Continue watching' }))
  expect(screen.getByRole('main')).not.toHaveFocus()
  await press(`Remove ${umbrellas.title} from continue watching`)
  expect(screen.getByRole('main')).toHaveFocus()
})

describe('the history', () => {
  const watched: Watched = { key: 'ferry', card: ferry, episode: null, watchedAt: new Date('2026-11-20T10:00:00Z'), share: 1, secondsLeft: 0, isFinished: true }
  const open = (changes: Partial<Parameters<typeof MyHistory>[0]> = {}) => {
    const said: string[] = []
    const told = (word: string) => () => { said.push(word); return Promise.resolve() }
    render(
      <Words>
        <MyHistory reading={read([watched])} kind="all" onKind={(kind) => said.push(kind)} timeZone="UTC" onHide={() => said.push('hide')} onForget={() => said.push('forget')} onClear={told('clear')} onExport={told('export')} browseHref="/en" {...changes} />
      </Words>,
    )
    return said
  }

  it('says when a film was watched and how far', () => {
    open()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContainEqual(expect.stringMatching(/20 November 2026 +Watched to the end/))
  })

  it('shows what was watched to the end alone to whoever asks for that', async () => {
    const said = open()
    await userEvent.click(screen.getByRole('radio', { name: 'To the end' }))
    expect(said).toEqual(['finished'])
  })

  it('is forgotten one by one, and taken along', async () => {
    const said = open()
    await press('Remove The Last Ferry from the history')
    await press('Export as a file')
    expect(said).toEqual(['forget', 'export'])
  })

  it('is hidden one by one, and what is hidden is shown again or forgotten', async () => {
    const said = open()
    await press('Hide The Last Ferry from the history')
    await userEvent.click(screen.getByRole('radio', { name: 'Hidden' }))
    expect(said).toEqual(['hide', 'hidden'])
    cleanup()
    const ofHidden = open({ kind: 'hidden' })
    await press('Show The Last Ferry in the history again')
    await press('Remove The Last Ferry from the history')
    expect(ofHidden).toEqual(['hide', 'forget'])
  })

  it('names which episode a button hides, shows again or takes off', () => {
    const episodes = [1, 2].map((number) => ({ ...watched, key: String(number), episode: { season: 3, number, title: 'Fog' } }))
    open({ reading: read(episodes) })
    for (const number of [1, 2]) {
      expect(screen.getByRole('button', { name: `Hide The Last Ferry, S3 E${number} from the history` })).toBeVisible()
      expect(screen.getByRole('button', { name: `Remove The Last Ferry, S3 E${number} from the history` })).toBeVisible()
    }
    cleanup()
    open({ reading: read(episodes), kind: 'hidden' })
    expect(screen.getByRole('button', { name: 'Show The Last Ferry, S3 E2 in the history again' })).toBeVisible()
  })

  it('leads to what is hidden also when nothing else is there', () => {
    open({ reading: read<Watched>([]) })
    expect(screen.getByText('Your history is empty')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Hidden' })).toBeEnabled()
    cleanup()
    open({ reading: read<Watched>([]), kind: 'hidden' })
    expect(screen.getByText('Nothing in your history is hidden.')).toBeVisible()
  })

  it.each(['Hide The Last Ferry from the history', 'Remove The Last Ferry from the history'])('keeps the keyboard where it was on “%s”', async (button) => {
    open()
    await press(button)
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'History' }))
    expect(document.body).not.toHaveFocus()
  })

  it('goes on with the keyboard at the film below one that leaves', async () => {
    open({ reading: read([watched, { ...watched, key: 'umbrellas', card: umbrellas }]) })
    await press('Hide The Last Ferry from the history')
    expect(screen.getByRole('link', { name: umbrellas.title })).toHaveFocus()
  })

  it('is cleared after a question', async () => {
    const said = open()
    await press('Clear history')
    expect(said).toEqual([])
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear' }))
    expect(said).toEqual(['clear'])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says when it could not be written', async () => {
    open({ onExport: () => Promise.reject(new Error()) })
    await press('Export as a file')
    expect(await screen.findByText(/^The file could not be made/)).toBeVisible()
  })
})

it('a rating is one of three words, or taken back by a second press', async () => {
  const rated: (RatingWord | null)[] = []
  render(<Words><RatingChoice rating="love" onRate={(rating) => rated.push(rating)} /></Words>)
  expect(screen.getByRole('button', { name: 'Love', pressed: true })).toBeVisible()
  await press('Not for me')
  await press('Love')
  expect(rated).toEqual(['not for me', null])
})
