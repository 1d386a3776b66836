import { memo, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, PointerEvent, ReactNode, RefObject } from 'react'
import type { StageState } from './carousel-stage.tsx'
import { other } from './carousel-stage.css.ts'
import { carouselReducer } from './carousel-state.ts'
import type { CarouselEvent, CarouselState } from './carousel-state.ts'
import * as styles from './carousel.css.ts'
import { IconButton } from '../forms/icon-button.tsx'
import { ChevronLeftIcon, ChevronRightIcon, PlayIcon } from '../icons/icons.tsx'
import { media } from '../theme/media.ts'
import { PauseIcon } from '../icons/player-icons.tsx'
import { VisuallyHidden } from '../typography/text.tsx'

interface CarouselWords {
  /** Role descriptions: "carousel" and "slide". */
  kind: string
  slideKind: string
  pause: string
  play: string
  previous: string
  next: string
  /** Label of the group of slide buttons. */
  choose: string
  /** "Slide 2 of 5", counted from 1. */
  slide: (place: number, count: number) => string
}

export interface CarouselSlidesProps {
  /** "Featured". */
  label: string
  /** Each slide renders only when visible or about to be. */
  slides: { id: string; title: string; show: (isShown: boolean) => ReactNode }[]
  words: CarouselWords
  /** How long a slide is shown. */
  slideSeconds?: number
  /** A dialog covers it. */
  isBusy?: boolean
  /** A video plays in the visible slide. */
  isPlaying?: boolean
  /** The user stopped videos, which stops the slides too. */
  isStopped?: boolean
  /** The button pauses or plays the video together with the slides (DS-4). */
  onPlay?: (wanted: boolean) => void
}

const defaultSlideSeconds = 8

/**
 * Controls and further slides of a `CarouselStage`: at most five slides, one visible at a time (DS-4). A single title
 * is a `Hero`, many are a `Row`.
 */
export function CarouselSlides({ label, slides, words, slideSeconds = defaultSlideSeconds, onStage, ...props }: CarouselSlidesProps & { onStage: (state: StageState) => void }) {
  const { isBusy = false, isPlaying = false, isStopped = false, onPlay } = props
  const controls = useRef<HTMLDivElement>(null)
  const count = slides.length
  const [state, dispatch] = useReducer(
    (before: CarouselState, event: CarouselEvent) => carouselReducer(before, event, count),
    { status: 'turning', index: 0 },
  )
  const shown = Math.min(state.index, count - 1)
  useAutoAdvance(state, count, slideSeconds, dispatch)
  useHoldWhileHidden(controls, dispatch)
  useEffect(() => dispatch({ type: isBusy || isPlaying ? 'held' : 'released', by: 'busy' }), [isBusy, isPlaying])
  useEffect(() => { if (isStopped) dispatch({ type: 'paused' }) }, [isStopped])
  const isStill = state.status === 'stopped' && !isPlaying
  const toggle = () => {
    dispatch({ type: isStill ? 'played' : 'paused' })
    onPlay?.(isStill)
  }
  const { rendered, renderNeighbours } = useRenderedSlides(shown, count)
  const { kind, slideKind } = words
  const firstLabel = words.slide(1, count)
  useStage(onStage, { label, kind, slideKind, firstLabel, isFirstShown: shown === 0 }, dispatch)

  return (
    <>
      <div className={styles.pause}>
        <IconButton label={isStill ? words.play : words.pause} icon={isStill ? <PlayIcon /> : <PauseIcon />} onClick={toggle} />
      </div>
      <Controls words={words} state={state} shown={shown} slides={slides} dispatch={dispatch} place={controls} onIntent={renderNeighbours} />
      {slides.slice(1).map((slide, at) => (
        <div
          key={slide.id}
          className={other}
          role="group"
          aria-roledescription={slideKind}
          aria-label={words.slide(at + 2, count)}
          inert={at + 1 !== shown}
        >
          {rendered.has(at + 1) && <Slide show={slide.show} isShown={at + 1 === shown} />}
        </div>
      ))}
    </>
  )
}

/** Memoised, because pausing changes state without changing slides. */
const Slide = memo(({ show, isShown }: { show: (isShown: boolean) => ReactNode; isShown: boolean }) => show(isShown))
Slide.displayName = 'Slide'

type Said = { label: string; kind: string; slideKind: string; firstLabel: string; isFirstShown: boolean }

/** Adds the carousel's name, handlers and slide role to the stage, and removes them on unmount. */
function useStage(onStage: (state: StageState) => void, { label, kind, slideKind, firstLabel, isFirstShown }: Said, dispatch: (event: CarouselEvent) => void) {
  const from = useRef<number>(undefined)
  useLayoutEffect(() => {
    onStage({
      root: {
        role: 'region',
        'aria-roledescription': kind,
        'aria-label': label,
        onPointerEnter: (event) => { if (event.pointerType === 'mouse') dispatch({ type: 'held', by: 'pointer' }) },
        onPointerLeave: () => dispatch({ type: 'released', by: 'pointer' }),
        onFocus: () => dispatch({ type: 'held', by: 'focus' }),
        onBlur: (event: FocusEvent) => { if (!event.currentTarget.contains(event.relatedTarget)) dispatch({ type: 'released', by: 'focus' }) },
        onPointerDown: (event: PointerEvent) => { from.current = event.pointerType === 'mouse' ? undefined : event.clientX },
        // A horizontal swipe changes the slide; vertical scrolling stays with the page.
        onPointerUp: (event: PointerEvent) => {
          const way = from.current === undefined ? 0 : event.clientX - from.current
          from.current = undefined
          if (Math.abs(way) >= minSwipePixels) dispatch({ type: 'stepped', by: isRightToLeft(event.currentTarget) === way > 0 ? 1 : -1 })
        },
      },
      slide: { role: 'group', 'aria-roledescription': slideKind, 'aria-label': firstLabel, inert: !isFirstShown },
    })
  }, [onStage, label, kind, slideKind, firstLabel, isFirstShown, dispatch])
  useEffect(() => () => onStage({ root: {}, slide: {} }), [onStage])
}

