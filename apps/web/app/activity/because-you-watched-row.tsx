import { becauseWatchedQuery, isAwaited } from '@ott/api-client'
import { ModuleRow } from '@ott/catalogue-feature'
import { apiLanguage } from '@ott/i18n'
import type { ProfileId } from '@ott/identity'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { RowPlace } from './row-skeleton.tsx'
import { call } from '../auth/auth-store.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useMyRowShown } from './use-remember-row.ts'

/** A row of what is like the title that this viewer watched or rated last; its place is held until it is there, where there was one before. */
export default function MyBecause({ profileId, hidden }: { profileId: ProfileId; hidden: ReadonlySet<string> }) {
  const { formatMessage } = useIntl()
  const reading = useQuery(becauseWatchedQuery(call, profileId, apiLanguage(useLocale())))
  const { data, isSuccess } = reading
  useMyRowShown('because', isSuccess ? Boolean(data) : null)
  if (isAwaited(reading)) return <RowPlace of="because" />
  if (!data) return null
  const title = formatMessage({ id: data.rating ? `my.because.${data.rating}` : 'my.because' }, { title: data.title })
  return <ModuleRow module={{ id: 'because-watched', kind: 'tray', title, orientation: 'landscape', seeAll: null, cards: data.cards }} hidden={hidden} />
}
