import playbackMessages from '@ott/playback-feature/deferred-messages.en.json' with { type: 'json' }
import { act, render, screen } from '@testing-library/react'
import { Provider } from 'jotai'
import { IntlProvider } from 'react-intl'
import { store } from '../store.ts'
import HeroPreview from './hero-preview.tsx'
import { dispatchPreview, hasCarouselAtom, previewAtom } from './preview-store.ts'

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  Object.assign(globalThis, { IntersectionObserver: Window })
  store.set(previewAtom, { status: 'idle' })
})
afterEach(() => jest.useRealTimers())

/** The visible share of the hero. */
let scroll: (share: number) => void

class Window {
  constructor(tell: (entries: { intersectionRatio: number }[]) => void) {
    scroll = (share) => act(() => tell([{ intersectionRatio: share }]))
  }

  observe() {}
  disconnect() {}
}

const page = (trailer: string | null, largeTrailer?: string) => (
  <Provider store={store}>
    <IntlProvider locale="en" messages={playbackMessages as never}>
      <HeroPreview title={{ trailer, ...(largeTrailer && { largeTrailer }) }} part="film" />
      <HeroPreview title={{ trailer, ...(largeTrailer && { largeTrailer }) }} part="controls" />
    </IntlProvider>
  </Provider>
)

const stay = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const film = () => document.querySelector('video')
const press = (name: string) => act(() => screen.getByRole('button', { name }).click())

describe('the trailer of a hero', () => {
  it('starts when at least half of its still was visible for two seconds', () => {
    render(page('/trailers/ferry.mp4'))
    scroll(0.4)
    stay(10_000)
    expect(film()).toBeNull()
    scroll(0.5)
    stay(1_999)
    expect([film(), screen.queryByRole('button')]).toEqual([null, null])
    stay(1)
    expect(film()).toHaveAttribute('src', '/trailers/ferry.mp4')
    expect(screen.getByRole('button', { name: 'Pause the trailer' })).toBeVisible()
  })

  it.each([[899, '/trailers/ferry.mp4'], [900, '/trailers/ferry-large.mp4']])('is the one for a window of %i px', (width, src) => {
    jest.replaceProperty(globalThis, 'innerWidth', width)
    render(page('/trailers/ferry.mp4', '/trailers/ferry-large.mp4'))
    scroll(1)
    stay(2_000)
    expect(film()).toHaveAttribute('src', src)
    jest.restoreAllMocks()
  })

  it('does not start if the user scrolls on', () => {
    render(page('/trailers/ferry.mp4'))
    scroll(1)
    stay(1_500)
    scroll(0.2)
    stay(10_000)
    expect(film()).toBeNull()
  })

  it('that was stopped can be started on the next page with a trailer', () => {
    const { rerender } = render(page('/trailers/ferry.mp4'))
    scroll(1)
    stay(2_000)
    press('Pause the trailer')
    rerender(page(null))
    expect(screen.queryByRole('button')).toBeNull()
    rerender(page('/trailers/tram.mp4'))
    scroll(1)
    stay(10_000)
    expect(film()).toBeNull()
    press('Play the trailer')
    expect(film()).toHaveAttribute('src', '/trailers/tram.mp4')
    expect(store.get(previewAtom)).toEqual({ status: 'playing', at: 'hero' })
  })

  it('has the sound button alone in a carousel, whose button pauses it', () => {
    render(page('/trailers/ferry.mp4'))
    scroll(1)
    stay(2_000)
    act(() => store.set(hasCarouselAtom, true))
    expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Unmute the trailer' })])
    act(() => store.set(hasCarouselAtom, false))
  })

  it('has no controls while previews are disabled', () => {
    render(page('/trailers/ferry.mp4'))
    scroll(1)
    stay(2_000)
    act(() => dispatchPreview({ type: 'suspended', by: 'wishes' }))
    expect(screen.queryByRole('button')).toBeNull()
    act(() => dispatchPreview({ type: 'resumed', by: 'wishes' }))
    expect(screen.getByRole('button', { name: 'Pause the trailer' })).toBeVisible()
  })
})
