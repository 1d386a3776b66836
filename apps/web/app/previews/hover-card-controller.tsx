import { titleQuery } from '@ott/api-client'
import { media } from '@ott/design-system'
import { apiLanguage } from '@ott/i18n'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { matchPage } from '../routing/pages.ts'
import { apiClient } from '../api/client.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { HoverCard } from './hover-card.tsx'

/** A pointer that passes, or a focus that moves on, opens no card. */
const restMilliseconds = 400

/** The rank picture of a list is too small for a hover card. */
const leastWidth = 120

/** The hovered card: the path of its title, and the element around its picture. */
type Reached = { link: string; art: HTMLElement }

/** Opens the hover card of the card that a mouse or the keyboard focus rests on. One listener serves all cards of a page. */
export function HoverCardController() {
  const { key } = useLocation()
  const [reached, setReached] = useState<Reached | null>(null)
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined
    let over: HTMLElement | null = null
    const leave = () => {
      clearTimeout(resting)
      over = null
      setReached(null)
    }
    const reach = ({ target }: Pick<Event, 'target'>) => {
      const card = cardAt(target)
      if ((card?.art ?? null) === over) return
      leave()
      if (!card || !matchMedia(media.hover).matches || !canLift()) return
      over = card.art
      resting = setTimeout(() => setReached(card), restMilliseconds)
    }
    const point = (event: PointerEvent) => { if (event.pointerType === 'mouse') reach(event) }
    const focus = (event: Pick<FocusEvent, 'target'>) => { if (event.target instanceof Element && event.target.matches(':focus-visible')) reach(event) }
    // The modal grows out of the clicked picture, so it is measured before the hover card closes.
    const press = ({ target }: MouseEvent) => { if (target instanceof Element && target.closest('a')) setTimeout(leave) }
    document.addEventListener('pointerover', point, { passive: true })
    document.addEventListener('focusin', focus)
    // A pointer that was over a card before this code loaded fires no `pointerover`.
    document.addEventListener('pointermove', point, { once: true, passive: true })
    focus({ target: document.activeElement })
    document.addEventListener('click', press)
    document.documentElement.addEventListener('pointerleave', leave)
    return () => {
      document.removeEventListener('pointerover', point)
      document.removeEventListener('pointermove', point)
      document.removeEventListener('focusin', focus)
      document.removeEventListener('click', press)
      document.documentElement.removeEventListener('pointerleave', leave)
      leave()
    }
  }, [key])
  // A dismissed card stays closed until the pointer or the focus has left it.
  return reached && <Lifted key={reached.link} {...reached} onDismiss={() => setReached(null)} />
}

function Lifted({ link, art, onDismiss }: Reached & { onDismiss: () => void }) {
  const { data: title } = useQuery(titleQuery(apiClient, link, apiLanguage(useLocale())))
  return title && <HoverCard title={title} from={art} onDismiss={onDismiss} />
}

/** It needs the popover API. */
const canLift = () => 'showPopover' in HTMLElement.prototype

function cardAt(target: EventTarget | null): Reached | null {
  const card = target instanceof Element ? target.closest('[data-item-list] li')?.querySelector('a') : null
  const link = card ? matchPage(card.pathname).params['*'] : undefined
  const art = card?.querySelector('img')?.parentElement
  return link && art && art.clientWidth >= leastWidth ? { link: `/${link}`, art } : null
}
