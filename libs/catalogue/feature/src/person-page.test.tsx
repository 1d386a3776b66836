import type { Filmography, PersonId } from '@ott/catalogue'
import { render, screen, within } from '@testing-library/react'
import { PersonPage } from './person-page.tsx'
import { Words, cardsIn } from './testing.tsx'

const english = <T,>(en: T) => en
const bengali = <T,>(_: T, bn: T) => bn

function somebody(say: typeof bengali | typeof english, changes: Partial<Filmography> = {}): Filmography {
  const cards = cardsIn(say)
  return {
    id: 'meghna' as PersonId,
    name: say('Meghna Basu', 'মেঘনা বসু'),
    jobs: [{ job: 'Actor', titles: cards.slice(0, 3) }, { job: 'Director', titles: cards.slice(0, 1) }],
    ...changes,
  }
}

describe('a person page', () => {
  it('shows the jobs, and the titles of each', () => {
    render(<Words><PersonPage person={somebody(english)} /></Words>)
    expect(screen.getByRole('heading', { level: 1, name: 'Meghna Basu' })).toBeVisible()
    expect(screen.getByText('Actor · Director')).toBeVisible()
    const acting = screen.getByRole('region', { name: 'Actor · 3 titles' })
    expect(within(acting).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/en/t0', '/en/t1', '/en/t2'])
    expect(screen.getByRole('region', { name: 'Director · 1 title' })).toBeVisible()
  })

  it('uses Bengali digits in Bengali', () => {
    render(<Words locale="bn"><PersonPage person={somebody(bengali)} /></Words>)
    expect(screen.getByRole('region', { name: 'অভিনয় · ৩টি' })).toBeVisible()
  })

  it('shows an unknown job as received', () => {
    render(<Words><PersonPage person={somebody(english, { jobs: [{ job: 'Editor', titles: cardsIn(english).slice(0, 1) }] })} /></Words>)
    expect(screen.getByRole('region', { name: 'Editor · 1 title' })).toBeVisible()
  })

  it('shows that no title is available', () => {
    render(<Words><PersonPage person={somebody(english, { jobs: [] })} /></Words>)
    expect(screen.getByRole('heading', { level: 2, name: 'Nothing to watch here yet' })).toBeVisible()
  })
})
