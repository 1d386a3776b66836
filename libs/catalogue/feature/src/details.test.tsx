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

describe('the details of a title that is on its way', () => {
  it('say what its card said, over the picture that is there', () => {
    const { container } = render(<Words><DetailsPlaceholder card={movieIn(english)} place="dialog" blurSrc="/small.webp" /></Words>)
    const name = screen.getByRole('heading', { level: 2, name: 'The Last Ferry' })
    expect(name.nextElementSibling).toHaveTextContent(/^Drama/)
    expect([...container.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))).toEqual(['/small.webp'])
  })
})

describe('the details of a movie', () => {
  it('ask for no picture where it has none', () => {
    const withoutPictures = { ...movieIn(english), pictures: { landscape: '', portrait: '' } }
    const { container } = render(<Words><Details title={withoutPictures} place="page" now={now} timeZone="UTC" actions={null} /></Words>)
    expect(container.querySelector('img[data-priority]')).toBeNull()
  })

  it('say who made it, for whom it is and what it is like', () => {
    render(<Words><Details title={movieIn(english)} place="page" now={now} timeZone="UTC" actions={null} /></Words>)
    expect(screen.getByRole('heading', { level: 1, name: 'The Last Ferry' })).toBeVisible()
    const cast = screen.getByText('Cast').nextElementSibling
    expect(cast).toHaveTextContent(/^Meghna Basu, Arjun Dutta$/)
    expect(screen.getByText('Age rating').nextElementSibling).toHaveTextContent('U/A 13+ mild language')
    expect(screen.getByText(/1 h 52 min/)).toBeVisible()
  })

  it('name everybody who made it by their jobs, one without a word of ours as it came', () => {
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

  it('say what to expect before anything plays: beside the age rating, and in which languages', () => {
    render(<Words><Details title={movieIn(english, { audioLanguages: ['bn'], subtitleLanguages: ['en'] })} place="page" now={now} timeZone="UTC" actions={null} /></Words>)
    expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toHaveTextContent('U/A 13+mild language 2026')
    expect(screen.getByText('Bengali audio')).toBeVisible()
    const captions = screen.getByText('CC')
    expect(captions).toHaveAttribute('aria-hidden', 'true')
    expect(captions.parentElement).toHaveTextContent('CCSubtitles')
  })

  it('say of a title that leaves soon the last day on which it is there, and nothing of that otherwise', () => {
    const details = (leavesAt?: Date) => <Words><Details title={movieIn(english, leavesAt && { leavesAt })} place="page" now={now} timeZone="UTC" actions={null} /></Words>
    const { rerender } = render(details(new Date(2026, 10, 29)))
    expect(screen.getByText('Leaving soon: available until 28 November 2026')).toBeVisible()
    rerender(details())
    expect(screen.queryByText(/Leaves soon/)).not.toBeInTheDocument()
  })

  it('promise no subtitles that are not there', () => {
    render(<Words><Details title={movieIn(english, { audioLanguages: [], subtitleLanguages: [] })} place="page" now={now} timeZone="UTC" actions={null} /></Words>)
    expect(screen.queryByText('CC')).not.toBeInTheDocument()
  })

  it('say in which languages there is a description of the pictures, by a sign that has a name', () => {
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

  it('promise no description that is not there', () => {
    render(<Words><Details title={movieIn(english)} place="page" now={now} timeZone="UTC" actions={null} /></Words>)
    expect(screen.queryByText('AD')).not.toBeInTheDocument()
    expect(screen.queryByText(/Audio description/)).not.toBeInTheDocument()
  })

  it('say in which sign language an interpreter is seen, by a sign that has a name', () => {
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

  it('say of other sign languages that they are there, once, and by their codes which', () => {
    const details = (signLanguages: string[]) => <Words><Details title={movieIn(english, { audioLanguages: [], subtitleLanguages: [], signLanguages })} place="page" now={now} timeZone="UTC" actions={null} /></Words>
    const { rerender } = render(details(['ase', 'bfi']))
    expect(screen.getByText('SL').parentElement).toHaveTextContent(/^SLSign language$/)
    expect(screen.queryByText('ISL')).not.toBeInTheDocument()
    rerender(details(['ins', 'bfi']))
    expect(screen.getByText('ISL').parentElement?.nextElementSibling).toHaveTextContent(/^SLSign language$/)
    expect(screen.getByText('Indian Sign Language, bfi')).toBeVisible()
  })

  it('promise no interpreter who is not there', () => {
    render(<Words><Details title={movieIn(english)} place="page" now={now} timeZone="UTC" actions={null} /></Words>)
    expect(screen.queryByText(/^I?SL$/)).not.toBeInTheDocument()
    expect(screen.queryByText(/sign language/i)).not.toBeInTheDocument()
  })

  it('lead to the pages of the people in them', () => {
    render(<Words locale="bn"><Details title={movieIn(bengali)} place="page" now={now} timeZone="UTC" actions={null} /></Words>)
    expect(screen.getByRole('link', { name: 'ঈশানী চক্রবর্তী' })).toHaveAttribute('href', '/bn/people/p3')
  })

  it('show the cast with their faces where there are any, and name them once', () => {
    const people = movieIn(english).people.map((person) => ({ ...person, portrait: `/pictures/person-${person.id}.webp` }))
    render(<Words><Details title={movieIn(english, { people })} place="page" now={now} timeZone="UTC" actions={null} /></Words>)
    const cast = within(screen.getByRole('list', { name: 'Cast' }))
    expect(cast.getAllByRole('link').map((link) => [link.textContent, link.querySelector('img') !== null])).toEqual([['Meghna Basu', true], ['Arjun Dutta', true]])
    expect(screen.getAllByRole('link', { name: 'Meghna Basu' })).toHaveLength(1)
  })

  it('show everything that is like them', () => {
    const recommendations = Array.from({ length: 50 }, (_, at) => ({ ...movieIn(english), id: `like-${at}` as ContentId, link: `/like-${at}`, title: `Like ${at}` }))
    render(<Words><Details title={movieIn(english, { recommendations })} place="page" now={now} timeZone="UTC" actions={null} /></Words>)
    expect(within(screen.getByRole('list', { name: 'More like this' })).getAllByRole('listitem')).toHaveLength(50)
  })

  it('open their whole story when asked', async () => {
    render(<Words><Details title={movieIn(english)} place="page" now={now} timeZone="UTC" actions={null} /></Words>)
    expect(screen.queryByText(/question is left on the bank/)).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Read more' }))
    expect(screen.getByText(/question is left on the bank/)).toBeVisible()
  })

  it('speak Bengali with Bengali digits', () => {
    render(<Words locale="bn"><Details title={movieIn(bengali)} place="page" now={now} timeZone="UTC" actions={null} /></Words>)
    expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toHaveTextContent('২০২৬ ১ ঘণ্টা ৫২ মিনিট')
  })

  it('count seasons and episodes in Bengali digits too', () => {
    const hrefs = (episode: { id: string }) => ({ share: null, href: `/watch/${episode.id}` })
    render(<Words locale="bn"><Details title={seriesIn(bengali)} place="page" now={now} timeZone="UTC" actions={null} episodeState={hrefs} /></Words>)
    expect(screen.getByRole('link', { name: 'সিজন ২' })).toHaveAttribute('href', '/bn/tram-24?season=2')
    expect(screen.getByRole('link', { name: 'পর্ব ১ চালান: ভুল স্টপ' })).toBeVisible()
  })

  it('are one heading lower in a dialog, which has its own', () => {
    render(<Words><Details title={movieIn(english)} place="dialog" now={now} timeZone="UTC" actions={null} /></Words>)
    expect(screen.getByRole('heading', { level: 2, name: 'The Last Ferry' })).toBeVisible()
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

  it('can be played when they are out and there is a film', () => {
    open()
    const names = screen.getAllByRole('link', { name: /^Play episode/ }).map((link) => link.getAttribute('aria-label'))
    expect(names).toEqual(['Play episode 1: The wrong stop', 'Play episode 2: The ticket from tomorrow'])
  })

  it('say when they open, or that they are coming', () => {
    open()
    const rows = screen.getAllByRole('article')
    expect(rows.some((row) => within(row).queryByText('Coming 7 January 2027'))).toBe(true)
    expect(rows.some((row) => within(row).queryByText('Coming soon'))).toBe(true)
  })

  it('say their number where no way to play them does', () => {
    open()
    const said = screen.getAllByRole('article').slice(1).map((row) => row.firstElementChild?.getAttribute('aria-hidden'))
    expect(said).toEqual(['true', 'true', 'false', 'false'])
  })

  it('say how much is left of what was left in the middle, and the length of the others', () => {
    const begun = (episode: { id: string }) => ({ ...hrefs(episode), ...(episode.id === 'e1' ? { share: 1 } : { share: 0.4, atSeconds: 1180 }) })
    render(<Words><Details title={seriesIn(english)} place="page" now={now} timeZone="UTC" actions={null} episodeState={begun} /></Words>)
    const [, first, second] = screen.getAllByRole('article')
    expect(first).toHaveTextContent('Watched49 min')
    expect(first).not.toHaveAttribute('data-started')
    expect(second).toHaveTextContent('29 min left')
    expect(second).toHaveAttribute('data-started')
  })

  it('keep what happens in them to themselves until they are asked, each for itself', async () => {
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

  it('change with the season, each of which has an address and says its date', () => {
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

  it('are those of the season that the viewer is in, as soon as that is known, until an address asks for another', () => {
    const { rerender } = render(askedFor(null))
    expect(shownSeason()).toBe('Season 1')
    rerender(askedFor(null, seriesIn(english), 2))
    expect(shownSeason()).toBe('Season 2')
    rerender(askedFor(1, seriesIn(english), 2))
    expect(shownSeason()).toBe('Season 1')
    expect(screen.getByText('The wrong stop')).toBeVisible()
  })

  it('are the specials of the series where its address asks for them, which stand last', () => {
    const series = seriesIn(english)
    const specials = { ...series.seasons[1]!, number: 0 }
    render(askedFor(0, { ...series, seasons: [specials, ...series.seasons] }, 2))
    const links = within(screen.getByRole('group', { name: 'Seasons' })).getAllByRole('link')
    expect([links.at(-1)?.getAttribute('href'), shownSeason()]).toEqual(['/en/tram-24?season=0', 'Specials'])
  })

  it('are those that an address without a season shows when it asks for one that is not there', () => {
    const { rerender } = render(askedFor(9))
    expect(shownSeason()).toBe('Season 1')
    rerender(askedFor(9, seriesIn(english), 2))
    expect(shownSeason()).toBe('Season 2')
  })

  it('stand under the name of their season and those who act in it beyond the cast of the series', () => {
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

  it('open with their series when neither they nor their season have a date (CAT-3)', () => {
    const series = seriesIn(english)
    const season = { ...series.seasons[0]!, releasesAt: null }
    const undated = { ...season, episodes: season.episodes.map((episode) => ({ ...episode, releasesAt: null })) }
    const title = { ...series, releasesAt: new Date('2027-03-05T00:00:00Z'), seasons: [undated] }
    render(<Words><Details title={title} place="page" now={now} timeZone="UTC" actions={null} episodeState={hrefs} /></Words>)
    expect(screen.queryByRole('link', { name: /^Play episode/ })).not.toBeInTheDocument()
    const [, ...rows] = screen.getAllByRole('article')
    for (const row of rows) expect(within(row).getByText('Coming 5 March 2027')).toBeVisible()
  })

  it('are those of the first season when the series has no more the one that is asked for', () => {
    const series = seriesIn(english)
    render(askedFor(2, { ...series, seasons: series.seasons.filter(({ number }) => number === 1) }))
    expect(screen.getByText('The wrong stop')).toBeVisible()
  })
})
