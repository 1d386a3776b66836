import type { ContentId, PersonId } from '@ott/catalogue'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DetailsPlaceholder } from './details-placeholder.tsx'
import { Details } from './details.tsx'
import { SeasonParamContext } from './season-param-context.ts'
import { Words, movieIn, seriesIn } from './testing.tsx'

const now = new Date('2026-11-21T12:00:00Z')
const english = <T,>(en: T) => en
const bengali = <T,>(_: T, bn: T) => bn

describe('the details placeholder of a title', () => {
  it('shows the card’s data over the loaded picture', () => {
    const { container } = render(<Words><DetailsPlaceholder card={movieIn(english)} place="dialog" blurSrc="/small.webp" /></Words>)
    const name = screen.getByRole('heading', { level: 2, name: 'The Last Ferry' })
    expect(name.nextElementSibling).toHaveTextContent(/^Drama/)
    expect([...container.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))).toEqual(['/small.webp'])
  })
})

describe('the details of a movie', () => {
  it('request no picture without a URL', () => {
    const withoutPictures = { ...movieIn(english), pictures: { landscape: '', portrait: '' } }
    const { container } = render(<Words><Details title={withoutPictures} place="page" now={now} timeZone="UTC" actions={null} /></Words>)
    expect(container.querySelector('img[data-priority]')).toBeNull()
  })

  it('show credits, age rating and genres', () => {
    render(<Words><Details title={movieIn(english)} place="page" now={now} timeZone="UTC" actions={null} /></Words>)
    expect(screen.getByRole('heading', { level: 1, name: 'The Last Ferry' })).toBeVisible()
    const cast = screen.getByText('Cast').nextElementSibling
    expect(cast).toHaveTextContent(/^Meghna Basu, Arjun Dutta$/)
    expect(screen.getByText('Age rating').nextElementSibling).toHaveTextContent('U/A 13+ · mild language')
    expect(screen.getByText(/1 h 52 min/)).toBeVisible()
  })

  it('list all credits by job, an unknown job as received', () => {
    const credited = (id: string, name: string, job: string) => ({ id: id as PersonId, name, job })
    const people = [credited('c', 'Rathin', 'Choreographer'), credited('p', 'Lila', 'Producer'), credited('q', 'Anik', 'Producer'), credited('d', 'Ishani', 'Director'), credited('e', 'Jamal', 'Editor')]
    const { unmount } = render(<Words><Details title={movieIn(english, { people })} place="page" now={now} timeZone="UTC" actions={null} /></Words>)
    const names = (job: string) => screen.getByText(job).nextElementSibling?.textContent
    expect(['Director', 'Production', 'Editing', 'Choreographer'].map(names)).toEqual(['Ishani', 'Lila, Anik', 'Jamal', 'Rathin'])
    expect(screen.queryByText('Cinematography')).not.toBeInTheDocument()
    unmount()
    render(<Words locale="bn"><Details title={movieIn(bengali, { people })} place="page" now={now} timeZone="UTC" actions={null} /></Words>)
    expect(['প্রযোজনা', 'সম্পাদনা'].map(names)).toEqual(['Lila, Anik', 'Jamal'])
  })

  it('show content descriptors and languages', () => {
    render(<Words><Details title={movieIn(english, { audioLanguages: ['bn'], subtitleLanguages: ['en'] })} place="page" now={now} timeZone="UTC" actions={null} /></Words>)
    expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toHaveTextContent(/^U\/A 13\+2026 1 h 52 min Drama$/)
    expect(screen.getByText('Bengali audio')).toBeVisible()
    const captions = screen.getByText('CC')
    expect(captions).toHaveAttribute('aria-hidden', 'true')
    expect(captions.parentElement).toHaveTextContent('CCSubtitles')
  })

  it('do not name an unknown language', () => {
    const { container } = render(<Words><Details title={movieIn(english, { audioLanguages: ['und', 'bn'], subtitleLanguages: ['und'] })} place="page" now={now} timeZone="UTC" actions={null} /></Words>)
    expect(screen.getByText('Bengali audio')).toBeVisible()
    expect(container).not.toHaveTextContent('und')
    expect(screen.getByText('CC')).toBeVisible()
  })

  it('show the last day only of a title that leaves soon', () => {
    const details = (leavesAt?: Date) => <Words><Details title={movieIn(english, leavesAt && { leavesAt })} place="page" now={now} timeZone="UTC" actions={null} /></Words>
    const { rerender } = render(details(new Date(2026, 10, 29)))
    expect(screen.getByText('Leaving soon: available until 28 November 2026')).toBeVisible()
    rerender(details())
    expect(screen.queryByText(/Leaves soon/)).not.toBeInTheDocument()
  })

  it('show no subtitles without any', () => {
    render(<Words><Details title={movieIn(english, { audioLanguages: [], subtitleLanguages: [] })} place="page" now={now} timeZone="UTC" actions={null} /></Words>)
    expect(screen.queryByText('CC')).not.toBeInTheDocument()
  })

  it('show the languages of audio description, with a named badge', () => {
    const described = { audioLanguages: ['bn'], audioDescriptionLanguages: ['en'] }
    const { unmount } = render(<Words><Details title={movieIn(english, described)} place="page" now={now} timeZone="UTC" actions={null} /></Words>)
    expect(screen.getByText('AD')).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getByText('AD').parentElement).toHaveTextContent(/^ADAudio description$/)
    expect(screen.getByText('Audio').nextElementSibling).toHaveTextContent('Bengali · Audio description in English')
    expect(screen.queryByText('English audio')).not.toBeInTheDocument()
    unmount()
    render(<Words locale="bn"><Details title={movieIn(bengali, described)} place="page" now={now} timeZone="UTC" actions={null} /></Words>)
    expect(screen.getByText('AD').parentElement).toHaveTextContent(/^ADঅডিও বর্ণনা$/)
  })

  it('show no audio description without any', () => {
    render(<Words><Details title={movieIn(english)} place="page" now={now} timeZone="UTC" actions={null} /></Words>)
    expect(screen.queryByText('AD')).not.toBeInTheDocument()
    expect(screen.queryByText(/Audio description/)).not.toBeInTheDocument()
  })

  it('show the sign language, with a named badge', () => {
    const interpreted = { signLanguages: ['ins'] }
    const { unmount } = render(<Words><Details title={movieIn(english, interpreted)} place="page" now={now} timeZone="UTC" actions={null} /></Words>)
    expect(screen.getByText('ISL')).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getByText('ISL').parentElement).toHaveTextContent(/^ISLIndian Sign Language$/)
    expect(screen.getByText('Sign language').nextElementSibling).toHaveTextContent(/^Indian Sign Language$/)
    expect(screen.queryByText('SL')).not.toBeInTheDocument()
    unmount()
    render(<Words locale="bn"><Details title={movieIn(bengali, interpreted)} place="page" now={now} timeZone="UTC" actions={null} /></Words>)
    expect(screen.getByText('ISL').parentElement).toHaveTextContent(/^ISLভারতীয় সাংকেতিক ভাষা$/)
  })

  it('show other sign languages with one badge and their codes', () => {
    const details = (signLanguages: string[]) => <Words><Details title={movieIn(english, { audioLanguages: [], subtitleLanguages: [], signLanguages })} place="page" now={now} timeZone="UTC" actions={null} /></Words>
    const { rerender } = render(details(['ase', 'bfi']))
    expect(screen.getByText('SL').parentElement).toHaveTextContent(/^SLSign language$/)
    expect(screen.queryByText('ISL')).not.toBeInTheDocument()
    rerender(details(['ins', 'bfi']))
    expect(screen.getByText('ISL').parentElement?.nextElementSibling).toHaveTextContent(/^SLSign language$/)
    expect(screen.getByText('Indian Sign Language, bfi')).toBeVisible()
  })

  it('show no sign language without any', () => {
    render(<Words><Details title={movieIn(english)} place="page" now={now} timeZone="UTC" actions={null} /></Words>)
    expect(screen.queryByText(/^I?SL$/)).not.toBeInTheDocument()
    expect(screen.queryByText(/sign language/i)).not.toBeInTheDocument()
  })

  it('link to person pages', () => {
    render(<Words locale="bn"><Details title={movieIn(bengali)} place="page" now={now} timeZone="UTC" actions={null} /></Words>)
    expect(screen.getByRole('link', { name: 'ঈশানী চক্রবর্তী' })).toHaveAttribute('href', '/bn/people/p3')
  })

  it('show the cast with portraits if any, and once', () => {
    const people = movieIn(english).people.map((person) => ({ ...person, portrait: `/pictures/person-${person.id}.webp` }))
    render(<Words><Details title={movieIn(english, { people })} place="page" now={now} timeZone="UTC" actions={null} /></Words>)
    const cast = within(screen.getByRole('list', { name: 'Cast' }))
    expect(cast.getAllByRole('link').map((link) => [link.textContent, link.querySelector('img') !== null])).toEqual([['Meghna Basu', true], ['Arjun Dutta', true]])
    expect(screen.getAllByRole('link', { name: 'Meghna Basu' })).toHaveLength(1)
  })

  it('show all recommendations', () => {
    const recommendations = Array.from({ length: 50 }, (_, at) => ({ ...movieIn(english), id: `like-${at}` as ContentId, link: `/like-${at}`, title: `Like ${at}` }))
    render(<Words><Details title={movieIn(english, { recommendations })} place="page" now={now} timeZone="UTC" actions={null} /></Words>)
    expect(within(screen.getByRole('list', { name: 'More like this' })).getAllByRole('listitem')).toHaveLength(50)
  })

  it('show the whole description to readers, and a button only where it is cut', () => {
    render(<Words><Details title={movieIn(english)} place="page" now={now} timeZone="UTC" actions={null} /></Words>)
    expect(screen.getByText(/question is left on the bank/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Read more' })).toBeNull()
  })

  it('use Bengali digits in Bengali', () => {
    render(<Words locale="bn"><Details title={movieIn(bengali)} place="page" now={now} timeZone="UTC" actions={null} /></Words>)
    expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toHaveTextContent('২০২৬ ১ ঘণ্টা ৫২ মিনিট')
  })

  it('count seasons and episodes in Bengali digits', () => {
    const hrefs = (episode: { id: string }) => ({ share: null, href: `/watch/${episode.id}` })
    render(<Words locale="bn"><Details title={seriesIn(bengali)} place="page" now={now} timeZone="UTC" actions={null} episodeState={hrefs} /></Words>)
    expect(screen.getByRole('link', { name: 'সিজন ২' })).toHaveAttribute('href', '/bn/tram-24?season=2')
    expect(screen.getByRole('link', { name: 'পর্ব ১ চালান: ভুল স্টপ' })).toBeVisible()
  })

  it('have lower heading levels in a dialog', () => {
    render(<Words><Details title={movieIn(english)} place="dialog" now={now} timeZone="UTC" actions={null} /></Words>)
    expect(screen.getByRole('heading', { level: 2, name: 'The Last Ferry' })).toBeVisible()
  })
})

