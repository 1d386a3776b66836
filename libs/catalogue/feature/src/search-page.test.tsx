import { aCard } from '@ott/catalogue/testing'
import type { ContentId } from '@ott/catalogue'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { SearchPage } from './search-page.tsx'
import type { SearchResults, SearchPageProps } from './search-page.tsx'
import { Words } from './testing.tsx'

const film = aCard({ id: 'ferry' as ContentId, link: '/the-last-ferry', title: 'The Last Ferry' })
const series = aCard({ id: 'tram' as ContentId, type: 'series', link: '/tram-24', title: 'Tram 24' })

const results: SearchResults = {
  cards: [series, film],
  further: [],
  total: 2,
  people: [{ id: 'meghna', name: 'Meghna Basu' }],
  genres: [{ slug: 'drama', name: 'Drama' }],
  isExact: true,
  nextPage: null,
}

const nothing = () => undefined
const page: SearchPageProps = {
  term: '', kind: 'all', state: { status: 'open' }, popular: ['Hilsa'], popularTitles: null, genres: [{ slug: 'music', name: 'Music' }], recent: [], opened: [],
  onType: nothing, onSubmit: nothing, onClear: nothing, onChoose: nothing, onOpen: nothing, onForget: nothing, onForgetAll: nothing, onForgetOpened: nothing, onForgetAllOpened: nothing, onRetry: nothing, onMore: nothing,
}

function open(changes: Partial<SearchPageProps> = {}) {
  const happened = { onType: jest.fn(), onSubmit: jest.fn(), onClear: jest.fn(), onChoose: jest.fn(), onOpen: jest.fn(), onForget: jest.fn(), onForgetAll: jest.fn(), onForgetOpened: jest.fn(), onForgetAllOpened: jest.fn(), onRetry: jest.fn(), onMore: jest.fn() }
  render(<Words><SearchPage {...page} {...happened} {...changes} /></Words>)
  return happened
}
const openWith = (changes: Partial<SearchResults> = {}, more: Partial<SearchPageProps> = {}) =>
  open({ term: 'me', state: { status: 'found', results: { ...results, ...changes }, isStale: false, more: { status: 'ready' } }, ...more })

/** Tests load no images. */
function follow(link: HTMLElement): void {
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
}

const lists = () => screen.queryAllByRole('list').map((list) => list.getAttribute('aria-label'))
const field = () => screen.getByRole('searchbox')
const links = (list: string) => within(screen.getByRole('list', { name: list })).getAllByRole('link').map((link) => link.getAttribute('href'))

