import { heroesQuery } from '@ott/api-client'
import { HeroCarousel } from '@ott/catalogue-feature'
import type { HeroSlot } from '@ott/catalogue-feature'
import { useDialogIsOpen } from '@ott/design-system'
import { apiLanguage } from '@ott/i18n'
import { previewSlot, previewsAreStopped } from '@ott/playback'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { apiClient } from '../api/client.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { dispatchPreview, hasCarouselAtom, heroAtom, previewAtom } from './preview-store.ts'

/** Alternates the heroes of a page. One button pauses it and the trailers (PREV-14). */
export default function PageHeroCarousel({ page, offset, ...slot }: HeroSlot & { page: string }) {
  const { data: cards = [] } = useQuery(heroesQuery(apiClient, page, apiLanguage(useLocale()), offset))
  const preview = useAtomValue(previewAtom)
  const hero = useAtomValue(heroAtom)
  const setHasCarousel = useSetAtom(hasCarouselAtom)
  const hasCarousel = cards.length > 1
  useEffect(() => {
    setHasCarousel(hasCarousel)
    return () => setHasCarousel(false)
  }, [hasCarousel, setHasCarousel])
  const play = (wanted: boolean) => {
    dispatchPreview({ type: wanted ? 'idle' : 'stopped' })
    if (wanted && hero !== 'none') dispatchPreview({ type: 'started', at: 'hero' })
  }
  return (
    <HeroCarousel
      {...slot}
      cards={cards}
      isBusy={useDialogIsOpen()}
      isPlaying={previewSlot(preview) === 'hero'}
      isStopped={previewsAreStopped(preview)}
      onPlay={play}
    />
  )
}
