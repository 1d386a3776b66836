import { platformQuery } from '@ott/api-client'
import type { Platform } from '@ott/api-client'
import { brand } from '@ott/brand'
import { apiLanguage, chosenDigits, defaultLocale, splitLocale } from '@ott/i18n'
import { QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { useContext, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Meta, Outlet, UNSAFE_useScrollRestoration, redirect, useLocation } from 'react-router'
import type { Route } from './+types/root.ts'
import { RootError } from './errors/root-error-boundary.tsx'
import { apiHosts } from './api/hosts.ts'
import { CriticalCss, DeferredScripts, PageContext, ScrollRestoration, sayHydrated } from './performance/index.ts'
import { handOver, readingsId } from './api/hydration.ts'
import { offerAtom } from './platform/feature-flags.ts'
import { queriesOf } from './api/prefetch.server.ts'
import { accessTokenContext, serverCall } from './api/client.server.ts'
import { loginAtom } from './auth/auth-store.ts'
import { call } from './api/client.ts'
import { digitsAtom } from './i18n/digits-atom.ts'
import { messagesAtHand, messagesOf } from './i18n/load-messages.ts'
import { FollowLinks } from './layout/link-interceptor.tsx'
import { canonicalPath } from './routing/canonical-url.ts'
import { properAddress } from './routing/canonical-redirect.server.ts'
import { queryClient as browserQueries } from './api/query-client.ts'
import { sessionCookie } from './auth/session-cookie.ts'
import { followSignInLink } from './auth/magic-link.ts'
import { restoreLogin } from './auth/auth-actions.ts'
import { useRootData } from './root-data.ts'
import type { RootData } from './root-data.ts'
import { store as browserStore } from './store.ts'
import { ToastPlace } from './toasts/toast-region.tsx'
import { useAddressLocale } from './i18n/use-locale.ts'
import { Words } from './i18n/i18n-provider.tsx'
import '@ott/design-system/global'
// They subscribe to sign-in and sign-out.
import './activity/sync-on-sign-in.ts'
import './billing/plan-store.ts'

/** The web server's access token for the calls of every loader. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }) => context.set(accessTokenContext, sessionCookie.read(request.headers.get('cookie'))),
]

/** Feature flags are among the queries that the page is hydrated with. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<RootData> {
  const proper = properAddress(request.url)
  if (proper !== null) throw redirect(proper, 301)
  const platform = platformQuery(serverCall(request, context.get(accessTokenContext)), apiLanguage(splitLocale(new URL(request.url).pathname).locale ?? defaultLocale))
  await queriesOf(context).prefetchQuery(platform)
  return {
    mayBeSignedIn: context.get(accessTokenContext) !== null,
    digits: chosenDigits(request.headers.get('cookie') ?? ''),
    origin: new URL(request.url).origin,
    year: new Date().getFullYear(),
  }
}

/** Sign-in and sign-out happen in the browser, and change nothing that this loader returned. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const { queries } = useContext(PageContext)
  const locale = useAddressLocale()
  const root = useRootData()
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
        <CriticalCss />
      </head>
      <body>
        {children}
        <script
          id={readingsId}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR && queries ? handOver(queries) : '[]' }}
        />
        <ScrollRestoration />
        <DeferredScripts />
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

/** The page's own address, which browsers share and search engines keep (WEB-14). */
function Canonical({ origin }: { origin: string }) {
  const { pathname, search } = useLocation()
  return <link rel="canonical" href={origin + canonicalPath(pathname, search)} />
}
