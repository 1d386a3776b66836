import { aCard } from '@ott/catalogue/testing'
import type { ContentId } from '@ott/catalogue'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { SearchPage } from './search-page.tsx'
import type { Findings, SearchPageProps } from './search-page.tsx'
import { Words } from './testing.tsx'

const film = aCard({ id: 'ferry' as ContentId, link: '/the-last-ferry', title: 'The Last Ferry' })
const series = aCard({ id: 'tram' as ContentId, type: 'series', link: '/tram-24', title: 'Tram 24' })

const findings: Findings = {
  cards: [series, film],
  total: 2,
  people: [{ id: 'meghna', name: 'Meghna Basu' }],
  genres: [{ slug: 'drama', name: 'Drama' }],
}

const nothing = () => undefined
const page: SearchPageProps = {
  term: '', kind: 'all', state: { is: 'open' }, popular: ['Hilsa'], genres: [{ slug: 'music', name: 'Music' }], kept: [], opened: [],
  onType: nothing, onSubmit: nothing, onClear: nothing, onChoose: nothing, onOpen: nothing, onForget: nothing, onForgetAll: nothing, onForgetOpened: nothing, onForgetAllOpened: nothing, onRetry: nothing,
}

function open(changes: Partial<SearchPageProps> = {}) {
  const happened = { onType: jest.fn(), onSubmit: jest.fn(), onClear: jest.fn(), onChoose: jest.fn(), onOpen: jest.fn(), onForget: jest.fn(), onForgetAll: jest.fn(), onForgetOpened: jest.fn(), onForgetAllOpened: jest.fn(), onRetry: jest.fn() }
  render(<Words><SearchPage {...page} {...happened} {...changes} /></Words>)
  return happened
}
const openWith = (changes: Partial<Findings> = {}, more: Partial<SearchPageProps> = {}) =>
  open({ term: 'me', state: { is: 'found', findings: { ...findings, ...changes }, isPast: false }, ...more })

/** Nothing loads in a test. */
function follow(link: HTMLElement): void {
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
}

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

  it('shows one kind alone when the address asks for it, and all when there is none of it', () => {
    openWith({}, { kind: 'shows' })
    expect(screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'))).toEqual(['Shows'])
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Shows')
  })

  it.each([
    ['series', [series, film], ['Shows', 'Movies']],
    ['a film', [film, series], ['Movies', 'Shows']],
  ])('begins with the kind of the best when that is %s', (_, cards, order) => {
    openWith({ cards, people: [], genres: [] })
    expect(screen.getAllByRole('list').slice(-2).map((list) => list.getAttribute('aria-label'))).toEqual(order)
  })

  it('says when it shows the best alone', () => {
    openWith({ total: 812 })
    expect(screen.getByText(/^The best 2 of 812 titles/)).toBeVisible()
  })

  it('gives advice and offers when nothing was found', () => {
    openWith({ cards: [], total: 0, people: [], genres: [] }, { term: 'lantrn' })
    expect(screen.getByRole('heading', { level: 2, name: 'Nothing lights up for “lantrn”' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('Nothing found')
    expect(links('Popular searches')).toEqual(['/en/search?search=Hilsa'])
  })

  it('says when there was no answer, and asks again', () => {
    const { onRetry } = open({ term: 'me', state: { is: 'failed', says: null } })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalled()
    expect(field()).toHaveValue('me')
  })

  it('says what the server said of it, where that tells when to ask again', () => {
    open({ term: 'me', state: { is: 'failed', says: 'Try again in a minute.' } })
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
    fireEvent.click(screen.getAllByRole('button', { name: 'Remove The Last Ferry from what you opened' })[1]!)
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