const minSwipePixels = 48

/** In tab order the controls follow the buttons of the first slide. */
function Controls({ words, state, shown, slides, dispatch, place, onIntent }: {
  words: CarouselWords
  state: CarouselState
  shown: number
  slides: CarouselSlidesProps['slides']
  dispatch: (event: CarouselEvent) => void
  place: RefObject<HTMLDivElement | null>
  onIntent: () => void
}) {
  const isStopped = state.status === 'stopped'
  // Stopped initially under reduced motion; announces nothing before the first change.
  const [hasTurned, setHasTurned] = useState(false)
  if (shown > 0 && !hasTurned) setHasTurned(true)
  const step = (by: 1 | -1) => () => dispatch({ type: 'stepped', by })
  const name = (at: number) => `${words.slide(at + 1, slides.length)}: ${slides[at]?.title ?? ''}`
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowLeft: -1 as const, ArrowRight: 1 as const }[event.key]
    if (!by) return
    event.preventDefault()
    step(isRightToLeft(event.currentTarget) === (by === 1) ? -1 : 1)()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- key events bubble from the buttons inside
    <div ref={place} className={styles.controls} onKeyDown={walk} onPointerEnter={onIntent} onFocus={onIntent}>
      <span className={styles.step}>
        <IconButton size="sm" label={words.previous} icon={<span className={styles.turnable}><ChevronLeftIcon /></span>} onClick={step(-1)} />
      </span>
      <div role="group" aria-label={words.choose} className={styles.points}>
        {slides.map(({ id }, at) => (
          <button
            key={id}
            type="button"
            className={styles.point}
            data-halo="elsewhere"
            aria-label={name(at)}
            aria-current={at === shown ? 'true' : undefined}
            onClick={() => dispatch({ type: 'chosen', index: at })}
          />
        ))}
      </div>
      <span className={styles.step}>
        <IconButton size="sm" label={words.next} icon={<span className={styles.turnable}><ChevronRightIcon /></span>} onClick={step(1)} />
      </span>
      <VisuallyHidden><span aria-live="polite">{isStopped && hasTurned ? name(shown) : ''}</span></VisuallyHidden>
    </div>
  )
}

/** Stopped initially under reduced motion; the user can start it. */
function useAutoAdvance(state: CarouselState, count: number, slideSeconds: number, dispatch: (event: CarouselEvent) => void) {
  useEffect(() => {
    const still = globalThis.matchMedia?.(media.still)
    const stand = () => { if (still?.matches) dispatch({ type: 'paused' }) }
    stand()
    still?.addEventListener('change', stand)
    return () => still?.removeEventListener('change', stand)
  }, [dispatch])
  useEffect(() => {
    if (state.status !== 'turning' || count < 2) return
    const timer = setTimeout(() => dispatch({ type: 'timePassed' }), slideSeconds * 1000)
    return () => clearTimeout(timer)
  }, [state, count, slideSeconds, dispatch])
}

/** Pauses while out of view or in a background tab, and if pointer or focus is inside on mount. */
function useHoldWhileHidden(controls: RefObject<HTMLElement | null>, dispatch: (event: CarouselEvent) => void) {
  useEffect(() => {
    let isInView = true
    const look = () => dispatch({ type: isInView && !document.hidden ? 'released' : 'held', by: 'away' })
    const observer = globalThis.IntersectionObserver && new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? true
      look()
    })
    const stage = controls.current?.parentElement
    if (stage) observer?.observe(stage)
    if (stage?.contains(document.activeElement)) dispatch({ type: 'held', by: 'focus' })
    if (stage?.matches(':hover') && globalThis.matchMedia?.(media.hover).matches) dispatch({ type: 'held', by: 'pointer' })
    document.addEventListener('visibilitychange', look)
    return () => {
      observer?.disconnect()
      document.removeEventListener('visibilitychange', look)
    }
  }, [controls, dispatch])
}

/** Renders the next slide early, and both neighbours on intent, so that their pictures are loaded. */
function useRenderedSlides(shown: number, count: number) {
  const [rendered, setRendered] = useState<ReadonlySet<number>>(new Set([shown]))
  const draw = (...places: number[]) => setRendered((before) => (places.every((place) => before.has(place)) ? before : new Set([...before, ...places])))
  useEffect(() => {
    const timer = setTimeout(() => draw((shown + 1) % count))
    return () => clearTimeout(timer)
  }, [shown, count])
  // Rendered before it is visible; stays mounted afterwards, so that it can fade out.
  if (!rendered.has(shown)) draw(shown)
  return { rendered, renderNeighbours: () => draw((shown + 1) % count, (shown + count - 1) % count) }
}

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'
