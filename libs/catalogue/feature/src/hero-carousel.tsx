import type { HeroCard } from '@ott/catalogue'
import { CarouselSlides } from '@ott/design-system'
import type { StageState } from '@ott/design-system'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

export type HeroCarouselProps = {
  /** All heroes of the page; the first one is rendered already. */
  cards: HeroCard[]
  label: string
  /** A dialog is open. */
  isBusy: boolean
  /** The trailer of the visible hero plays. */
  isPlaying: boolean
  /** The user stopped trailers. */
  isStopped: boolean
  /** Pauses or plays trailers and carousel together. */
  onPlay: (wanted: boolean) => void
  show: (card: HeroCard, isShown: boolean) => ReactNode
  onStage: (state: StageState) => void
}

/** Rotates the heroes of a page; renders nothing for a single one. */
export function HeroCarousel({ cards, label, isBusy, isPlaying, isStopped, onPlay, show, onStage }: HeroCarouselProps) {
  const intl = useIntl()
  const slides = useMemo(() => cards.map((card) => ({ id: card.link, title: card.title, show: (isShown: boolean) => show(card, isShown) })), [cards, show])
  if (cards.length < 2) return null
  return (
    <CarouselSlides
      label={label}
      isBusy={isBusy}
      isPlaying={isPlaying}
      isStopped={isStopped}
      onPlay={onPlay}
      onStage={onStage}
      slides={slides}
      words={{
        kind: intl.formatMessage({ id: 'heroCarousel.kind' }),
        slideKind: intl.formatMessage({ id: 'heroCarousel.slideKind' }),
        pause: intl.formatMessage({ id: 'heroCarousel.pause' }),
        play: intl.formatMessage({ id: 'heroCarousel.play' }),
        previous: intl.formatMessage({ id: 'heroCarousel.previous' }),
        next: intl.formatMessage({ id: 'heroCarousel.next' }),
        choose: intl.formatMessage({ id: 'heroCarousel.choose' }),
        slide: (place, count) => intl.formatMessage({ id: 'heroCarousel.slide' }, { place, count }),
      }}
    />
  )
}
