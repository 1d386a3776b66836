import { aCard } from '@ott/catalogue/testing'
import type { ContentId } from '@ott/catalogue'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { SearchPage } from './search-page.tsx'
import type { SearchResults, SearchPageProps } from './search-page.tsx'
import { Words } from './testing.tsx'

const film = aCard({ id: 'ferry' as ContentId, link: '/the-last-ferry', title: 'The Last Ferry' })
const series = aCard({ id: 'tram' as ContentId, type: 'series', link: '/tram-24', title: 'Tram 24' })

const findings: SearchResults = {
  cards: [series, film],
  further: [],
  total: 2,
  people: [{ id: 'meghna', name: 'Meghna Basu' }],
  genres: [{ slug: 'drama', name: 'Drama' }],
  nextPart: null,
}

const nothing = () => undefined
const page: SearchPageProps = {
  term: '', kind: 'all', state: { status: 'open' }, popular: ['Hilsa'], genres: [{ slug: 'music', name: 'Music' }], kept: [], opened: [],
  onType: nothing, onSubmit: nothing, onClear: nothing, onChoose: nothing, onOpen: nothing, onForget: nothing, onForgetAll: nothing, onForgetOpened: nothing, onForgetAllOpened: nothing, onRetry: nothing, onMore: nothing,
}

function open(changes: Partial<SearchPageProps> = {}) {
  const happened = { onType: jest.fn(), onSubmit: jest.fn(), onClear: jest.fn(), onChoose: jest.fn(), onOpen: jest.fn(), onForget: jest.fn(), onForgetAll: jest.fn(), onForgetOpened: jest.fn(), onForgetAllOpened: jest.fn(), onRetry: jest.fn(), onMore: jest.fn() }
  render(<Words><SearchPage {...page} {...happened} {...changes} /></Words>)
  return happened
}
const openWith = (changes: Partial<SearchResults> = {}, more: Partial<SearchPageProps> = {}) =>
  open({ term: 'me', state: { status: 'found', findings: { ...findings, ...changes }, isStale: false, more: { status: 'ready' } }, ...more })

/** Tests load no images. */
function follow(link: HTMLElement): void {
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
}

const lists = () => screen.queryAllByRole('list').map((list) => list.getAttribute('aria-label'))
const field = () => screen.getByRole('searchbox')
const links = (list: string) => within(screen.getByRole('list', { name: list })).getAllByRole('link').map((link) => link.getAttribute('href'))

