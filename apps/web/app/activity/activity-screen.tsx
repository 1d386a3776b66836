import { MyPage } from '@ott/activity-feature'
import type { MyPart } from '@ott/activity-feature'
import { brand } from '@ott/brand'
import { localePath } from '@ott/i18n'
import type { ProfileId } from '@ott/identity'
import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { myPath } from '../routing/paths.ts'
import { useIsOffered } from '../platform/feature-flags.ts'
import { useSession } from '../auth/use-auth.ts'
import { LaterWords } from '../i18n/lazy-with-messages.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import { MyHistoryPart } from './history-tab.tsx'
import { MyListPart } from './watchlist-tab.tsx'

/** Continue watching, watchlist and history of the signed-in user. */
export function MyScreen({ part }: { part: MyPart }) {
  const profileId = useSession()?.profileId
  if (!profileId) return null
  return <Suspense><LaterWords><ActivityTabs part={part} profileId={profileId} /></LaterWords></Suspense>
}

function ActivityTabs({ part, profileId }: { part: MyPart; profileId: ProfileId }) {
  const intl = useIntl()
  const locale = useLocale()
  const here = localePath(locale, myPath)
  const hasWatchlist = useIsOffered('watchList')
  const current = hasWatchlist ? part : 'history'
  return (
    <MyPage
      heading={intl.formatMessage({ id: 'my.title' }, { product: brand.name[locale] })}
      current={current}
      hrefs={hasWatchlist ? { list: here, history: `${here}?show=history` } : null}
    >
      {current === 'list' ? <MyListPart profileId={profileId} /> : <MyHistoryPart profileId={profileId} />}
    </MyPage>
  )
}
