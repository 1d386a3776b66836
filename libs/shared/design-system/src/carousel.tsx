import { useEffect, useReducer, useRef, useSyncExternalStore } from 'react'
import type { FocusEvent, KeyboardEvent, PointerEvent, ReactNode, RefObject } from 'react'
import { carouselTurns } from './carousel-turns.ts'
import type { CarouselEvent, CarouselState } from './carousel-turns.ts'
import * as styles from './carousel.css.ts'
import { IconButton } from './icon-button.tsx'
import { ChevronLeftIcon, ChevronRightIcon, PlayIcon } from './icons.tsx'
import { media } from './media.ts'
import { PauseIcon } from './player-icons.tsx'

export interface CarouselWords {
  /** What a reader calls the whole and one slide: "carousel", "slide". */
  kind: string
  slideKind: string
  pause: string
  play: string
  previous: string
  next: string
  /** Names the group of buttons that choose a slide. */
  choose: string
  /** "Slide 2 of 5", counted from 1. */
  slide: (place: number, count: number) => string
}

export interface CarouselProps {
  /** "Featured". */
  label: string
  /** Heroes, or anything else as wide as the page. Each is asked for only when it is shown or about to be. */
  slides: { id: string; title: string; show: () => ReactNode }[]
  words: CarouselWords
  /** How long a slide stays, in seconds. */
  beatSeconds?: number
}

/**
 * A few films over the whole width, one at a time: at most five, for whatever comes later is hardly seen. It moves on by
 * itself until it is pointed at, has the focus, is stopped, or the viewer chooses; whoever wants less motion starts it
 * on purpose (DS-4). For one film use `Hero` alone, for many a `Tray`.
 */
export function Carousel({ label, slides, words, beatSeconds = 8 }: CarouselProps) {
  const root = useRef<HTMLElement>(null)
  const count = slides.length
  const [state, happened] = useReducer(
    (before: CarouselState, event: CarouselEvent) => carouselTurns(before, event, count),
    { is: 'turning', at: 0 },
  )
  const shown = Math.min(state.at, Math.max(count - 1, 0))
  useTurning(state, count, beatSeconds, happened)
  useAwayHold(root, happened)
  const drawn = useDrawn(shown, count)
  const choose = (at: number) => happened({ type: 'chosen', at })
  const swipe = useSwipe((step) => choose(shown + step))

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only looks whether somebody is in it
    <section
      ref={root}
      className={styles.carousel}
      aria-roledescription={words.kind}
      aria-label={label}
      onPointerEnter={(event) => { if (event.pointerType === 'mouse') happened({ type: 'held', by: 'pointer' }) }}
      onPointerLeave={() => happened({ type: 'released', by: 'pointer' })}
      onFocus={() => happened({ type: 'held', by: 'focus' })}
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) happened({ type: 'released', by: 'focus' })
      }}
      {...swipe}
    >
      {count > 1 ? <Controls words={words} state={state} shown={shown} slides={slides} choose={choose} happened={happened} /> : null}
      <div className={styles.slides} aria-live={state.is === 'stopped' ? 'polite' : 'off'}>
        {slides.map((slide, place) => (
          <div
            key={slide.id}
            className={styles.slide}
            role="group"
            aria-roledescription={words.slideKind}
            aria-label={words.slide(place + 1, count)}
            inert={place !== shown}
            data-shown={place === shown ? '' : undefined}
          >
            {drawn.has(place) ? slide.show() : null}
          </div>
        ))}
      </div>
    </section>
  )
}

/** They come before the slides: whoever walks in by keyboard finds first how to stop it. */
function Controls({ words, state, shown, slides, choose, happened }: {
  words: CarouselWords
  state: CarouselState
  shown: number
  slides: CarouselProps['slides']
  choose: (at: number) => void
  happened: (event: CarouselEvent) => void
}) {
  const isStopped = state.is === 'stopped'
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    choose(shown + (isRightToLeft(event.currentTarget) ? -step : step))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys come up from the buttons inside
    <div className={styles.controls} onKeyDown={walk}>
      <IconButton
        size="sm"
        label={isStopped ? words.play : words.pause}
        icon={isStopped ? <PlayIcon /> : <PauseIcon />}
        onClick={() => happened({ type: isStopped ? 'played' : 'paused' })}
      />
      <IconButton size="sm" label={words.previous} icon={<span className={styles.turnable}><ChevronLeftIcon /></span>} onClick={() => choose(shown - 1)} />
      <div role="group" aria-label={words.choose} className={styles.points}>
        {slides.map(({ id, title }, place) => (
          <button
            key={id}
            type="button"
            className={styles.point}
            aria-label={`${words.slide(place + 1, slides.length)}: ${title}`}
            aria-current={place === shown ? 'true' : undefined}
            onClick={() => choose(place)}
          />
        ))}
      </div>
      <IconButton size="sm" label={words.next} icon={<span className={styles.turnable}><ChevronRightIcon /></span>} onClick={() => choose(shown + 1)} />
    </div>
  )
}

/** Whoever asked for less motion sees it stand still; it turns for them when they press play. */
function useTurning(state: CarouselState, count: number, beatSeconds: number, happened: (event: CarouselEvent) => void) {
  useEffect(() => {
    if (globalThis.matchMedia?.(media.still).matches) happened({ type: 'paused' })
  }, [happened])
  useEffect(() => {
    if (state.is !== 'turning' || count < 2) return
    const timer = setTimeout(() => happened({ type: 'timePassed' }), beatSeconds * 1000)
    return () => clearTimeout(timer)
  }, [state, count, beatSeconds, happened])
}

/** What is scrolled away or in another tab does not move on. */
function useAwayHold(root: RefObject<HTMLElement | null>, happened: (event: CarouselEvent) => void) {
  useEffect(() => {
    let isInView = true
    const look = () => happened({ type: isInView && !document.hidden ? 'released' : 'held', by: 'away' })
    const observer = globalThis.IntersectionObserver && new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? true
      look()
    })
    if (root.current) observer?.observe(root.current)
    document.addEventListener('visibilitychange', look)
    return () => {
      observer?.disconnect()
      document.removeEventListener('visibilitychange', look)
    }
  }, [root, happened])
}

/** The page arrives with the first slide alone; its neighbours are drawn when scripts run, so that a turn finds its picture. */
function useDrawn(shown: number, count: number): ReadonlySet<number> {
  const isAlive = useSyncExternalStore(noChanges, () => true, () => false)
  return new Set(isAlive ? [shown, (shown + 1) % count, (shown + count - 1) % count] : [shown])
}

const noChanges = () => () => {}

const farPixels = 48

/** A finger that goes far enough sideways turns to the neighbour; up and down stay the page's. */
function useSwipe(turn: (step: number) => void) {
  const from = useRef<number>(undefined)
  return {
    onPointerDown: (event: PointerEvent) => { from.current = event.pointerType === 'mouse' ? undefined : event.clientX },
    onPointerUp: (event: PointerEvent) => {
      const way = from.current === undefined ? 0 : event.clientX - from.current
      from.current = undefined
      if (Math.abs(way) >= farPixels) turn(isRightToLeft(event.currentTarget) === way > 0 ? 1 : -1)
    },
  }
}

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'
