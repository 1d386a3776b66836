import { aCard } from '@ott/catalogue/testing'
import type { SearchState } from '@ott/catalogue-feature'
import { renderHook } from '@testing-library/react'
import { useSearchEvents } from './search-events.ts'
import { receiveEvents } from './track.ts'
import type { TrackedEvent } from './track.ts'

const ferry = aCard()
const found: SearchState = {
  status: 'found', isStale: false, more: { status: 'ready' },
  results: { cards: [ferry], further: [], total: 1, people: [], genres: [], isExact: true, nextPage: null },
}

let tracked: TrackedEvent[]

beforeEach(() => {
  tracked = []
  receiveEvents((event) => tracked.push(event))
  jest.useFakeTimers()
})
afterEach(() => { jest.useRealTimers() })

const names = () => tracked.map(({ name }) => name)
const search = () => renderHook(({ term }) => useSearchEvents(term, 'all', found), { initialProps: { term: 'ferry' } })

describe('a search', () => {
  it('is sent once its results were shown for a second, without its text', () => {
    search()
    jest.advanceTimersByTime(999)
    expect(names()).toEqual([])
    jest.advanceTimersByTime(1)
    expect(tracked).toMatchObject([{ name: 'Search', props: { resultCount: 1, space: 'all', isVoice: false } }])
    expect(JSON.stringify(tracked)).not.toContain('"ferry"')
  })

  it('is sent once, before its result, if one is opened within that second', () => {
    const { result } = search()
    jest.advanceTimersByTime(300)
    result.current(ferry)
    jest.advanceTimersByTime(1_000)
    expect(names()).toEqual(['Search', 'Search_Result_Click'])
  })

  it('is not sent if its results were replaced by those of the next key', () => {
    const { rerender } = search()
    jest.advanceTimersByTime(900)
    rerender({ term: 'ferry b' })
    jest.advanceTimersByTime(999)
    expect(names()).toEqual([])
  })
})
