import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { CarouselStage } from './carousel-stage.tsx'
import type { StageState } from './carousel-stage.tsx'
import { CarouselSlides } from './carousel.tsx'
import type { CarouselSlidesProps } from './carousel.tsx'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'matchMedia')
})

const titles = ['Tram 24', 'Side B', 'Hilsa']
const turning = {
  label: 'Featured',
  slideSeconds: 8,
  words: {
    kind: 'carousel', slideKind: 'slide', pause: 'Stop', play: 'Go on', previous: 'Back', next: 'Onward', choose: 'Choose a slide',
    slide: (place: number, count: number) => `Slide ${place} of ${count}`,
  },
  slides: titles.map((title) => ({ id: title, title, show: () => <a href="#watch">{title}</a> })),
}
const Turning = (props: Partial<CarouselSlidesProps>) => (
  <CarouselStage first={() => turning.slides[0]?.show()} rest={(onStage) => <CarouselSlides {...turning} {...props} onStage={onStage} />} />
)
const carousel = <Turning />

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** The slides that are not inert. */
const reachable = () => [...document.querySelectorAll('[aria-roledescription="slide"]:not([inert])')].map((slide) => slide.getAttribute('aria-label'))

describe('a hero carousel', () => {
  it('advances automatically', () => {
    render(carousel)
    expect(reachable()).toEqual(['Slide 1 of 3'])
    pass(8)
    expect(reachable()).toEqual(['Slide 2 of 3'])
  })

  it('pauses while it has focus', () => {
    render(carousel)
    act(() => screen.getByRole('button', { name: 'Stop' }).focus())
    pass(60)
    expect(reachable()).toEqual(['Slide 1 of 3'])
    act(() => screen.getByRole('button', { name: 'Stop' }).blur())
    pass(8)
    expect(reachable()).toEqual(['Slide 2 of 3'])
  })

  it('stops when told to, and announces later slides', () => {
    render(carousel)
    press('Stop')
    pass(60)
    expect(reachable()).toEqual(['Slide 1 of 3'])
    const said = document.querySelector('[aria-live="polite"]')
    expect(said).toBeEmptyDOMElement()
    press('Onward')
    expect(reachable()).toEqual(['Slide 2 of 3'])
    expect(screen.getByRole('button', { name: 'Go on' })).toBeVisible()
    expect(said).toHaveTextContent('Slide 2 of 3: Side B')
    press('Back')
    expect(said).toHaveTextContent('Slide 1 of 3: Tram 24')
  })

  it('stops when reduced motion is turned on', () => {
    const motion = Object.assign(new EventTarget(), { matches: false })
    Object.assign(globalThis, { matchMedia: () => motion })
    render(carousel)
    motion.matches = true
    act(() => { motion.dispatchEvent(new Event('change')) })
    pass(60)
    expect(reachable()).toEqual(['Slide 1 of 3'])
    press('Go on')
    pass(8)
    expect(reachable()).toEqual(['Slide 2 of 3'])
  })

  it.each([{ isBusy: true }, { isPlaying: true }])('pauses under a dialog and while a video plays in it: %j', (busy) => {
    const { rerender } = render(<Turning {...busy} />)
    pass(60)
    expect(reachable()).toEqual(['Slide 1 of 3'])
    rerender(<Turning />)
    pass(8)
    expect(reachable()).toEqual(['Slide 2 of 3'])
  })

  it('has one button that pauses and plays slides and video', () => {
    const wanted: boolean[] = []
    const onPlay = (wants: boolean) => { wanted.push(wants) }
    const { rerender } = render(<Turning isPlaying onPlay={onPlay} />)
    press('Stop')
    rerender(<Turning onPlay={onPlay} />)
    press('Go on')
    rerender(<Turning isPlaying onPlay={onPlay} />)
    expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible()
    expect(wanted).toEqual([false, true])
  })

  it('can stop a video that plays after a slide was chosen', () => {
    const { rerender } = render(<Turning />)
    press('Onward')
    rerender(<Turning isPlaying />)
    expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible()
  })

  it('stays stopped where the user stopped videos before', () => {
    render(<Turning isStopped />)
    pass(60)
    expect(reachable()).toEqual(['Slide 1 of 3'])
    press('Go on')
    pass(8)
    expect(reachable()).toEqual(['Slide 2 of 3'])
  })

  it('renders the next slide early, and both neighbours on intent', () => {
    render(<Turning />)
    pass(0)
    expect(screen.getByText('Side B')).toBeInTheDocument()
    expect(screen.queryByText('Hilsa')).toBeNull()
    fireEvent.pointerEnter(screen.getByRole('group', { name: 'Choose a slide' }).parentElement!)
    expect(screen.getByText('Hilsa')).toBeInTheDocument()
  })

  it('keeps its first slide when the controls load', () => {
    const [first] = titles
    const stage = (turns?: (onStage: (state: StageState) => void) => ReactNode) => <CarouselStage first={() => <a href="#watch">{first}</a>} rest={turns} />
    const { rerender } = render(stage())
    const link = screen.getByRole('link')
    rerender(stage((onStage) => <CarouselSlides {...turning} onStage={onStage} />))
    expect(screen.getByRole('link')).toBe(link)
    expect(screen.getByRole('region', { name: 'Featured' })).toContainElement(link)
  })

  it('turns by a horizontal swipe', () => {
    render(<Turning />)
    const stage = screen.getByRole('region', { name: 'Featured' })
    fireEvent(stage, new MouseEvent('pointerdown', { bubbles: true, clientX: 200 }))
    fireEvent(stage, new MouseEvent('pointerup', { bubbles: true, clientX: 100 }))
    expect(reachable()).toEqual(['Slide 2 of 3'])
  })

  it('turns by arrow keys on its controls', () => {
    render(carousel)
    fireEvent.keyDown(screen.getByRole('button', { name: 'Slide 1 of 3: Tram 24' }), { key: 'ArrowLeft' })
    expect(reachable()).toEqual(['Slide 3 of 3'])
  })

  it('is server-rendered with its first slide only', () => {
    const page = renderToString(carousel)
    expect(page).toContain('Tram 24</a>')
    expect(page).not.toContain('Hilsa</a>')
  })
})
