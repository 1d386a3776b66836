import { brand } from '@ott/brand'
import { PersonIcon, TabBar } from '@ott/design-system'
import { localePath } from '@ott/i18n'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { useAuth } from '../auth/use-auth.ts'
import { useLocale } from '../i18n/use-locale.ts'
import type { PageHandle } from '../routing/pages.ts'
import { loginPath, activityPath } from '../routing/paths.ts'
import { useBrowseItems, useSearchItem } from './navigation-items.tsx'

export function SiteTabBar({ page }: { page: PageHandle | null }) {
  const intl = useIntl()
  const browse = useBrowseItems(page?.nav)
  const search = useSearchItem(page?.nav)
  const account = useAccountTab(page?.nav)
  return <TabBar label={intl.formatMessage({ id: 'app.nav.tabs' })} items={account ? [...browse, search, account] : [...browse, search]} />
}

function useAccountTab(current: PageHandle['nav']) {
  const intl = useIntl()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const { status } = useAuth()
  // At the device limit sign-in and the watchlist are hidden: the page and the header offer the next steps.
  if (status === 'deviceLimitExceeded') return null
  const isSignedIn = status === 'loggedIn' || status === 'pendingLogin'
  return {
    href: isSignedIn ? localePath(locale, activityPath) : loginPath(locale, pathname + search),
    label: intl.formatMessage({ id: isSignedIn ? 'my.tab' : 'app.login' }, { product: brand.name[locale] }),
    current: current === 'account',
    icon: <PersonIcon />,
  }
}
