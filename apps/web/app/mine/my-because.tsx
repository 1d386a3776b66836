import { becauseWatchedQuery, isAwaited } from '@ott/api-client'
import { ModuleRow, RowSkeleton } from '@ott/catalogue-feature'
import { apiLanguage } from '@ott/i18n'
import type { ProfileId } from '@ott/identity'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { call } from '../session/login.ts'
import { useLocale } from '../words/use-locale.ts'

/** A row of what is like the title that this viewer watched last; its place is held until it is there. */
export default function MyBecause({ profileId, hidden }: { profileId: ProfileId; hidden: ReadonlySet<string> }) {
  const { formatMessage } = useIntl()
  const reading = useQuery(becauseWatchedQuery(call, profileId, apiLanguage(useLocale())))
  if (isAwaited(reading)) return <RowSkeleton shape="landscape" />
  const { data } = reading
  if (!data) return null
  const title = formatMessage({ id: 'my.because' }, { title: data.title })
  return <ModuleRow module={{ id: 'because-watched', kind: 'tray', title, orientation: 'landscape', seeAll: null, cards: data.cards }} hidden={hidden} />
}
