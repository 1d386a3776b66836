import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import * as styles from './hover-card.css.ts'
import { hoverCardPosition } from './hover-card-position.ts'
import { Picture } from './picture.tsx'
import { followGridArrow } from './grid-keyboard.ts'

export interface HoverCardProps {
  /** The picture of the `Card` below. */
  from: HTMLElement
  href: string
  title: string
  /** Landscape, whatever the card's shape. */
  pictureSrc: string
  /** A video over the picture. */
  preview?: ReactNode
  facts: ReactNode
  /** The primary button; it takes the remaining width. */
  action: ReactNode
  /** `IconButton`s. */
  more?: ReactNode
  /** Called on Escape. */
  onDismiss: () => void
}

/** Extra width on either side of the card. */
const overhang = 26
const minWidth = 340

/**
 * An enlarged card on hover or focus, with facts and actions. It follows the card's link in tab order.
 * Touch users find all of it on the title page.
 */
export function HoverCard({ from, href, title, pictureSrc, preview, facts, action, more, onDismiss }: HoverCardProps) {
  const popup = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (popup.current ? lift(popup.current, from) : undefined), [from])
  useEscape(from, () => {
    if (popup.current?.contains(document.activeElement)) from.closest('a')?.focus({ preventScroll: true })
    onDismiss()
  })
  const place = from.closest('li')
  return place && createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- key events bubble from the links inside
    <div ref={popup} className={styles.lifted} popover="manual" role="group" aria-label={title} onKeyDown={followGridArrow}>
      {/* For pointers only; keyboard users have the card's own link. */}
      <a href={href} tabIndex={-1} aria-hidden="true">
        <span className={styles.art}>
          <Picture src={pictureSrc} alt="" width={1280} height={720} sizes="(max-width: 1787px) 330px, 440px" widths={[384, 500, 828]} eager />
          {preview}
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

/** Follows the card while its row or dialog scrolls. */
function lift(popup: HTMLElement, from: HTMLElement): () => void {
  const place = () => {
    const card = from.getBoundingClientRect()
    const { clientWidth: width, clientHeight: height } = document.documentElement
    popup.style.width = `${Math.max(card.width + 2 * overhang, minWidth)}px`
    const { left, top } = hoverCardPosition(card, { width: popup.offsetWidth, height: popup.offsetHeight }, { width, height })
    popup.style.left = `${left + scrollX}px`
    popup.style.top = `${top + scrollY}px`
  }
  // Page scrolling moves it anyway.
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
    // Escape closes only the card, not the dialog around it.
    event.stopPropagation()
    onEscape()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen, true)
    return () => removeEventListener('keydown', listen, true)
  }, [])
}

/** A dialog opened from the card is in the document before the hover card closes. */
function isCovered(card: HTMLElement): boolean {
  const topmost = [...document.querySelectorAll('[role$=dialog]')].at(-1)
  return topmost !== undefined && !topmost.contains(card)
}
