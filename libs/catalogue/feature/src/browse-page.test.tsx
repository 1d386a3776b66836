import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BrowsePage } from './browse-page.tsx'
import type { HeroSlot } from './browse-page.tsx'
import { HeroCarousel } from './hero-carousel.tsx'
import { Words, cardsIn } from './testing.tsx'

const cards = cardsIn((en) => en)
const tray = { id: 'new', kind: 'tray' as const, title: 'New here', orientation: 'portrait' as const, seeAll: '/movies', cards }

describe('a browse page', () => {
  it('has its hero’s title as heading, else its own', () => {
    const hero = { ...tray, id: 'hero', kind: 'hero' as const, cards: cards.slice(0, 1) }
    const { rerender } = render(<Words><BrowsePage heading="Movies" modules={[hero, tray]} /></Words>)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The Last Ferry')
    rerender(<Words><BrowsePage heading="Movies" modules={[tray]} /></Words>)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Movies')
  })

  it('shows its heroes in a carousel, each with its title and buttons', async () => {
    const hero = { ...tray, id: 'hero', kind: 'hero' as const, title: 'Featured', cards: cards.slice(0, 1) }
    const turns = ({ label, show, onStage }: HeroSlot) => <HeroCarousel label={label} show={show} onStage={onStage} cards={cards.slice(0, 3)} isBusy={false} isPlaying={false} isStopped={false} onPlay={() => {}} />
    render(<Words><BrowsePage heading="Home" modules={[hero, tray]} heroCarousel={turns} heroActions={({ title }) => <button type="button">Watch {title}</button>} /></Words>)
    const featured = within(screen.getByRole('region', { name: 'Featured' }))
    expect(featured.getByRole('heading', { level: 1 })).toHaveTextContent('The Last Ferry')
    await userEvent.click(featured.getByRole('button', { name: 'Next title' }))
    expect(featured.getByRole('button', { current: true })).toHaveAccessibleName('Title 2 of 3: Umbrella Season')
    expect(featured.getByRole('button', { name: 'Watch Umbrella Season' })).toBeInTheDocument()
    expect(featured.getByRole('heading', { level: 1, name: 'Umbrella Season' })).toBeInTheDocument()
  })

  it('links each card to its title in the page’s language', () => {
    render(<Words locale="bn"><BrowsePage heading="সিনেমা" modules={[tray]} /></Words>)
    expect(screen.getByRole('link', { name: /Umbrella Season/ })).toHaveAttribute('href', '/bn/t1')
  })

  it('omits a row without titles', () => {
    render(<Words><BrowsePage heading="Movies" modules={[{ ...tray, cards: [] }]} /></Words>)
    expect(screen.queryByText('New here')).not.toBeInTheDocument()
  })

  it('shows the last day of a title that leaves soon', () => {
    const leaving = { ...tray, cards: cards.slice(0, 1).map((card) => ({ ...card, leavesAt: new Date(2026, 11, 1) })) }
    const { rerender } = render(<Words><BrowsePage heading="Movies" modules={[leaving]} /></Words>)
    expect(screen.getByRole('link', { name: /The Last Ferry/ })).toHaveTextContent('Until 30 November 2026')
    rerender(<Words locale="bn"><BrowsePage heading="সিনেমা" modules={[leaving]} /></Words>)
    expect(screen.getByRole('link', { name: /The Last Ferry/ })).toHaveTextContent('৩০ নভেম্বর, ২০২৬ পর্যন্ত')
  })

  it('shows the release date of an unreleased title, like its watch button', () => {
    const soon = { badge: 'comingSoon' as const, releasesAt: new Date('2026-11-27T18:30:00Z') }
    const coming = { ...tray, cards: cards.slice(0, 1).map((card) => ({ ...card, ...soon })) }
    const { rerender } = render(<Words><BrowsePage heading="Movies" modules={[coming]} /></Words>)
    expect(screen.getByRole('link', { name: /The Last Ferry/ })).toHaveTextContent('Coming 28 November 2026')
    rerender(<Words locale="bn"><BrowsePage heading="সিনেমা" modules={[coming]} /></Words>)
    expect(screen.getByRole('link', { name: /The Last Ferry/ })).toHaveTextContent('মুক্তি ২৮ নভেম্বর, ২০২৬')
  })

  it('omits hidden titles, and rows without others', () => {
    render(<Words><BrowsePage heading="Movies" hidden={new Set(['/t1'])} modules={[tray, { ...tray, id: 'alone', title: 'Alone', cards: tray.cards.filter(({ link }) => link === '/t1') }]} /></Words>)
    expect(screen.queryByRole('link', { name: /Umbrella Season/ })).toBeNull()
    expect(screen.getAllByRole('link').length).toBeGreaterThan(1)
    expect(screen.queryByText('Alone')).toBeNull()
  })

  it('renders personal rows at the positions of the server', () => {
    const room = { ...tray, id: 'room', kind: 'continueWatching' as const, cards: [] }
    const other = { ...room, id: 'other-room', kind: 'becauseWatched' as const }
    render(<Words><BrowsePage heading="Home" modules={[room, tray, other]} continueWatching={<p key="mine">Mine</p>} becauseWatched={<p key="like">Like it</p>} /></Words>)
    expect(screen.getByText('Mine').compareDocumentPosition(screen.getByText('New here'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByText('New here').compareDocumentPosition(screen.getByText('Like it'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})
