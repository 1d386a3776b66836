import { aCard } from '@ott/catalogue/testing'
import { render, screen, within } from '@testing-library/react'
import { GenreList } from './genre-list.tsx'
import { GenrePage } from './genre-page.tsx'
import type { GenrePageProps } from './genre-page.tsx'
import { Words } from './testing.tsx'

const page: GenrePageProps = {
  heading: 'Drama',
  cards: [aCard()],
  total: 31,
  sorts: [{ label: 'Popular', href: '/en/genre/drama', isChosen: true }, { label: 'A–Z', href: '/en/genre/drama?sort=name', isChosen: false }],
  filters: [{ label: 'Free', href: '/en/genre/drama?free=1', isChosen: false }],
  allHref: '/en/genre/drama',
}

const open = (changes: Partial<GenrePageProps> = {}) => render(<Words><GenrePage {...page} {...changes} /></Words>)

describe('a genre page', () => {
  it('announces the number of its titles on all pages', () => {
    open()
    expect(screen.getByRole('status')).toHaveTextContent('31 titles')
  })

  it('has sort orders and filters as links, the chosen ones marked (CAT-121)', () => {
    open()
    const links = (name: string) => within(screen.getByRole('navigation', { name })).getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])
    expect(links('Sort by')).toEqual([['/en/genre/drama', 'page'], ['/en/genre/drama?sort=name', null]])
    expect(links('Show only')).toEqual([['/en/genre/drama?free=1', null]])
  })

  it('says that no title matches the filters, and links to all', () => {
    open({ cards: [], total: 0, filters: [{ label: 'Free', href: '/en/genre/drama', isChosen: true }] })
    expect(screen.getByRole('heading', { level: 2, name: 'No titles match these filters' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Show all titles' })).toHaveAttribute('href', '/en/genre/drama')
  })
})

describe('the list of genres', () => {
  it('links to each genre with its number of titles (WEB-22, CAT-122)', () => {
    render(<Words><GenreList heading="Genres" genres={[{ slug: 'drama', name: 'Drama', titleCount: 31, posters: ['/a.webp'] }, { slug: 'music', name: 'Music', titleCount: 1, posters: [] }]} /></Words>)
    expect(screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent])).toEqual([['/en/genre/drama', 'Drama31 titles'], ['/en/genre/music', 'Music1 title']])
  })
})
