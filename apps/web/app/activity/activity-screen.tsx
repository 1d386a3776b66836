import { ActivityPage } from '@ott/activity-feature'
import type { ActivityTab } from '@ott/activity-feature'
import { brand } from '@ott/brand'
import { localePath } from '@ott/i18n'
import type { ProfileId } from '@ott/identity'
import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { activityPath } from '../routing/paths.ts'
import { useIsEnabled } from '../platform/feature-flags.ts'
import { useSession } from '../auth/use-auth.ts'
import { DeferredMessages } from '../i18n/lazy-with-messages.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import { HistoryTab } from './history-tab.tsx'
import { WatchingTab } from './watching-tab.tsx'
import { WatchlistTab } from './watchlist-tab.tsx'

/** Continue watching, watchlist and history of the signed-in user. */
export function ActivityScreen({ tab }: { tab: ActivityTab }) {
  const profileId = useSession()?.profileId
  if (!profileId) return null
  return <Suspense><DeferredMessages><ActivityTabs tab={tab} profileId={profileId} /></DeferredMessages></Suspense>
}

function ActivityTabs({ tab, profileId }: { tab: ActivityTab; profileId: ProfileId }) {
  const intl = useIntl()
  const locale = useLocale()
  const here = localePath(locale, activityPath)
  const hasWatchlist = useIsEnabled('watchList')
  const current = tab === 'list' && !hasWatchlist ? 'watching' : tab
  return (
    <ActivityPage
      heading={intl.formatMessage({ id: 'my.title' }, { product: brand.name[locale] })}
      current={current}
      hrefs={{ watching: `${here}?show=watching`, ...(hasWatchlist && { list: here }), history: `${here}?show=history` }}
    >
      {current === 'watching' && <WatchingTab profileId={profileId} />}
      {current === 'list' && <WatchlistTab profileId={profileId} />}
      {current === 'history' && <HistoryTab profileId={profileId} />}
    </ActivityPage>
  )
}
