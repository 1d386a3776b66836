import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Carousel } from './carousel.tsx'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const carousel = (
  <Carousel
    label="Featured"
    beatSeconds={8}
    words={{
      kind: 'carousel', slideKind: 'slide', pause: 'Stop', play: 'Go on', previous: 'Back', next: 'Onward', choose: 'Choose a slide',
      slide: (place, count) => `Slide ${place} of ${count}`,
    }}
    slides={['Tram 24', 'Side B', 'Hilsa'].map((title) => ({ id: title, title, show: () => <a href="#watch">{title}</a> }))}
  />
)
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** The slides that can be reached. */
const reachable = () => [...document.querySelectorAll('[data-shown]')].map((slide) => slide.getAttribute('aria-label'))

describe('a carousel of heroes', () => {
  it('moves on by itself', () => {
    render(carousel)
    expect(reachable()).toEqual(['Slide 1 of 3'])
    pass(8)
    expect(reachable()).toEqual(['Slide 2 of 3'])
  })

  it('stands while the focus is in it', () => {
    render(carousel)
    act(() => screen.getByRole('button', { name: 'Stop' }).focus())
    pass(60)
    expect(reachable()).toEqual(['Slide 1 of 3'])
    act(() => screen.getByRole('button', { name: 'Stop' }).blur())
    pass(8)
    expect(reachable()).toEqual(['Slide 2 of 3'])
  })

  it('stops for good when told to, and says that what comes now was asked for', () => {
    render(carousel)
    press('Stop')
    pass(60)
    expect(reachable()).toEqual(['Slide 1 of 3'])
    press('Onward')
    expect(reachable()).toEqual(['Slide 2 of 3'])
    expect(screen.getByRole('button', { name: 'Go on' })).toBeVisible()
    expect(document.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  })

  it('follows the arrow keys on its controls', () => {
    render(carousel)
    fireEvent.keyDown(screen.getByRole('button', { name: 'Slide 1 of 3: Tram 24' }), { key: 'ArrowLeft' })
    expect(reachable()).toEqual(['Slide 3 of 3'])
  })

  it('comes from the server with its first slide alone', () => {
    const page = renderToString(carousel)
    expect(page).toContain('Tram 24</a>')
    expect(page).not.toContain('Hilsa</a>')
  })
})
