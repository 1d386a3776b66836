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

/** Home, and the catalogue pages that are enabled. */
export function useBrowseItems(current: Current): NavigationItem[] {
  const intl = useIntl()
  const locale = useLocale()
  const home = { href: localePath(locale, '/'), label: intl.formatMessage({ id: 'app.nav.home' }), current: current === 'home', icon: <HomeIcon /> }
  return [home, ...useCatalogueItems(current)]
}

const catalogueIcons = [['movies', <FilmIcon key="movies" />], ['shows', <TvIcon key="shows" />]] as const

export function useCatalogueItems(current: Current): NavigationItem[] {
  const intl = useIntl()
  const locale = useLocale()
  const { pages } = useAtomValue(featureFlagsAtom)
  return catalogueIcons.flatMap(([id, icon]) =>
    pages.includes(id) ? [{ href: localePath(locale, `/${id}`), label: intl.formatMessage({ id: `app.nav.${id}` }), current: current === id, icon }] : [])
}

export function useSearchItem(current: Current): NavigationItem {
  const intl = useIntl()
  const locale = useLocale()
  return { href: localePath(locale, '/search'), label: intl.formatMessage({ id: 'app.nav.search' }), current: current === 'search', icon: <SearchIcon /> }
}
