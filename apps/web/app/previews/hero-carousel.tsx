import { heroesQuery } from '@ott/api-client'
import { HeroCarousel } from '@ott/catalogue-feature'
import type { HeroSlot } from '@ott/catalogue-feature'
import { useDialogIsOpen } from '@ott/design-system'
import { apiLanguage } from '@ott/i18n'
import { previewSlot, previewsAreStopped } from '@ott/playback'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { apiClient } from '../api/client.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { previewAtom } from './preview-store.ts'

/** Alternates the heroes of a page. It pauses under dialogs, while a trailer plays, and after the user stopped one. */
export default function PageHeroCarousel({ page, offset, ...slot }: HeroSlot & { page: string }) {
  const { data: cards = [] } = useQuery(heroesQuery(apiClient, page, apiLanguage(useLocale()), offset))
  const preview = useAtomValue(previewAtom)
  const isBusy = [useDialogIsOpen(), previewSlot(preview) === 'hero', previewsAreStopped(preview)].includes(true)
  return <HeroCarousel {...slot} cards={cards} isBusy={isBusy} />
}
