import { titleQuery } from '@ott/api-client'
import { SignsOverPicture } from '@ott/catalogue-feature'
import { media } from '@ott/design-system'
import { apiLanguage } from '@ott/i18n'
import { previewPlace } from '@ott/playback'
import { PreviewFilm } from '@ott/playback-feature'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { screenAt } from '../navigation/links.ts'
import { call } from '../session/login.ts'
import { useLocale } from '../words/use-locale.ts'
import { previewAtom, previewHappened } from './preview-state.ts'

/** A pointer that passes, or a focus that moves on, wants no film. */
const restMilliseconds = 1_000

/** The picture of a place in a list is no room for a film. */
const leastWidth = 120

/** A card that is pointed at: its title's address, and the element that holds its picture. */
type Reached = { link: string; art: HTMLElement }

/**
 * The trailer of a card that a mouse or the keyboard rests on, and by which signs its title says what it has for whoever hears
 * or sees otherwise (CAT-40). One listener serves all cards, as one takes all their
 * clicks: a page has a hundred of them.
 */
export function CardPreviews() {
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
    const reach = ({ target }: Event) => {
      const card = cardAt(target)
      if (card?.art === over) return
      leave()
      if (!card || !matchMedia(media.hover).matches) return
      over = card.art
      resting = setTimeout(() => setReached(card), restMilliseconds)
    }
    const point = (event: PointerEvent) => { if (event.pointerType === 'mouse') reach(event) }
    const focus = (event: FocusEvent) => { if (event.target instanceof Element && event.target.matches(':focus-visible')) reach(event) }
    document.addEventListener('pointerover', point, { passive: true })
    document.addEventListener('focusin', focus)
    document.documentElement.addEventListener('pointerleave', leave)
    return () => {
      document.removeEventListener('pointerover', point)
      document.removeEventListener('focusin', focus)
      document.documentElement.removeEventListener('pointerleave', leave)
      leave()
    }
  }, [key])
  return reached && <CardPreview key={reached.link} {...reached} />
}

function CardPreview({ link, art }: Reached) {
  const state = useAtomValue(previewAtom)
  // Also where nothing may play: its signs are for many of those who want nothing to move.
  const { data: title } = useQuery(titleQuery(call, link, apiLanguage(useLocale())))
  const trailer = title?.trailer ?? null
  useEffect(() => {
    if (trailer === null) return
    previewHappened({ type: 'started', at: link })
    return () => previewHappened({ type: 'ended', at: link })
  }, [trailer, link])
  if (!title) return null
  return createPortal(
    <>
      {trailer !== null && previewPlace(state) === link && (
        <PreviewFilm src={trailer} isPlaying={state.is === 'playing'} isMuted onOver={() => previewHappened({ type: 'ended', at: link })} />
      )}
      <SignsOverPicture title={title} />
    </>,
    art,
  )
}

function cardAt(target: EventTarget | null): Reached | null {
  const card = target instanceof Element ? target.closest('[data-tray] li')?.querySelector('a') : null
  const screen = card ? screenAt(card.pathname) : null
  const art = card?.querySelector('img')?.parentElement
  return screen?.kind === 'title' && art && art.clientWidth >= leastWidth ? { link: screen.link, art } : null
}
