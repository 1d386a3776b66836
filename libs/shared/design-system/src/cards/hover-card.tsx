import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import * as styles from './hover-card.css.ts'
import { hoverCardPosition } from './hover-card-position.ts'
import { Picture } from './picture.tsx'
import { followArrow } from './grid-keyboard.ts'

export interface LiftedCardProps {
  /** The picture of the `Card` that is lifted. */
  from: HTMLElement
  href: string
  title: string
  /** Lying, whatever the card's shape is. */
  pictureSrc: string
  /** What moves over the picture. */
  film?: ReactNode
  facts: ReactNode
  /** The button that is looked for first: it takes the room that the others leave. */
  action: ReactNode
  /** `IconButton`s. */
  more?: ReactNode
  /** Escape was pressed. */
  onDismiss: () => void
}

/** So much wider than its card on either side. */
const overhang = 26
const minWidth = 300

/**
 * A card that a pointer or the focus rests on, brought nearer: what it is about, and what can be done with it at once. It
 * stands right behind the card's link, so that Tab leads into it and on to the next card. Whoever has neither pointer nor
 * keys finds all of it in the details.
 */
export function LiftedCard({ from, href, title, pictureSrc, film, facts, action, more, onDismiss }: LiftedCardProps) {
  const popup = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (popup.current ? lift(popup.current, from) : undefined), [from])
  useEscape(from, () => {
    if (popup.current?.contains(document.activeElement)) from.closest('a')?.focus({ preventScroll: true })
    onDismiss()
  })
  const place = from.closest('li')
  return place && createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links inside take the keys
    <div ref={popup} className={styles.lifted} popover="manual" role="group" aria-label={title} onKeyDown={followArrow}>
      {/* For the pointer: the keys have the card itself. */}
      <a href={href} tabIndex={-1} aria-hidden="true">
        <span className={styles.art}>
          <Picture src={pictureSrc} alt="" width={1280} height={720} sizes="(max-width: 1787px) 330px, 440px" widths={[384, 500, 828]} eager />
          {film}
        </span>
      </a>
      <div className={styles.words}>
        <span className={styles.title} aria-hidden="true">{title}</span>
        <div className={styles.facts}>{facts}</div>
        <div className={styles.actions}><div className={styles.action}>{action}</div>{more}</div>
      </div>
    </div>,
    place,
  )
}

/** Keeps it over its card, also where the row or the dialog that holds the card still moves. */
function lift(popup: HTMLElement, from: HTMLElement): () => void {
  const place = () => {
    const card = from.getBoundingClientRect()
    const { clientWidth: width, clientHeight: height } = document.documentElement
    popup.style.width = `${Math.max(card.width + 2 * overhang, minWidth)}px`
    const { left, top } = hoverCardPosition(card, { width: popup.offsetWidth, height: popup.offsetHeight }, { width, height })
    popup.style.left = `${left + scrollX}px`
    popup.style.top = `${top + scrollY}px`
  }
  // With the page it moves by itself.
  const follow = ({ target }: Event) => { if (target !== document) place() }
  popup.showPopover()
  place()
  addEventListener('resize', place)
  document.addEventListener('scroll', follow, { capture: true, passive: true })
  return () => {
    removeEventListener('resize', place)
    document.removeEventListener('scroll', follow, { capture: true })
  }
}

function useEscape(card: HTMLElement, onEscape: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isCovered(card)) return
    // In a dialog it puts away the card alone.
    event.stopPropagation()
    onEscape()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen, true)
    return () => removeEventListener('keydown', listen, true)
  }, [])
}

/** A dialog that opens from a pressed card is there before the card is left, and long before where the browser is busy. */
function isCovered(card: HTMLElement): boolean {
  const topmost = [...document.querySelectorAll('[role$=dialog]')].at(-1)
  return topmost !== undefined && !topmost.contains(card)
}
