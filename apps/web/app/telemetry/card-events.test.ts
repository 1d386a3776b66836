import { fireEvent } from '@testing-library/react'
import { observeCards } from './card-events.ts'
import { receiveEvents } from './track.ts'
import type { TrackedEvent } from './track.ts'

type Report = (entries: { target: Element; isIntersecting: boolean }[]) => void

/** jsdom has no layout: the tests say which cards are visible. */
class FakeObserver {
  static report: Report
  readonly observed = new Set<Element>()

  constructor(report: Report) {
    FakeObserver.report = (entries) => report(entries.filter(({ target }) => this.observed.has(target)))
  }

  observe(card: Element) {
    this.observed.add(card)
  }

  unobserve(card: Element) {
    this.observed.delete(card)
  }
}

const tracked: TrackedEvent[] = []
const card = (href: string) => document.querySelector(`a[href="${href}"]`)!
const shows = (href: string, isIntersecting = true) => FakeObserver.report([{ target: card(href), isIntersecting }])

beforeAll(() => {
  Object.assign(globalThis, { IntersectionObserver: FakeObserver })
  receiveEvents((event) => tracked.push(event))
  document.body.innerHTML = `
    <section data-module="new"><ul data-item-list><li><a href="/en/hilsa">Hilsa</a></li></ul></section>
    <section data-module="drama"><ul data-item-list><li><a href="/en/ferry">Ferry</a></li><li><a href="/en/tram-24">Tram 24</a></li></ul></section>
    <a href="/en/movies">Movies</a>`
  observeCards()
})
beforeEach(() => {
  tracked.length = 0
  jest.useFakeTimers()
})
afterEach(() => { jest.useRealTimers() })

describe('a card', () => {
  it('is seen once it was visible for a second, and only the first time', () => {
    shows('/en/tram-24')
    jest.advanceTimersByTime(999)
    expect(tracked).toEqual([])
    jest.advanceTimersByTime(1)
    shows('/en/tram-24')
    jest.advanceTimersByTime(1_000)
    expect(tracked).toMatchObject([{ name: 'Card_Impression', props: { contentId: 'tram-24', moduleId: 'drama', row: 1, column: 1 } }])
  })

  it('is not seen if it leaves within that second', () => {
    shows('/en/hilsa')
    jest.advanceTimersByTime(900)
    shows('/en/hilsa', false)
    jest.advanceTimersByTime(1_000)
    expect(tracked).toEqual([])
  })

  it('is reported when it is chosen, unlike other links', () => {
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(card('/en/ferry'))
    fireEvent.click(card('/en/movies'))
    expect(tracked).toMatchObject([{ name: 'Card_Click', props: { contentId: 'ferry', moduleId: 'drama', row: 1, column: 0 } }])
  })
})
