import { BookmarkIcon, TabBar } from '@ott/design-system'
import { localePath } from '@ott/i18n'
import { useIntl } from 'react-intl'
import { useAuth } from '../auth/use-auth.ts'
import { useLocale } from '../i18n/use-locale.ts'
import type { PageHandle } from '../routing/pages.ts'
import { activityPath } from '../routing/paths.ts'
import { useBrowseItems, useSearchItem } from './navigation-items.tsx'

export function SiteTabBar({ nav }: { nav: PageHandle['nav'] }) {
  const intl = useIntl()
  const browse = useBrowseItems(nav)
  const search = useSearchItem(nav)
  const watchlist = useWatchlistTab(nav)
  return <TabBar label={intl.formatMessage({ id: 'app.nav.tabs' })} items={watchlist ? [...browse, search, watchlist] : [...browse, search]} />
}

function useWatchlistTab(current: PageHandle['nav']) {
  const intl = useIntl()
  const locale = useLocale()
  // At the device limit no page but that one opens.
  if (useAuth().status === 'deviceLimitExceeded') return null
  return { href: localePath(locale, activityPath), label: intl.formatMessage({ id: 'my.tab' }), current: current === 'account', icon: <BookmarkIcon /> }
}
