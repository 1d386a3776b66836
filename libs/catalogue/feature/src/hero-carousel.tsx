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
  /** A trailer plays, or a dialog is open. */
  isBusy: boolean
  show: (card: HeroCard, isShown: boolean) => ReactNode
  onStage: (state: StageState) => void
}

/** Rotates the heroes of a page; renders nothing for a single one. */
export function HeroCarousel({ cards, label, isBusy, show, onStage }: HeroCarouselProps) {
  const intl = useIntl()
  const slides = useMemo(() => cards.map((card) => ({ id: card.link, title: card.title, show: (isShown: boolean) => show(card, isShown) })), [cards, show])
  if (cards.length < 2) return null
  return (
    <CarouselSlides
      label={label}
      isBusy={isBusy}
      onStage={onStage}
      slides={slides}
      words={{
        kind: intl.formatMessage({ id: 'heroes.kind' }),
        slideKind: intl.formatMessage({ id: 'heroes.slideKind' }),
        pause: intl.formatMessage({ id: 'heroes.pause' }),
        play: intl.formatMessage({ id: 'heroes.play' }),
        previous: intl.formatMessage({ id: 'heroes.previous' }),
        next: intl.formatMessage({ id: 'heroes.next' }),
        choose: intl.formatMessage({ id: 'heroes.choose' }),
        slide: (place, count) => intl.formatMessage({ id: 'heroes.slide' }, { place, count }),
      }}
    />
  )
}
