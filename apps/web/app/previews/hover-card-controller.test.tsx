import { titleQuery } from '@ott/api-client'
import { aMovie } from '@ott/catalogue/testing'
import { act, render, screen, within } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { apiClient } from '../api/client.ts'
import { store } from '../store.ts'
import { App } from '../testing.tsx'
import { HoverCardController } from './hover-card-controller.tsx'
import { previewAtom, dispatchPreview } from './preview-store.ts'

const network = globalThis.fetch
let requests: string[]

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  // The width of a card; jsdom has no layout.
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(200)
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) })
  // jsdom has no top layer.
  Object.assign(HTMLElement.prototype, { showPopover() {} })
  requests = []
  globalThis.fetch = (input) => {
    requests.push(input instanceof Request ? input.url : input.toString())
    return new Promise(() => {})
  }
  queryClient.clear()
  store.set(previewAtom, { status: 'idle' })
})
afterEach(() => {
  globalThis.fetch = network
  jest.restoreAllMocks()
  jest.useRealTimers()
})

function open() {
  const row = (
    <>
      <ul data-item-list>
        <li><a href="/en/the-last-ferry"><span><img alt="" /></span>The Last Ferry</a></li>
        <li><a href="/en/tram-24"><span><img alt="" /></span>Tram 24</a></li>
        <li><a href="/en/umbrella-season"><span><img alt="" /></span>Umbrella Season</a><span data-card-actions=""><button type="button">Remove</button></span></li>
      </ul>
      <HoverCardController />
    </>
  )
  render(<App router={createMemoryRouter([{ path: '/:locale/*', element: row }], { initialEntries: ['/en'] })} />)
}

/** jsdom's events have no pointer type. */
const point = (name: string, how = 'pointerover') => act(() => {
  screen.getByRole('link', { name }).dispatchEvent(Object.assign(new MouseEvent(how, { bubbles: true }), { pointerType: 'mouse' }))
})
const stay = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const knows = (changes: Parameters<typeof aMovie>[0] = {}) =>
  queryClient.setQueryData(titleQuery(apiClient, '/the-last-ferry', 'english').queryKey, aMovie({ trailer: '/trailers/ferry.mp4', ...changes }))
const film = () => document.querySelector('video')
const lifted = () => screen.queryByRole('group', { name: 'The Last Ferry', hidden: true })

describe('the hover card of a card under the pointer', () => {
  it('opens with the facts and the actions of its title', () => {
    knows({ subtitleLanguages: ['bn'], audioDescriptionLanguages: ['en'] })
    open()
    point('The Last Ferry')
    stay(399)
    expect(lifted()).toBeNull()
    stay(1)
    expect(lifted()).toHaveTextContent(/U\/A 13\+.*2026.*CC.*AD/)
    const one = { hidden: true }
    expect(within(lifted()!).getAllByRole('button', one).map((button) => button.textContent)).toEqual(['Watchlist: add The Last Ferry', 'Like'])
    expect(lifted()!.querySelector('[aria-busy=true]')).toHaveTextContent(/.+/)
    expect(screen.getAllByRole('listitem')[0]).toContainElement(lifted())
  })

  it('does not open over the actions of a card', () => {
    queryClient.setQueryData(titleQuery(apiClient, '/umbrella-season', 'english').queryKey, aMovie({ title: 'Umbrella Season' }))
    open()
    point('Umbrella Season')
    stay(1000)
    expect(screen.queryByRole('group', { name: 'Umbrella Season', hidden: true })).toBeNull()
  })

  it('closes when the pointer leaves, and does not open for one that passes', () => {
    knows()
    open()
    point('The Last Ferry')
    stay(400)
    point('Tram 24')
    expect(lifted()).toBeNull()
    point('The Last Ferry')
    stay(300)
    point('Tram 24')
    stay(300)
    expect(lifted()).toBeNull()
  })

  it('opens if the pointer was there before the listener', () => {
    knows()
    open()
    point('The Last Ferry', 'pointermove')
    stay(400)
    expect(lifted()).not.toBeNull()
  })

  it('is dismissed by Escape until the pointer has left it', () => {
    knows()
    open()
    point('The Last Ferry')
    stay(400)
    act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
    expect(lifted()).toBeNull()
    point('The Last Ferry')
    stay(1_000)
    expect(lifted()).toBeNull()
    point('Tram 24')
    point('The Last Ferry')
    stay(400)
    expect(lifted()).not.toBeNull()
  })

  describe('handles Escape alone', () => {
    /** Whether other listeners receive the event too. */
    function escapeIsHeard() {
      const hear = jest.fn()
      document.addEventListener('keydown', hear)
      act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
      document.removeEventListener('keydown', hear)
      return hear.mock.calls.length > 0
    }

    beforeEach(() => {
      knows()
      open()
      point('The Last Ferry')
      stay(400)
    })

    it('in a dialog that contains it', () => {
      screen.getByRole('list').parentElement!.setAttribute('role', 'dialog')
      expect([escapeIsHeard(), lifted()]).toEqual([false, null])
    })

    it('but not under a dialog that opened over its page', () => {
      const dialog = document.createElement('div')
      dialog.setAttribute('role', 'dialog')
      document.body.append(dialog)
      expect(escapeIsHeard()).toBe(true)
      dialog.remove()
      expect([escapeIsHeard(), lifted()]).toEqual([false, null])
    })
  })

  it('closes when an action is chosen', () => {
    knows()
    open()
    point('The Last Ferry')
    stay(400)
    act(() => screen.getByRole('link', { name: 'The Last Ferry' }).click())
    stay(0)
    expect(lifted()).toBeNull()
  })

  it('makes no request for a card that the pointer passes', () => {
    open()
    point('The Last Ferry')
    stay(300)
    point('Tram 24')
    expect(requests).toEqual([])
  })
})

describe('the trailer of a card', () => {
  it('starts when a mouse has rested on it for a second, and stops with the mouse', () => {
    knows()
    open()
    point('The Last Ferry')
    stay(400)
    stay(599)
    expect(film()).toBeNull()
    stay(1)
    expect(lifted()).toContainElement(film())
    point('Tram 24')
    expect(film()).toBeNull()
  })

  it.each([
    ['was stopped', () => store.set(previewAtom, { status: 'stopped' })],
    ['is not wanted', () => dispatchPreview({ type: 'suspended', by: 'wishes' })],
  ])('does not begin where it %s, and the card is lifted all the same', (_, happens) => {
    knows({ subtitleLanguages: ['bn'] })
    happens()
    open()
    point('The Last Ferry')
    stay(400)
    stay(5_000)
    expect([film(), within(lifted()!).queryByText('CC')]).toEqual([null, expect.anything()])
  })
})