describe('the order of a series (CAT-98)', () => {
  it('is description, episodes, crew and age rating', () => {
    const { container } = render(<Words><Details title={seriesIn(english)} place="page" now={now} timeZone="UTC" actions={null} /></Words>)
    const text = container.textContent ?? ''
    const at = ['The bridge opens', 'Episodes', 'Slow burn', 'Director', 'Age rating', 'More like this'].map((words) => text.indexOf(words))
    expect(at).toEqual(at.toSorted((one, other) => one - other))
    expect(Math.min(...at)).toBeGreaterThan(-1)
  })
})

describe('the episodes of a series', () => {
  const hrefs = (episode: { id: string }) => ({ share: null, href: `/watch/${episode.id}` })
  const open = () =>
    render(<Words><Details title={seriesIn(english)} place="page" now={now} timeZone="UTC" actions={null} episodeState={hrefs} /></Words>)
  /** At a URL with a season. */
  const askedFor = (season: number | null, title = seriesIn(english), currentSeason?: number) => (
    <SeasonParamContext value={season}>
      <Words><Details title={title} place="page" now={now} timeZone="UTC" actions={null} episodeState={hrefs} currentSeason={currentSeason} /></Words>
    </SeasonParamContext>
  )
  const shownSeason = () => screen.getByRole('group', { name: 'Seasons' }).querySelector('[aria-current="true"]')?.textContent

  it('can be played if released with a video', () => {
    open()
    const names = screen.getAllByRole('link', { name: /^Play episode/ }).map((link) => link.getAttribute('aria-label'))
    expect(names).toEqual(['Play episode 1: The wrong stop', 'Play episode 2: The ticket from tomorrow'])
  })

  it('show their release date, or that they are coming', () => {
    open()
    const rows = screen.getAllByRole('article')
    expect(rows.some((row) => within(row).queryByText('Coming 7 January 2027'))).toBe(true)
    expect(rows.some((row) => within(row).queryByText('Coming soon'))).toBe(true)
  })

  it('are marked as upcoming until they can be watched', () => {
    open()
    const rows = screen.getAllByRole('article').slice(1)
    expect(rows.map((row) => row.hasAttribute('data-upcoming'))).toEqual([false, false, true, true])
  })

  it('show their number without a play link', () => {
    open()
    const said = screen.getAllByRole('article').slice(1).map((row) => row.firstElementChild?.getAttribute('aria-hidden'))
    expect(said).toEqual(['true', 'true', 'false', 'false'])
  })

  it('show the time left of a started one, and the duration of others', () => {
    const episodeState = (episode: { id: string }) => ({ ...hrefs(episode), ...(episode.id === 'e1' ? { share: 1 } : { share: 0.4, secondsLeft: 1770 }) })
    render(<Words><Details title={seriesIn(english)} place="page" now={now} timeZone="UTC" actions={null} episodeState={episodeState} /></Words>)
    const [, first, second] = screen.getAllByRole('article')
    expect(first).toHaveTextContent('Watched49 min')
    expect(first).not.toHaveAttribute('data-started')
    expect(second).toHaveTextContent('29 min left')
    expect(second).toHaveAttribute('data-started')
  })

  it('hide spoilers until revealed, one by one', async () => {
    const covered = (episode: { id: string }) => ({ ...hrefs(episode), cover: 'covered' as const })
    render(<Words><Details title={seriesIn(english)} place="page" now={now} timeZone="UTC" actions={null} episodeState={covered} /></Words>)
    const [, first, second] = screen.getAllByRole('article')
    expect([first, second].map((row) => row?.querySelector('img'))).toEqual([null, null])
    expect(screen.getByRole('link', { name: 'Play episode 1: The wrong stop' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show description The wrong stop' }))
    expect(first).not.toHaveAttribute('data-cover')
    expect([first?.querySelector('img') === null, second?.querySelector('img') === null]).toEqual([false, true])
    expect(first).toContainElement(document.activeElement as HTMLElement)
    expect(document.activeElement).toHaveTextContent('A conductor finds a ticket dated tomorrow.')
  })

  it('change with the season, which has a URL and a date', () => {
    const { rerender } = render(askedFor(null))
    const seasons = within(screen.getByRole('group', { name: 'Seasons' })).getAllByRole('link')
    expect(seasons.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Season 1', '/en/tram-24?season=1'], ['Season 2', '/en/tram-24?season=2']])
    expect(shownSeason()).toBe('Season 1')
    seasons[1]?.focus()
    rerender(askedFor(2))
    expect([shownSeason(), document.activeElement]).toEqual(['Season 2', seasons[1]])
    expect(screen.getAllByText('Coming 9 April 2027').length).toBeGreaterThan(0)
    expect(screen.queryByText('The wrong stop')).not.toBeInTheDocument()
  })

  it('are those of the current season once known, unless the URL has another', () => {
    const { rerender } = render(askedFor(null))
    expect(shownSeason()).toBe('Season 1')
    rerender(askedFor(null, seriesIn(english), 2))
    expect(shownSeason()).toBe('Season 2')
    rerender(askedFor(1, seriesIn(english), 2))
    expect(shownSeason()).toBe('Season 1')
    expect(screen.getByText('The wrong stop')).toBeVisible()
  })

  it('are the specials if the URL asks for them, listed last', () => {
    const series = seriesIn(english)
    const specials = { ...series.seasons[1]!, number: 0 }
    render(askedFor(0, { ...series, seasons: [specials, ...series.seasons] }, 2))
    const links = within(screen.getByRole('group', { name: 'Seasons' })).getAllByRole('link')
    expect([links.at(-1)?.getAttribute('href'), shownSeason()]).toEqual(['/en/tram-24?season=0', 'Specials'])
  })

  it('are those of the default season for an unknown one in the URL', () => {
    const { rerender } = render(askedFor(9))
    expect(shownSeason()).toBe('Season 1')
    rerender(askedFor(9, seriesIn(english), 2))
    expect(shownSeason()).toBe('Season 2')
  })

  it('have the season’s title and its additional cast', () => {
    const series = seriesIn(english)
    const [first, second] = series.seasons
    const joins = { id: 'p9' as PersonId, name: 'Rafi Sen', job: 'Actor' }
    const named = { ...second!, title: 'The Return', people: [series.people[0]!, joins, { ...joins, id: 'p8' as PersonId, name: 'Lena Roy', job: 'Producer' }] }
    const title = { ...series, seasons: [{ ...first!, title: 'Season 1', people: series.people }, named] }
    const { rerender } = render(askedFor(null, title))
    const list = within(screen.getByRole('heading', { name: 'Episodes' }).closest('section')!)
    expect([list.queryByText('Cast'), list.getAllByText('Season 1')]).toEqual([null, [list.getByRole('link', { name: 'Season 1' })]])
    rerender(askedFor(2, title))
    expect(list.getByText('The Return')).toBeVisible()
    expect(list.getByText('Cast').nextElementSibling).toHaveTextContent(/^Rafi Sen$/)
    expect(list.getByRole('link', { name: 'Rafi Sen' })).toHaveAttribute('href', '/en/people/p9')
  })

  it('are released with their series if neither they nor their season have a date (CAT-63)', () => {
    const series = seriesIn(english)
    const season = { ...series.seasons[0]!, releasesAt: null }
    const undated = { ...season, episodes: season.episodes.map((episode) => ({ ...episode, releasesAt: null })) }
    const title = { ...series, releasesAt: new Date('2027-03-05T00:00:00Z'), seasons: [undated] }
    render(<Words><Details title={title} place="page" now={now} timeZone="UTC" actions={null} episodeState={hrefs} /></Words>)
    expect(screen.queryByRole('link', { name: /^Play episode/ })).not.toBeInTheDocument()
    const [, ...rows] = screen.getAllByRole('article')
    for (const row of rows) expect(within(row).getByText('Coming 5 March 2027')).toBeVisible()
  })

  it('are those of the first season if the current one was removed', () => {
    const series = seriesIn(english)
    render(askedFor(2, { ...series, seasons: series.seasons.filter(({ number }) => number === 1) }))
    expect(screen.getByText('The wrong stop')).toBeVisible()
  })
})
