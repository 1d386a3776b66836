import { platformQuery } from '@ott/api-client'
import type { Platform } from '@ott/api-client'
import { brand } from '@ott/brand'
import { SmallPictures } from '@ott/design-system'
import { apiLanguage, chosenDigits, defaultLocale, splitLocale } from '@ott/i18n'
import { QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { useContext, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Meta, Outlet, useLocation } from 'react-router'
import type { Route } from './+types/root.ts'
import { RootErrorBoundary } from './errors/root-error-boundary.tsx'
import { apiHosts } from './api/hosts.ts'
import { CriticalCss, DeferredScripts, DocumentContext, ScrollRestoration, enqueueIdle, markHydrated } from './performance/index.ts'
import { dehydrate, dehydratedQueriesId } from './api/hydration.ts'
import { asksToSaveData, chosenDataSaver } from './platform/data-saver.ts'
import { featureFlagsAtom } from './platform/feature-flags.ts'
import { queryClientFor } from './api/prefetch.server.ts'
import { accessTokenContext, createServerClient, optionalTimeoutMs } from './api/client.server.ts'
import { authAtom } from './auth/auth-store.ts'
import { apiClient } from './api/client.ts'
import { digitsAtom } from './i18n/digits-atom.ts'
import { loadedMessages, messagesOf } from './i18n/load-messages.ts'
import { LinkInterceptor } from './layout/link-interceptor.tsx'
import { canonicalPath } from './routing/canonical-path.ts'
import { matchPage } from './routing/pages.ts'
import { scrollKeyOf } from './routing/modal-location.ts'
import { queryClient as browserQueries } from './api/query-client.ts'
import { sessionCookie } from './auth/session-cookie.ts'
import { followMagicLink } from './auth/magic-link.ts'
import { hasInspector } from './telemetry/has-inspector.server.ts'
import { readTagManagerUrl } from './telemetry/tag-manager-url.server.ts'
import { restoreSession } from './auth/restore-session.ts'
import { useRootData } from './root-data.ts'
import type { RootData } from './root-data.ts'
import { store as browserStore } from './store.ts'
import { lazyWithMessages } from './i18n/lazy-with-messages.tsx'
import { ToastRegion } from './toasts/toast-region.tsx'
import { useUrlLocale } from './i18n/use-locale.ts'
import { I18nProvider } from './i18n/i18n-provider.tsx'
import '@ott/design-system/global'
// They subscribe to sign-in and sign-out.
import './activity/sync-on-sign-in.ts'
import './billing/plan-store.ts'

const Telemetry = lazyWithMessages(() => import('./telemetry/telemetry.tsx'), { defer: enqueueIdle })

/** An element of its own: the bootstrap script has no id, because a cached page joins it with other scripts. */
const lastElementId = 'end'

/** The web server's access token for the calls of every loader. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }) => context.set(accessTokenContext, sessionCookie.read(request.headers.get('cookie'))),
]

/** Prefetches the feature flags; the page is hydrated with them. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<RootData> {
  const language = apiLanguage(splitLocale(new URL(request.url).pathname).locale ?? defaultLocale)
  const call = createServerClient(request, context.get(accessTokenContext), optionalTimeoutMs)
  await queryClientFor(context).prefetchQuery(platformQuery(call, language))
  const cookies = request.headers.get('cookie') ?? ''
  return {
    mayBeSignedIn: context.get(accessTokenContext) !== null,
    digits: chosenDigits(cookies),
    dataSaver: chosenDataSaver(cookies),
    savesData: asksToSaveData(cookies, request.headers.get('save-data')),
    origin: new URL(request.url).origin,
    year: new Date().getFullYear(),
    tagManagerUrl: readTagManagerUrl(process.env),
    hasInspector: hasInspector(process.env),
  }
}

/** Sign-in and sign-out happen in the browser and change no data of this loader. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, queries, firstScripts } = useContext(DocumentContext)
  const locale = useUrlLocale()
  const root = useRootData()
  const { contentsHost, mainHost } = apiHosts()
  return (
    <html
      lang={locale}
      data-session={root?.mayBeSignedIn ? 'yes' : undefined}
      data-saver={root && root.dataSaver !== 'auto' ? root.dataSaver : undefined}
      data-contents-host={contentsHost || undefined}
      data-main-host={mainHost || undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={brand.colors.page} />
        <meta name="color-scheme" content="dark" />
        {/* Blocks the first paint until the document is parsed and its bootstrap script has run: the bottom of a hero
            would move while the rest arrives, and all rows when a stored one is reserved. */}
        <link rel="expect" href={`#${lastElementId}`} blocking="render" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        <link rel="manifest" href={`/manifest-${locale}.webmanifest`} />
        <Canonical origin={root?.origin ?? ''} />
        <Meta />
        <CriticalCss />
        {firstScripts?.map((href) => <link key={href} rel="modulepreload" href={href} nonce={nonce} />)}
      </head>
      <body>
        {children}
        <script
          id={dehydratedQueriesId}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR && queries ? dehydrate(queries) : '[]' }}
        />
        <ScrollRestoration keyOf={scrollKeyOf} />
        <DeferredScripts />
        <div id={lastElementId} hidden />
      </body>
    </html>
  )
}

/** For errors that no route below has handled, those of the layout included. */
export function ErrorBoundary() {
  return <RootErrorBoundary {...loadedMessages(useUrlLocale())} />
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const locale = useUrlLocale()
  const { pathname } = useLocation()
  const { queries = browserQueries } = useContext(DocumentContext)
  const [store] = useState(() => {
    const created = import.meta.env.SSR ? createStore() : browserStore
    created.set(digitsAtom, loaderData.digits)
    const platform = queries.getQueryData<Platform>(platformQuery(apiClient, apiLanguage(locale)).queryKey)
    if (platform) created.set(featureFlagsAtom, platform)
    // Without a cookie there is no session, so server and browser render the guest's page at once.
    if (!loaderData.mayBeSignedIn) created.set(authAtom, { status: 'loggedOut' })
    return created
  })
  useEffect(() => {
    markHydrated()
    restoreSession()
    followMagicLink()
  }, [])
  return (
    <Provider store={store}>
      <QueryClientProvider client={queries}>
        <I18nProvider locale={locale} messages={messagesOf(locale)}>
          <SmallPictures value={loaderData.savesData}>
            <Outlet />
          </SmallPictures>
          <ToastRegion />
          <LinkInterceptor />
          {!matchPage(pathname).handle.hasOwnDocument && <Telemetry />}
        </I18nProvider>
      </QueryClientProvider>
    </Provider>
  )
}

/** The canonical URL, for sharing and search engines (WEB-14, WEB-36). */
function Canonical({ origin }: { origin: string }) {
  const { pathname, search } = useLocation()
  return <link rel="canonical" href={origin + canonicalPath(pathname, search)} />
}
