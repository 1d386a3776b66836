import { heroesQuery } from '@ott/api-client'
import { HeroTurns } from '@ott/catalogue-feature'
import type { HeroPlace } from '@ott/catalogue-feature'
import { useDialogIsOpen } from '@ott/design-system'
import { apiLanguage } from '@ott/i18n'
import { previewPlace, previewsAreStopped } from '@ott/playback'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { call } from '../api/client.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { previewAtom } from './preview-store.ts'

/** Alternates the heroes of a page. It pauses under dialogs, while a trailer plays, and after the viewer stopped one. */
export default function HeroesOfPage({ page, offset, ...place }: HeroPlace & { page: string }) {
  const { data: cards = [] } = useQuery(heroesQuery(call, page, apiLanguage(useLocale()), offset))
  const preview = useAtomValue(previewAtom)
  const isBusy = [useDialogIsOpen(), previewPlace(preview) === 'hero', previewsAreStopped(preview)].includes(true)
  return <HeroTurns {...place} cards={cards} isBusy={isBusy} />
}
