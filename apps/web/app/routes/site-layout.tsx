import { addressesOf, brand } from '@ott/brand'
import {
  DigitsSwitch, FilmIcon, Footer, Header, HomeIcon, LanguageSwitch, NarrowOnly, PersonIcon, SearchIcon, SearchLink, SkipLink, TabBar, TrayPlaces, TvIcon,
  WideOnly,
} from '@ott/design-system'
import { formatNumber, languageTag, localePath, otherLocale, ownName } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { useAtomValue } from 'jotai'
import { memo } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import { Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { AccountControls } from '../layout/account-controls.tsx'
import { BrowseScreen } from '../browse/browse-screen.tsx'
import { trayPlacesAt } from '../browse/row-scroll-state.ts'
import { ErrorScreen } from '../errors/error-screen.tsx'
import { loginPath, myPath, pathOf, screenAt } from '../routing/paths.ts'
import type { Screen } from '../routing/paths.ts'
import { useBackground } from '../routing/modal-location.ts'
import { drawScreen } from '../routing/screen-registry.ts'
import { WhatCanWait } from '../previews/lazy-previews.tsx'
import { whenLookedAt } from '../performance/index.ts'
import { offerAtom, useIsOffered } from '../platform/feature-flags.ts'
import { TitleOver } from '../title/title-modal-outlet.tsx'
import { LanguageOffer } from '../i18n/language-prompt.tsx'
import { later } from '../i18n/lazy-with-messages.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import { useLogin } from '../auth/use-auth.ts'
import type { loader as rootLoader } from '../root.tsx'
import type { Route } from './+types/site-layout.ts'

const PhoneQuestion = later(() => import('../layout/phone-prompt-gate.tsx'))
/** To readers a page of ours that says what went wrong is a page as well. */
const PageSaid = later(() => import('../layout/route-announcer.tsx'), { when: whenLookedAt })

/**
 * What every page but the player stands in. The screen under a dialog is drawn here and not by its route, so that it
 * stays as it was while a title or the sign-in opens over it.
 */
export default function Frame() {
  const { pathname, search } = useLocation()
  const path = useBackground() ?? pathname + search
  const { state } = useLogin()
  const asksForNumber = useIsOffered('mobileCode') && state === 'loggedIn'
  return (
    <>
      <Surroundings screen={screenUnder(path)}>
        <ScreenBelow path={path} />
        <TitleOver />
        <Outlet />
      </Surroundings>
      <WhatCanWait />
      {asksForNumber && <PhoneQuestion screen={screenAt(pathname)} />}
    </>
  )
}

/** What was refused for a while says for how long. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {}

/** The error page keeps its surroundings, so that the viewer can go on. */
export function ErrorBoundary() {
  return (
    <Surroundings screen={null}>
      <ErrorScreen />
    </Surroundings>
  )
}

/** Sign-in opened by its own address stands over the home page. */
function screenUnder(path: string): Screen {
  const screen = screenAt(pathOf(path))
  return screen.kind === 'login' ? { kind: 'browse', page: 'home' } : screen
}

/** Drawn again for another address alone: a dialog over it changes nothing here. */
const ScreenBelow = memo(({ path }: { path: string }) => {
  const screen = screenUnder(path)
  return (
    <TrayPlaces value={trayPlacesAt(path)}>
      {screen.kind === 'browse' ? <BrowseScreen page={screen.page} /> : drawScreen(screen, new URLSearchParams(path.split('?')[1]))}
    </TrayPlaces>
  )
})

const shelfIcons = [['movies', <FilmIcon key="movies" />], ['shows', <TvIcon key="shows" />]] as const

function Surroundings({ screen, children }: { screen: Screen | null; children: ReactNode }) {
  const intl = useIntl()
  const locale = useLocale()
  const { pathname, search: query } = useLocation()
  // Of the document: a browser's own clock may be wrong, and at New Year another than the server's.
  const { year } = useRouteLoaderData<typeof rootLoader>('root')!
  const name = brand.name[locale]
  const page = screen?.kind === 'browse' ? screen.page : null
  const offer = useAtomValue(offerAtom)
  const home = { href: localePath(locale, '/'), label: intl.formatMessage({ id: 'app.nav.home' }), current: page === 'home', icon: <HomeIcon /> }
  const shelves = shelfIcons.flatMap(([id, icon]) =>
    offer.places.includes(id) ? [{ href: localePath(locale, `/${id}`), label: intl.formatMessage({ id: `app.nav.${id}` }), current: page === id, icon }] : [])
  const places = [home, ...shelves]
  const genres = { href: localePath(locale, '/genre'), label: intl.formatMessage({ id: 'app.nav.genres' }), current: screen?.kind === 'genre' }
  const search = { href: localePath(locale, '/search'), label: intl.formatMessage({ id: 'app.nav.search' }), current: screen?.kind === 'search', icon: <SearchIcon /> }
  const account = useAccountTab()
  const other = otherLocale(locale)
  const marked = (path: string, mark: string) => `${path}${query}${query ? '&' : '?'}${mark}`
  const switchHref = marked(localePath(other, pathname), 'switch')
  const language = <LanguageSwitch href={switchHref} lang={other} name={ownName[other]} />
  return (
    <>
      <SkipLink>{intl.formatMessage({ id: 'app.skip' })}</SkipLink>
      <LanguageOffer href={switchHref} />
      <Header
        brand={{ name, href: localePath(locale, '/') }}
        navigation={{ label: intl.formatMessage({ id: 'app.nav.main' }), items: [...places, genres] }}
        overHero={screen?.kind === 'browse' || screen?.kind === 'welcome'}
      >
        <WideOnly>
          <SearchLink {...search} />
          {language}
        </WideOnly>
        <AccountControls />
      </Header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer groups={footerGroups(intl, locale, shelves)} note={intl.formatMessage({ id: 'app.footer.note' }, { product: name, year: formatNumber(year, intl.locale, true) })}>
        <NarrowOnly>{language}</NarrowOnly>
        {locale === 'bn' && <OtherDigits marked={(mark) => marked(pathname, mark)} />}
      </Footer>
      <TabBar label={intl.formatMessage({ id: 'app.nav.tabs' })} items={account ? [...places, search, account] : [...places, search]} />
      <PageSaid isAlone={screen === null} />
    </>
  )
}

/** Whoever reads Bengali may want its numbers in Latin digits, or back in its own (I18N-10). The server keeps what is chosen. */
function OtherDigits({ marked }: { marked: (mark: string) => string }) {
  const intl = useIntl()
  const digits = intl.locale === 'bn' ? 'latn' : 'beng'
  const tag = languageTag('bn', digits)
  return <DigitsSwitch href={marked(`digits=${digits}`)} lang={tag}>{intl.formatMessage({ id: 'app.footer.digits' }, { to: digits, digits: formatNumber(123, tag) })}</DigitsSwitch>
}

function useAccountTab() {
  const intl = useIntl()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const { state } = useLogin()
  // At the device limit there is neither sign-in nor a list to go to; the way out is on the page and in the header.
  if (state === 'deviceLimitExceeded') return null
  const isIn = state === 'loggedIn' || state === 'pendingLogin'
  return {
    href: isIn ? localePath(locale, myPath) : loginPath(locale, pathname + search),
    label: intl.formatMessage({ id: isIn ? 'my.tab' : 'app.login' }, { product: brand.name[locale] }),
    current: screenAt(pathname).kind === 'mine',
    icon: <PersonIcon />,
  }
}

type FooterLink = { href: string; label: string }

function footerGroups(intl: IntlShape, locale: Locale, shelves: FooterLink[]) {
  const { terms, privacy } = addressesOf(brand, locale)
  return [
    ...(shelves.length > 0 ? [{ title: intl.formatMessage({ id: 'app.footer.watch' }), links: shelves }] : []),
    {
      title: intl.formatMessage({ id: 'app.footer.about' }),
      links: [
        { href: terms, label: intl.formatMessage({ id: 'app.footer.terms' }) },
        { href: privacy, label: intl.formatMessage({ id: 'app.footer.privacy' }) },
        { href: localePath(locale, '/help'), label: intl.formatMessage({ id: 'app.footer.help' }) },
        { href: localePath(locale, '/accessibility'), label: intl.formatMessage({ id: 'app.footer.accessibility' }) },
      ],
    },
  ]
}
