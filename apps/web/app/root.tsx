import { platformQuery } from '@ott/api-client'
import type { Platform } from '@ott/api-client'
import { brand } from '@ott/brand'
import { apiLanguage, chosenDigits, defaultLocale, splitLocale } from '@ott/i18n'
import { QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { useContext, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Meta, Outlet, UNSAFE_useScrollRestoration, redirect, useLocation, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root.ts'
import { RootError } from './errors/root-error-boundary.tsx'
import { apiHosts } from './api/hosts.ts'
import { InlineStyles } from './performance/critical-css.tsx'
import { LateScripts } from './performance/deferred-scripts.tsx'
import { sayHydrated } from './performance/mark-hydrated.ts'
import type { PlacesKey } from './performance/bootstrap-script.ts'
import { handOver, readingsId } from './api/hydration.ts'
import { offerAtom } from './platform/feature-flags.ts'
import { queriesOf } from './api/prefetch.server.ts'
import { serverCall } from './api/client.server.ts'
import { call, loginAtom } from './auth/auth-store.ts'
import { digitsAtom } from './i18n/digits-atom.ts'
import { messagesAtHand, messagesOf } from './i18n/load-messages.ts'
import { PageContext } from './performance/document-context.ts'
import { myRowsCookie } from './activity/row-skeleton-cookie.ts'
import { FollowLinks } from './layout/link-interceptor.tsx'
import { canonicalPath } from './routing/canonical-url.ts'
import { properAddress } from './routing/canonical-redirect.server.ts'
import { queryClient as browserQueries } from './api/query-client.ts'
import { sessionCookie } from './auth/session-cookie.ts'
import { followSignInLink } from './auth/magic-link.ts'
import { restoreLogin } from './auth/auth-actions.ts'
import { store as browserStore } from './store.ts'
import { ToastPlace } from './toasts/toast-region.tsx'
import { useAddressLocale } from './i18n/use-locale.ts'
import { Words } from './i18n/i18n-provider.tsx'
import '@ott/design-system/global'

/** What the server knows from cookies; the browser restores the session itself. Feature flags travel in the query cache. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const proper = properAddress(request.url)
  if (proper !== null) throw redirect(proper, 301)
  const cookie = request.headers.get('cookie')
  const platform = platformQuery(serverCall(request), apiLanguage(splitLocale(new URL(request.url).pathname).locale ?? defaultLocale))
  await queriesOf(context).prefetchQuery(platform)
  return {
    mayBeSignedIn: sessionCookie.read(cookie) !== null,
    digits: chosenDigits(cookie ?? ''),
    rowsBefore: myRowsCookie.read(cookie),
    origin: new URL(request.url).origin,
    year: new Date().getFullYear(),
  }
}

/** Sign-in and sign-out happen in the browser, and change nothing that this loader returned. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, starter, readSheet, queries, foreseen, isUrgent } = useContext(PageContext)
  const locale = useAddressLocale()
  const root = useRouteLoaderData<typeof loader>('root')
  const { contentsHost, mainHost } = apiHosts()
  return (
    <html
      lang={locale}
      data-session={root?.mayBeSignedIn ? 'yes' : undefined}
      data-contents-host={contentsHost || undefined}
      data-main-host={mainHost || undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={brand.colors.page} />
        <meta name="color-scheme" content="dark" />
        {/* Blocks the first paint until the document is parsed, or the foot of a hero would move as the rest arrives. */}
        <link rel="expect" href={`#${readingsId}`} blocking="render" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        <link rel="manifest" href={`/manifest-${locale}.webmanifest`} />
        <Canonical origin={root?.origin ?? ''} />
        <Meta />
        <InlineStyles nonce={nonce} read={readSheet} />
      </head>
      <body>
        {children}
        <script
          id={readingsId}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR && queries ? handOver(queries) : '[]' }}
        />
        <KeepPlaces />
        <LateScripts nonce={nonce} starter={starter} foreseen={foreseen} isUrgent={isUrgent} />
      </body>
    </html>
  )
}

/** For errors that no route below has handled, those of the layout included. */
export function ErrorBoundary() {
  return <RootError {...messagesAtHand(useAddressLocale())} />
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const locale = useAddressLocale()
  const { queries = browserQueries } = useContext(PageContext)
  const [store] = useState(() => {
    const own = import.meta.env.SSR ? createStore() : browserStore
    own.set(digitsAtom, loaderData.digits)
    const platform = queries.getQueryData<Platform>(platformQuery(call, apiLanguage(locale)).queryKey)
    if (platform) own.set(offerAtom, platform)
    // Without a cookie there is no session, so server and browser render the guest's page at once.
    if (!loaderData.mayBeSignedIn) own.set(loginAtom, { state: 'loggedOut' })
    return own
  })
  useEffect(() => {
    sayHydrated()
    restoreLogin()
    followSignInLink()
  }, [])
  return (
    <Provider store={store}>
      <QueryClientProvider client={queries}>
        <Words locale={locale} messages={messagesOf(locale)}>
          <Outlet />
          <ToastPlace />
          <FollowLinks />
        </Words>
      </QueryClientProvider>
    </Provider>
  )
}

/** The router's scroll restoration, without its inline script: the bootstrap script restores earlier and in fewer bytes. */
function KeepPlaces() {
  UNSAFE_useScrollRestoration({ storageKey: 'places' satisfies PlacesKey })
  return null
}

/** The canonical URL, for search engines and for sharing (WEB-14). */
function Canonical({ origin }: { origin: string }) {
  const { pathname, search } = useLocation()
  return <link rel="canonical" href={origin + canonicalPath(pathname, search)} />
}