describe('a search', () => {
  it('links to every genre before a search (WEB-22)', () => {
    open()
    expect(links('Genres')).toEqual(['/en/genre/music'])
  })

  it('shows popular titles as posters before a search, above the user’s own searches (SEA-21)', () => {
    open({ recent: ['owl'], popularTitles: { id: 'top', kind: 'tray', title: 'Top 10', orientation: 'portrait', seeAll: null, cards: [film, series] } })
    const row = screen.getByRole('region', { name: 'Top 10' })
    expect(within(row).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/en/the-last-ferry', '/en/tram-24'])
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Top 10', 'Recent searches', 'Popular searches', 'Genres'])
  })

  it('reserves the space of the popular titles while they load', () => {
    open({ popularTitles: 'loading' })
    expect(screen.getByRole('group', { name: 'Loading titles', busy: true })).toBeInTheDocument()
  })

  it('is a form that works without scripts', () => {
    open()
    const form = field().closest('form')
    expect([form?.getAttribute('action'), form?.method, field().getAttribute('name')]).toEqual(['/en/search', 'get', 'search'])
  })

  it('shows results by kind as links', () => {
    openWith()
    expect([links('Movies'), links('Shows'), links('People'), links('Genres')]).toEqual([
      ['/en/the-last-ferry'], ['/en/tram-24'], ['/en/people/meghna'], ['/en/genre/drama'],
    ])
    expect(screen.getByRole('status')).toHaveTextContent('2 titles')
  })

  it('shows accessibility badges with names', () => {
    openWith({ cards: [{ ...film, signs: ['CC', 'AD'] }, series] })
    const signs = screen.getByText('CC').parentElement?.parentElement
    expect(signs).toHaveTextContent(/^CCSubtitlesADAudio description$/)
    expect(screen.getByRole('link', { name: /Last Ferry.* Subtitles *Audio description$/ })).toContainElement(signs ?? null)
    expect(screen.getAllByText('CC')).toHaveLength(1)
  })

  it('shows accessibility badges beside the last day of a title', () => {
    openWith({ cards: [{ ...film, signs: ['CC'], leavesAt: new Date(2026, 11, 1) }] })
    expect(screen.getByRole('link', { name: /Last Ferry/ })).toHaveTextContent(/Until 30 Nov.*CC/)
  })

  it('shows the release date of unreleased titles', () => {
    openWith({ cards: [{ ...film, badge: 'comingSoon', releasesAt: new Date('2026-11-27T18:30:00Z') }] })
    expect(screen.getByRole('link', { name: /Last Ferry/ })).toHaveTextContent('Coming 28 November 2026')
  })

  it('says that nothing matches exactly, and links to the corrected term (SEA-15, SEA-19)', () => {
    openWith({ isExact: false, suggestion: 'meghna' }, { term: 'megna' })
    expect(screen.getByRole('link', { name: 'meghna' })).toHaveAttribute('href', '/en/search?search=meghna')
    expect(screen.getByText(/^No exact match for “megna”. Did you mean/)).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('No exact match for “megna”. 2 titles')
  })

  it('announces similar results without a suggestion as such (SEA-15)', () => {
    openWith({ isExact: false }, { term: 'the lost fairy' })
    expect(screen.getByText('No exact match for “the lost fairy”. Similar results:')).toBeVisible()
  })

  it('does not mention exactness if everything matches', () => {
    openWith()
    expect(screen.queryByText(/No exact match/)).toBeNull()
  })

  it('announces the number of names if there are no titles', () => {
    openWith({ cards: [], total: 0 })
    expect(screen.getByRole('status')).toHaveTextContent('2 names')
  })

  it('shows only the kind of the URL', () => {
    openWith({}, { kind: 'shows' })
    expect(lists()).toEqual(['Shows'])
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Shows')
    expect(screen.getByRole('status')).toHaveTextContent('1 show')
  })

  it.each<[SearchPageProps['kind'], Partial<SearchResults>, string]>([
    ['movies', { cards: [series] }, 'No movies among these titles'],
    ['people', { people: [] }, 'No people found'],
  ])('shows that there are no %s, and links to all', (kind, changes, says) => {
    openWith(changes, { kind })
    expect(screen.getByRole('heading', { level: 2, name: says })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent(says)
    expect([lists(), screen.getByRole('link', { name: 'All' }).getAttribute('href')]).toEqual([[], '/en/search?search=me'])
  })

  it.each([
    ['series', [series, film], ['Shows', 'Movies']],
    ['a film', [film, series], ['Movies', 'Shows']],
  ])('starts with the kind of the best match, %s', (_, cards, order) => {
    openWith({ cards, people: [], genres: [] })
    expect(lists().slice(-2)).toEqual(order)
  })

  it('shows how many of the matches are listed', () => {
    openWith({ total: 812, nextPage: 2 })
    expect(screen.getAllByText(/^Showing the top 2 of 812/)).toEqual([screen.getByRole('status'), expect.anything()])
  })

  it('shows advice and suggestions without results', () => {
    openWith({ cards: [], total: 0, people: [], genres: [] }, { term: 'lantrn' })
    expect(screen.getByRole('heading', { level: 2, name: 'No results for “lantrn”' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('Nothing found')
    expect(links('Popular searches')).toEqual(['/en/search?search=Hilsa'])
  })

  it('shows that there was no response, and retries', () => {
    const { onRetry } = open({ term: 'me', state: { status: 'failed', message: null } })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalled()
    expect(field()).toHaveValue('me')
  })

  it('shows the server’s message about a rate limit', () => {
    open({ term: 'me', state: { status: 'failed', message: 'Try again in a minute.' } })
    expect(screen.getByText('Try again in a minute.')).toBeVisible()
  })

  it('reports what is typed, submitted and opened', () => {
    const { onType, onSubmit, onChoose, onOpen } = openWith()
    fireEvent.change(field(), { target: { value: 'meg' } })
    fireEvent.submit(field())
    for (const name of [/Last Ferry/, 'Meghna Basu']) follow(screen.getByRole('link', { name }))
    expect([onType.mock.calls, onSubmit.mock.calls, onOpen.mock.calls, onChoose.mock.calls.length]).toEqual([[['meg']], [['meg']], [[film]], 1])
  })

  it('lists recently opened titles, to open and to remove', () => {
    const { onOpen, onForgetOpened, onForgetAllOpened } = open({ opened: [series, film, { ...film, id: 'remake' as ContentId, link: '/remake' }] })
    expect(links('Recently opened')).toEqual(['/en/tram-24', '/en/the-last-ferry', '/en/remake'])
    follow(screen.getByRole('link', { name: 'Tram 24' }))
    fireEvent.click(screen.getAllByRole('button', { name: 'Remove The Last Ferry from recently opened' })[1]!)
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    expect([onOpen.mock.calls, onForgetOpened.mock.calls, onForgetAllOpened.mock.calls.length]).toEqual([[[series]], [[expect.objectContaining({ id: 'remake' })]], 1])
  })

  it('removes one recent search or all', () => {
    const { onForget, onForgetAll } = open({ recent: ['tram', 'ইলিশ'] })
    fireEvent.click(screen.getByRole('button', { name: 'Remove “ইলিশ” from your searches' }))
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    expect([onForget.mock.calls, onForgetAll.mock.calls.length]).toEqual([[['ইলিশ']], 1])
  })
})

describe('further results', () => {
  const kites = (from: number, count: number, type: 'movie' | 'series' = 'movie') =>
    Array.from({ length: count }, (_, at) => aCard({ id: `kite-${from + at}` as ContentId, link: `/kite-${from + at}`, title: `Kite ${from + at}`, type }))
  const some: SearchResults = { cards: [film, series], further: [], total: 6, people: [], genres: [], isExact: true, nextPage: 2 }

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
        <SearchPage {...page} term="me" kind={kind} state={{ status: 'found', results: shown, isStale: false, more: { status: isComing ? 'loading' : 'ready' } }} onMore={onMore} />
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

  it('are requested by a button, which stays until they load and works without scripts', () => {
    openWith(some, { kind: 'movies' })
    const form = more().closest('form')!
    expect([form.method, form.getAttribute('action'), [...new FormData(form)]]).toEqual(['get', '/en/search', [['search', 'me'], ['kind', 'movies'], ['parts', '2']]])
  })

  it('are appended with both kinds mixed, and the first gets the focus (SEA-8)', () => {
    go([{ further: kites(1, 2), nextPage: 3 }, { further: [...kites(1, 2), ...kites(3, 2, 'series')], nextPage: null }])
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

  it('of one kind are appended to its list, with a count among all', () => {
    go([{ further: [...kites(1, 2), ...kites(3, 2, 'series')], nextPage: null }], 'movies')
    expect(screen.getByRole('status')).toHaveTextContent('1 movie among the top 2 of 6 titles.')
    ask()
    come()
    expect([lists(), links('Movies')]).toEqual([['Movies'], ['/en/the-last-ferry', '/en/kite-1', '/en/kite-2']])
    expect(screen.getByRole('link', { name: /Kite 1/ })).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('3 movies')
  })

  it('move the focus to the list if none is of the kind', () => {
    go([{ further: kites(1, 4), nextPage: null }], 'shows')
    ask()
    come()
    expect(document.activeElement).not.toBe(document.body)
    expect(document.activeElement).toContainElement(screen.getByRole('list', { name: 'Shows' }))
  })

  it('do not move the focus if the user moved it', () => {
    go([{ further: kites(1, 2), nextPage: 3 }])
    ask()
    field().focus()
    come()
    expect(field()).toHaveFocus()
  })

  it('may be of a kind without results so far', () => {
    openWith({ ...some, cards: [film] })
    expect(screen.getByRole('link', { name: 'Shows' })).toHaveAttribute('href', '/en/search?search=me&kind=shows')
  })

  it('do not include people', () => {
    openWith({ ...some, people: results.people }, { kind: 'people' })
    expect([lists(), screen.queryByRole('button', { name: 'Show more' })]).toEqual([['People'], null])
  })

  it.each([[null, 'More titles couldn’t be loaded. Try again.'], ['Try again in a minute.', 'Try again in a minute.']])(
    'may fail to load (%s): shows an error, keeps the results, and the button retries',
    (message, said) => {
      const state = (isRetrying: boolean): SearchPageProps['state'] => ({ status: 'found', results: some, isStale: false, more: { status: 'failed', message, isRetrying } })
      const { onMore } = open({ term: 'me', state: state(false) })
      expect(screen.getByRole('alert')).toHaveTextContent(said)
      expect([lists(), screen.getByRole('status').textContent]).toEqual([['Movies', 'Shows'], 'Showing the top 2 of 6. Add a word to narrow it down.'])
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
      expect(onMore).toHaveBeenCalledTimes(1)
    },
  )
})

it('keeps the focus in the list when a recent search is removed', () => {
  function Recent() {
    const [recent, setRecent] = useState(['tram', 'ferry', 'hilsa'])
    return <SearchPage {...page} recent={recent} onForget={(term) => setRecent(recent.filter((each) => each !== term))} />
  }
  render(<Words><Recent /></Words>)
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

describe('the keyboard in search', () => {
  const press = (key: string, more: object = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })

  it('moves from the input to the results', () => {
    openWith()
    field().focus()
    press('ArrowDown')
    expect(screen.getByRole('link', { name: 'Meghna Basu' })).toHaveFocus()
  })

  it('focuses the input by a slash, only on this page and never while typing', () => {
    openWith()
    screen.getByRole('link', { name: 'Drama' }).focus()
    press('/')
    expect(field()).toHaveFocus()
    expect(press('/')).toBe(true)
  })

  it('clears the input by Escape', () => {
    const { onClear } = openWith()
    field().focus()
    press('Escape')
    expect(onClear).toHaveBeenCalledTimes(1)
    expect(field()).toHaveValue('')
  })

  it('leaves other keys to the browser', () => {
    openWith()
    screen.getByRole('link', { name: 'Drama' }).focus()
    press('/', { ctrlKey: true })
    expect(field()).not.toHaveFocus()
  })
})