describe('a search', () => {
  it('leads to every genre before anything is asked for (WEB-22)', () => {
    open()
    expect(links('Genres')).toEqual(['/en/genre/music'])
  })

  it('is a form that leads to its page without scripts', () => {
    open()
    const form = field().closest('form')
    expect([form?.getAttribute('action'), form?.method, field().getAttribute('name')]).toEqual(['/en/search', 'get', 'search'])
  })

  it('shows what was found by kind, each thing as a link to where it leads', () => {
    openWith()
    expect([links('Movies'), links('Shows'), links('People'), links('Genres')]).toEqual([
      ['/en/the-last-ferry'], ['/en/tram-24'], ['/en/people/meghna'], ['/en/genre/drama'],
    ])
    expect(screen.getByRole('status')).toHaveTextContent('2 titles')
  })

  it('says of each title what it has for whoever hears or sees otherwise, by signs that have names', () => {
    openWith({ cards: [{ ...film, signs: ['CC', 'AD'] }, series] })
    const signs = screen.getByText('CC').parentElement?.parentElement
    expect(signs).toHaveTextContent(/^CCSubtitlesADAudio description$/)
    expect(screen.getByRole('link', { name: /Last Ferry.* Subtitles *Audio description$/ })).toContainElement(signs ?? null)
    expect(screen.getAllByText('CC')).toHaveLength(1)
  })

  it('says beside until when a title can be watched what it has for them', () => {
    openWith({ cards: [{ ...film, signs: ['CC'], leavesAt: new Date(2026, 11, 1) }] })
    expect(screen.getByRole('link', { name: /Last Ferry/ })).toHaveTextContent(/Until 30 Nov.*CC/)
  })

  it('says of what is still to come the day when it comes', () => {
    openWith({ cards: [{ ...film, badge: 'comingSoon', releasesAt: new Date('2026-11-27T18:30:00Z') }] })
    expect(screen.getByRole('link', { name: /Last Ferry/ })).toHaveTextContent('Coming 28 November 2026')
  })

  it('says how many names it found when there is no title', () => {
    openWith({ cards: [], total: 0 })
    expect(screen.getByRole('status')).toHaveTextContent('2 names')
  })

  it('shows one kind alone when the address asks for it', () => {
    openWith({}, { kind: 'shows' })
    expect(lists()).toEqual(['Shows'])
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Shows')
    expect(screen.getByRole('status')).toHaveTextContent('1 show')
  })

  it.each<[SearchPageProps['kind'], Partial<SearchResults>, string]>([
    ['movies', { cards: [series] }, 'No movies among these titles'],
    ['people', { people: [] }, 'No people found'],
  ])('says that there are no %s, and leads back to all', (kind, changes, says) => {
    openWith(changes, { kind })
    expect(screen.getByRole('heading', { level: 2, name: says })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent(says)
    expect([lists(), screen.getByRole('link', { name: 'All' }).getAttribute('href')]).toEqual([[], '/en/search?search=me'])
  })

  it.each([
    ['series', [series, film], ['Shows', 'Movies']],
    ['a film', [film, series], ['Movies', 'Shows']],
  ])('begins with the kind of the best when that is %s', (_, cards, order) => {
    openWith({ cards, people: [], genres: [] })
    expect(lists().slice(-2)).toEqual(order)
  })

  it('says of how many it shows the best', () => {
    openWith({ total: 812, nextPart: 2 })
    expect(screen.getAllByText(/^Showing the top 2 of 812/)).toEqual([screen.getByRole('status'), expect.anything()])
  })

  it('gives advice and offers when nothing was found', () => {
    openWith({ cards: [], total: 0, people: [], genres: [] }, { term: 'lantrn' })
    expect(screen.getByRole('heading', { level: 2, name: 'No results for “lantrn”' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('Nothing found')
    expect(links('Popular searches')).toEqual(['/en/search?search=Hilsa'])
  })

  it('says when there was no answer, and asks again', () => {
    const { onRetry } = open({ term: 'me', state: { status: 'failed', message: null } })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalled()
    expect(field()).toHaveValue('me')
  })

  it('says what the server said of it, where that tells when to ask again', () => {
    open({ term: 'me', state: { status: 'failed', message: 'Try again in a minute.' } })
    expect(screen.getByText('Try again in a minute.')).toBeVisible()
  })

  it('tells what is typed, sent and opened', () => {
    const { onType, onSubmit, onChoose, onOpen } = openWith()
    fireEvent.change(field(), { target: { value: 'meg' } })
    fireEvent.submit(field())
    for (const name of [/Last Ferry/, 'Meghna Basu']) follow(screen.getByRole('link', { name }))
    expect([onType.mock.calls, onSubmit.mock.calls, onOpen.mock.calls, onChoose.mock.calls.length]).toEqual([[['meg']], [['meg']], [[film]], 1])
  })

  it('offers the titles that were opened before, to open again and to forget', () => {
    const { onOpen, onForgetOpened, onForgetAllOpened } = open({ opened: [series, film, { ...film, id: 'remake' as ContentId, link: '/remake' }] })
    expect(links('Recently opened')).toEqual(['/en/tram-24', '/en/the-last-ferry', '/en/remake'])
    follow(screen.getByRole('link', { name: 'Tram 24' }))
    fireEvent.click(screen.getAllByRole('button', { name: 'Remove The Last Ferry from recently opened' })[1]!)
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    expect([onOpen.mock.calls, onForgetOpened.mock.calls, onForgetAllOpened.mock.calls.length]).toEqual([[[series]], [[expect.objectContaining({ id: 'remake' })]], 1])
  })

  it('forgets one earlier search or all of them', () => {
    const { onForget, onForgetAll } = open({ kept: ['tram', 'ইলিশ'] })
    fireEvent.click(screen.getByRole('button', { name: 'Remove “ইলিশ” from your searches' }))
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    expect([onForget.mock.calls, onForgetAll.mock.calls.length]).toEqual([[['ইলিশ']], 1])
  })
})

describe('the titles beyond those that are shown', () => {
  const kites = (from: number, count: number, type: 'movie' | 'series' = 'movie') =>
    Array.from({ length: count }, (_, at) => aCard({ id: `kite-${from + at}` as ContentId, link: `/kite-${from + at}`, title: `Kite ${from + at}`, type }))
  const some: SearchResults = { cards: [film, series], further: [], total: 6, people: [], genres: [], nextPart: 2 }

  /** A search whose next pages arrive when the test releases them. */
  function Going({ parts, kind = 'all', onAsked = nothing }: { parts: Partial<SearchResults>[]; kind?: SearchPageProps['kind']; onAsked?: () => void }) {
    const [brought, setBrought] = useState(0)
    const [isComing, setIsComing] = useState(false)
    const shown = { ...some, ...parts[brought - 1] }
    const come = () => {
      setBrought(brought + 1)
      setIsComing(false)
    }
    const onMore = () => {
      setIsComing(true)
      onAsked()
    }
    return (
      <>
        <SearchPage {...page} term="me" kind={kind} state={{ status: 'found', findings: shown, isStale: false, more: { status: isComing ? 'loading' : 'ready' } }} onMore={onMore} />
        <button type="button" onMouseDown={come}>Come</button>
      </>
    )
  }
  const go = (parts: Partial<SearchResults>[], kind?: SearchPageProps['kind']) => render(<Words><Going parts={parts} kind={kind} /></Words>)
  const more = () => screen.getByRole('button', { name: 'Show more' })
  const ask = () => {
    more().focus()
    fireEvent.click(more())
  }
  const come = () => fireEvent.mouseDown(screen.getByRole('button', { name: 'Come' }))

  beforeAll(() => {
    Element.prototype.scrollIntoView = () => {}
  })

  it('are asked for by a button below, which keeps its place until they come and is what a page without scripts asks with', () => {
    openWith(some, { kind: 'movies' })
    const form = more().closest('form')!
    expect([form.method, form.getAttribute('action'), [...new FormData(form)]]).toEqual(['get', '/en/search', [['search', 'me'], ['kind', 'movies'], ['parts', '2']]])
  })

  it('come below all that was there, both kinds together, and take the keyboard to the first of them (SEA-8)', () => {
    go([{ further: kites(1, 2), nextPart: 3 }, { further: [...kites(1, 2), ...kites(3, 2, 'series')], nextPart: null }])
    ask()
    expect([more().getAttribute('aria-busy'), screen.getByRole('status').textContent]).toEqual(['true', 'Searching'])
    come()
    expect([lists(), links('More titles')]).toEqual([['Movies', 'Shows', 'More titles'], ['/en/kite-1', '/en/kite-2']])
    expect(screen.getByRole('link', { name: /Kite 1/ })).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('Showing the top 4 of 6.')
    ask()
    come()
    expect(screen.getByRole('link', { name: /Kite 3/ })).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent('6 titles')
  })

  it('of one kind are added to its list, and it is said among how many of the best they are', () => {
    go([{ further: [...kites(1, 2), ...kites(3, 2, 'series')], nextPart: null }], 'movies')
    expect(screen.getByRole('status')).toHaveTextContent('1 movie among the top 2 of 6 titles.')
    ask()
    come()
    expect([lists(), links('Movies')]).toEqual([['Movies'], ['/en/the-last-ferry', '/en/kite-1', '/en/kite-2']])
    expect(screen.getByRole('link', { name: /Kite 1/ })).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('3 movies')
  })

  it('leave the keyboard on the page where none of them was of the kind', () => {
    go([{ further: kites(1, 4), nextPart: null }], 'shows')
    ask()
    come()
    expect(document.activeElement).not.toBe(document.body)
    expect(document.activeElement).toContainElement(screen.getByRole('list', { name: 'Shows' }))
  })

  it('leave whoever went elsewhere meanwhile where they are', () => {
    go([{ further: kites(1, 2), nextPart: 3 }])
    ask()
    field().focus()
    come()
    expect(field()).toHaveFocus()
  })

  it('may be of a kind that none of the best is of', () => {
    openWith({ ...some, cards: [film] })
    expect(screen.getByRole('link', { name: 'Shows' })).toHaveAttribute('href', '/en/search?search=me&kind=shows')
  })

  it('are no people', () => {
    openWith({ ...some, people: findings.people }, { kind: 'people' })
    expect([lists(), screen.queryByRole('button', { name: 'Show more' })]).toEqual([['People'], null])
  })

  it.each([[null, 'More titles couldn’t be loaded. Try again.'], ['Try again in a minute.', 'Try again in a minute.']])(
    'may fail to come (%s): that is said, nothing goes, and the same button asks again',
    (message, said) => {
      const state = (isRetrying: boolean): SearchPageProps['state'] => ({ status: 'found', findings: some, isStale: false, more: { status: 'failed', message, isRetrying } })
      const { onMore } = open({ term: 'me', state: state(false) })
      expect(screen.getByRole('alert')).toHaveTextContent(said)
      expect([lists(), screen.getByRole('status').textContent]).toEqual([['Movies', 'Shows'], 'Showing the top 2 of 6. Add a word to narrow it down.'])
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
      expect(onMore).toHaveBeenCalledTimes(1)
    },
  )
})

it('keeps the keyboard where an earlier search is taken away', () => {
  function Kept() {
    const [kept, setKept] = useState(['tram', 'ferry', 'hilsa'])
    return <SearchPage {...page} kept={kept} onForget={(term) => setKept(kept.filter((each) => each !== term))} />
  }
  render(<Words><Kept /></Words>)
  const goes = (term: string) => {
    const button = screen.getByRole('button', { name: `Remove “${term}” from your searches` })
    button.focus()
    fireEvent.click(button)
    return document.activeElement
  }
  expect(goes('tram')).toHaveAccessibleName('Remove “ferry” from your searches')
  expect(goes('hilsa')).toHaveAccessibleName('Remove “ferry” from your searches')
  expect(goes('ferry')).toContainElement(screen.getByRole('list', { name: 'Popular searches' }))
})

describe('the keys of a search', () => {
  const press = (key: string, more: object = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })

  it('walk from the field to what was found', () => {
    openWith()
    field().focus()
    press('ArrowDown')
    expect(screen.getByRole('link', { name: 'Meghna Basu' })).toHaveFocus()
  })

  it('lead back to the field by a slash, on this page alone and never while something is typed', () => {
    openWith()
    screen.getByRole('link', { name: 'Drama' }).focus()
    press('/')
    expect(field()).toHaveFocus()
    expect(press('/')).toBe(true)
  })

  it('empty the field by Escape', () => {
    const { onClear } = openWith()
    field().focus()
    press('Escape')
    expect(onClear).toHaveBeenCalledTimes(1)
    expect(field()).toHaveValue('')
  })

  it('leave the browser its own', () => {
    openWith()
    screen.getByRole('link', { name: 'Drama' }).focus()
    press('/', { ctrlKey: true })
    expect(field()).not.toHaveFocus()
  })
})
