import { brand } from '@ott/brand'
import {
  Button, FilmIcon, Footer, Header, HomeIcon, IconButton, LanguageSwitch, LinkProvider, LogoutIcon, NarrowOnly,
  PersonIcon, SkipLink, TabBar, TvIcon, WideOnly,
} from '@ott/design-system'
import { formatNumber, localePath, otherLocale, ownName } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { HydrationBoundary } from '@tanstack/react-query'
import type { DehydratedState } from '@tanstack/react-query'
import { Suspense, lazy, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import { Outlet, useLocation, useMatches } from 'react-router'
import { BrowseScreen } from '../browse-screen.tsx'
import { ErrorScreen } from '../error-screen.tsx'
import { GenreScreen, genrePageIn } from '../genre-screen.tsx'
import { loginPath, screenAt } from '../links.ts'
import type { Screen } from '../links.ts'
import { RouterAnchor, useBackground } from '../router-anchor.tsx'
import { TitleScreen } from '../title-screen.tsx'
import { useLocale } from '../use-locale.ts'
import { useLogin } from '../use-viewer.ts'

const LogoutQuestion = lazy(() => import('../logout-question.tsx'))

/**
 * What every page but the player stands in. The screen under a dialog is drawn here and not by its route, so that it
 * stays as it was while a title or the sign-in opens over it.
 */
export default function Frame() {
  const { pathname, search } = useLocation()
  const [path = '', query] = (useBackground() ?? pathname + search).split('?')
  const matches = useMatches()
  const dehydrated = useMemo(() => dehydratedTogether(matches.map(({ loaderData }) => loaderData)), [matches])
  const screen = screenUnder(screenAt(path))
  return (
    <LinkProvider anchor={RouterAnchor}>
      <HydrationBoundary state={dehydrated}>
        <Surroundings screen={screen}>
          <ScreenBelow screen={screen} query={query} />
          <Outlet />
        </Surroundings>
      </HydrationBoundary>
    </LinkProvider>
  )
}

/** The error page keeps its surroundings, so that the viewer can go on. */
export function ErrorBoundary() {
  return (
    <LinkProvider anchor={RouterAnchor}>
      <Surroundings screen={null}>
        <ErrorScreen />
      </Surroundings>
    </LinkProvider>
  )
}

/** Sign-in opened by its own address stands over the home page. */
function screenUnder(screen: Screen): Screen {
  return screen.kind === 'login' ? { kind: 'browse', page: 'home' } : screen
}

function ScreenBelow({ screen, query }: { screen: Screen; query: string | undefined }) {
  if (screen.kind === 'genre') return <GenreScreen slug={screen.slug} page={genrePageIn(new URLSearchParams(query))} />
  if (screen.kind === 'browse') return <BrowseScreen page={screen.page} />
  if (screen.kind === 'title') return <TitleScreen link={screen.link} place="page" />
  return null
}

/** Always one, whatever the loaders gave: a boundary more or less would make the page below a dialog anew. */
function dehydratedTogether(loaded: unknown[]): DehydratedState {
  const states = loaded.flatMap(dehydratedIn)
  return { mutations: states.flatMap(({ mutations }) => mutations), queries: states.flatMap(({ queries }) => queries) }
}

function dehydratedIn(data: unknown): DehydratedState[] {
  return data && typeof data === 'object' && 'dehydrated' in data && data.dehydrated ? [data.dehydrated as DehydratedState] : []
}

function Surroundings({ screen, children }: { screen: Screen | null; children: ReactNode }) {
  const intl = useIntl()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const name = brand.name[locale]
  const page = screen?.kind === 'browse' ? screen.page : null
  const places = [
    { href: localePath(locale, '/'), label: intl.formatMessage({ id: 'app.nav.home' }), current: page === 'home', icon: <HomeIcon /> },
    { href: localePath(locale, '/movies'), label: intl.formatMessage({ id: 'app.nav.movies' }), current: page === 'movies', icon: <FilmIcon /> },
    { href: localePath(locale, '/shows'), label: intl.formatMessage({ id: 'app.nav.shows' }), current: page === 'shows', icon: <TvIcon /> },
  ]
  const account = useAccountTab()
  const other = otherLocale(locale)
  const language = (
    <LanguageSwitch
      href={`${localePath(other, pathname)}${search}${search ? '&' : '?'}switch`}
      lang={other}
      name={ownName[other]}
    />
  )
  return (
    <>
      <SkipLink>{intl.formatMessage({ id: 'app.skip' })}</SkipLink>
      <Header
        brand={{ name, href: localePath(locale, '/') }}
        navigation={{ label: intl.formatMessage({ id: 'app.nav.main' }), items: places }}
        overHero={screen?.kind === 'browse'}
      >
        <WideOnly>{language}</WideOnly>
        <AccountControls />
      </Header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer groups={footerGroups(intl, locale)} note={intl.formatMessage({ id: 'app.footer.note' }, { product: name, year: formatNumber(2026, locale, true) })}>
        <NarrowOnly>{language}</NarrowOnly>
      </Footer>
      <TabBar label={intl.formatMessage({ id: 'app.nav.tabs' })} items={account ? [...places, account] : places} />
    </>
  )
}

function useAccountTab() {
  const intl = useIntl()
  const locale = useLocale()
  const { pathname } = useLocation()
  const { state } = useLogin()
  // At the device limit there is neither sign-in nor plans to go to; the way out is on the page and in the header.
  if (state === 'deviceLimitExceeded') return null
  const isIn = state === 'loggedIn' || state === 'pendingLogin'
  return {
    href: isIn ? localePath(locale, '/plans') : loginPath(locale, pathname),
    label: intl.formatMessage({ id: isIn ? 'app.nav.plans' : 'app.login' }),
    current: screenAt(pathname).kind === 'plans',
    icon: <PersonIcon />,
  }
}

/** Login for strangers; plans and the way out for who is in. */
function AccountControls() {
  const intl = useIntl()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const login = useLogin()
  const [isAsking, setIsAsking] = useState(false)
  if (login.state === 'loggedOut') {
    return (
      <Button variant="primary" size="sm" href={loginPath(locale, pathname + search)}>
        {intl.formatMessage({ id: 'app.login' })}
      </Button>
    )
  }
  if (!('session' in login)) return null
  return (
    <>
      {login.state !== 'deviceLimitExceeded' && (
        <WideOnly>
          <Button size="sm" href={localePath(locale, '/plans')}>
            {intl.formatMessage({ id: 'app.nav.plans' })}
          </Button>
        </WideOnly>
      )}
      <IconButton
        size="sm"
        variant="tertiary"
        label={intl.formatMessage({ id: 'app.logout' })}
        icon={<LogoutIcon />}
        onClick={() => setIsAsking(true)}
      />
      {isAsking && (
        <Suspense>
          <LogoutQuestion onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  )
}

function footerGroups(intl: IntlShape, locale: Locale) {
  return [
    {
      title: intl.formatMessage({ id: 'app.footer.watch' }),
      links: [
        { href: localePath(locale, '/movies'), label: intl.formatMessage({ id: 'app.nav.movies' }) },
        { href: localePath(locale, '/shows'), label: intl.formatMessage({ id: 'app.nav.shows' }) },
      ],
    },
    {
      title: intl.formatMessage({ id: 'app.footer.about' }),
      links: [
        { href: brand.links.terms, label: intl.formatMessage({ id: 'app.footer.terms' }) },
        { href: brand.links.privacy, label: intl.formatMessage({ id: 'app.footer.privacy' }) },
        { href: brand.links.helpDesk, label: intl.formatMessage({ id: 'app.footer.help' }) },
      ],
    },
  ]
}
