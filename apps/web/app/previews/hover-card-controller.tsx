import { titleQuery } from '@ott/api-client'
import { media } from '@ott/design-system'
import { apiLanguage } from '@ott/i18n'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { matchPage } from '../routing/pages.ts'
import { apiClient } from '../api/client.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { TitleHoverCard } from './hover-card.tsx'

/** A pointer that passes, or a focus that moves on, opens no card. */
const openDelayMs = 400

/** The rank picture of a list is too small for a hover card. */
const minWidth = 120

/** The hovered card: the path of its title, and the element around its picture. */
type CardTarget = { link: string; art: HTMLElement }

/** Opens the hover card of the card that a mouse or the keyboard focus rests on. One listener serves all cards of a page. */
export function HoverCardController() {
  const { key } = useLocation()
  const [target, setTarget] = useState<CardTarget | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let over: HTMLElement | null = null
    const leave = () => {
      clearTimeout(timer)
      over = null
      setTarget(null)
    }
    const onReach = ({ target }: Pick<Event, 'target'>) => {
      const card = cardAt(target)
      if ((card?.art ?? null) === over) return
      leave()
      if (!card || !matchMedia(media.hover).matches || !hasPopover()) return
      over = card.art
      timer = setTimeout(() => setTarget(card), openDelayMs)
    }
    const onPointer = (event: PointerEvent) => { if (event.pointerType === 'mouse') onReach(event) }
    const onFocus = (event: Pick<FocusEvent, 'target'>) => { if (event.target instanceof Element && event.target.matches(':focus-visible')) onReach(event) }
    // The modal grows out of the clicked picture, so it is measured before the hover card closes.
    const onClick = ({ target }: MouseEvent) => { if (target instanceof Element && target.closest('a')) setTimeout(leave) }
    document.addEventListener('pointerover', onPointer, { passive: true })
    document.addEventListener('focusin', onFocus)
    // A pointer that was over a card before this code loaded fires no `pointerover`.
    document.addEventListener('pointermove', onPointer, { once: true, passive: true })
    onFocus({ target: document.activeElement })
    document.addEventListener('click', onClick)
    document.documentElement.addEventListener('pointerleave', leave)
    return () => {
      document.removeEventListener('pointerover', onPointer)
      document.removeEventListener('pointermove', onPointer)
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('click', onClick)
      document.documentElement.removeEventListener('pointerleave', leave)
      leave()
    }
  }, [key])
  // A dismissed card stays closed until the pointer or the focus has left it.
  return target && <OpenHoverCard key={target.link} {...target} onDismiss={() => setTarget(null)} />
}

function OpenHoverCard({ link, art, onDismiss }: CardTarget & { onDismiss: () => void }) {
  const { data: title } = useQuery(titleQuery(apiClient, link, apiLanguage(useLocale())))
  return title && <TitleHoverCard title={title} from={art} onDismiss={onDismiss} />
}

/** A hover card needs the popover API. */
const hasPopover = () => 'showPopover' in HTMLElement.prototype

function cardAt(target: EventTarget | null): CardTarget | null {
  const item = target instanceof Element ? target.closest('[data-item-list] li') : null
  // A hover card would cover the card's own actions.
  const card = item?.querySelector('[data-card-actions]') ? null : item?.querySelector('a')
  const link = card ? matchPage(card.pathname).params['*'] : undefined
  const art = card?.querySelector('img')?.parentElement
  return link && art && art.clientWidth >= minWidth ? { link: `/${link}`, art } : null
}
