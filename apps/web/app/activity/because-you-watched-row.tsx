import { recommendationsQuery, isInitialLoading } from '@ott/api-client'
import { ModuleRow } from '@ott/catalogue-feature'
import { apiLanguage } from '@ott/i18n'
import type { ProfileId } from '@ott/identity'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { apiClient } from '../api/client.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useStoreEmptyRow } from '../performance/index.ts'
import { RowSkeletonSlot } from './row-skeleton.tsx'

/** Titles like the one that this user watched or rated last. */
export default function BecauseYouWatchedRow({ profileId, hidden }: { profileId: ProfileId; hidden: ReadonlySet<string> }) {
  const { formatMessage } = useIntl()
  const query = useQuery(recommendationsQuery(apiClient, profileId, apiLanguage(useLocale())))
  const { data } = query
  useStoreEmptyRow('recommendations', data === undefined ? undefined : !data)
  if (isInitialLoading(query)) return <RowSkeletonSlot row="recommendations" />
  if (!data) return null
  const title = formatMessage({ id: data.rating ? `my.because.${data.rating}` : 'my.because' }, { title: data.title })
  return <ModuleRow module={{ id: 'because-watched', kind: 'tray', title, orientation: 'landscape', seeAll: null, cards: data.cards }} hidden={hidden} />
}
