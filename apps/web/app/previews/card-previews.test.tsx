import { titleQuery } from '@ott/api-client'
import { aMovie } from '@ott/catalogue/testing'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { queryClient } from '../reading/query-client.ts'
import { call } from '../session/login.ts'
import { store } from '../store.ts'
import { App } from '../testing.tsx'
import { CardPreviews } from './card-previews.tsx'
import { previewAtom, previewHappened } from './preview-state.ts'

const network = globalThis.fetch
let asked: string[]

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  // As wide as a card is; jsdom lays nothing out.
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(200)
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) })
  asked = []
  globalThis.fetch = (input) => {
    asked.push(input instanceof Request ? input.url : input.toString())
    return new Promise(() => {})
  }
  queryClient.clear()
  store.set(previewAtom, { is: 'idle' })
})
afterEach(() => {
  globalThis.fetch = network
  jest.restoreAllMocks()
  jest.useRealTimers()
})

function open() {
  const tray = (
    <>
      <ul data-tray>
        <li><a href="/en/the-last-ferry"><span><img alt="" /></span>The Last Ferry</a></li>
        <li><a href="/en/tram-24"><span><img alt="" /></span>Tram 24</a></li>
      </ul>
      <CardPreviews />
    </>
  )
  render(<App router={createMemoryRouter([{ path: '/:locale/*', element: tray }], { initialEntries: ['/en'] })} />)
}

/** jsdom's events know no pointer. */
const point = (name: string) => act(() => {
  screen.getByRole('link', { name }).dispatchEvent(Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType: 'mouse' }))
})
const stay = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const isKnown = (subtitleLanguages: string[] = []) =>
  queryClient.setQueryData(titleQuery(call, '/the-last-ferry', 'english').queryKey, aMovie({ trailer: '/trailers/ferry.mp4', subtitleLanguages }))
const film = () => document.querySelector('video')

describe('a card that is pointed at', () => {
  it('says what its title has for whoever hears or sees otherwise, as far as that is known', () => {
    queryClient.setQueryData(titleQuery(call, '/the-last-ferry', 'english').queryKey, aMovie({ trailer: null, subtitleLanguages: ['bn'], audioDescriptionLanguages: ['en'] }))
    open()
    point('The Last Ferry')
    stay(1_000)
    expect(screen.getByRole('link', { name: /The Last Ferry/ })).toHaveTextContent('CCSubtitlesADAudio description')
    point('Tram 24')
    expect(screen.queryByText('CC')).toBeNull()
  })
})

describe('the trailer of a card', () => {
  it('begins when a mouse has rested on it for a second, and goes with the mouse', () => {
    isKnown()
    open()
    point('The Last Ferry')
    stay(999)
    expect(film()).toBeNull()
    stay(1)
    expect(screen.getByRole('link', { name: 'The Last Ferry' })).toContainElement(film())
    point('Tram 24')
    expect(film()).toBeNull()
  })

  it('does not begin under a mouse that passes', () => {
    isKnown()
    open()
    point('The Last Ferry')
    stay(900)
    point('Tram 24')
    stay(900)
    expect([film(), asked]).toEqual([null, []])
  })

  it.each([
    ['was stopped', () => store.set(previewAtom, { is: 'stopped' })],
    ['is not wanted', () => previewHappened({ type: 'held', by: 'wishes' })],
  ])('does not begin where it %s, and the signs are there all the same', (_, happens) => {
    isKnown(['bn'])
    happens()
    open()
    point('The Last Ferry')
    stay(5_000)
    expect([film(), screen.queryByText('CC')]).toEqual([null, expect.anything()])
    point('Tram 24')
    stay(5_000)
    expect(queryClient.isFetching({ queryKey: titleQuery(call, '/tram-24', 'english').queryKey })).toBe(1)
  })
})
