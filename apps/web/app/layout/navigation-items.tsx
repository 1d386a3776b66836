import { FilmIcon, HomeIcon, SearchIcon, TvIcon } from '@ott/design-system'
import { localePath } from '@ott/i18n'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useLocale } from '../i18n/use-locale.ts'
import { featureFlagsAtom } from '../platform/feature-flags.ts'
import type { PageHandle } from '../routing/pages.ts'

type NavigationItem = { href: string; label: string; current: boolean; icon: ReactNode }

type Current = PageHandle['nav']

/** Home, and movies and shows where there are any. */
export function useBrowseItems(current: Current): NavigationItem[] {
  const intl = useIntl()
  const locale = useLocale()
  const home = { href: localePath(locale, '/'), label: intl.formatMessage({ id: 'app.nav.home' }), current: current === 'home', icon: <HomeIcon /> }
  return [home, ...useShelfItems(current)]
}

const shelfIcons = [['movies', <FilmIcon key="movies" />], ['shows', <TvIcon key="shows" />]] as const

export function useShelfItems(current: Current): NavigationItem[] {
  const intl = useIntl()
  const locale = useLocale()
  const { pages: places } = useAtomValue(featureFlagsAtom)
  return shelfIcons.flatMap(([id, icon]) =>
    places.includes(id) ? [{ href: localePath(locale, `/${id}`), label: intl.formatMessage({ id: `app.nav.${id}` }), current: current === id, icon }] : [])
}

export function useSearchItem(current: Current): NavigationItem {
  const intl = useIntl()
  const locale = useLocale()
  return { href: localePath(locale, '/search'), label: intl.formatMessage({ id: 'app.nav.search' }), current: current === 'search', icon: <SearchIcon /> }
}
