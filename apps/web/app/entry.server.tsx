import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { platformQuery } from '@ott/api-client'
import { apiLanguage, defaultLocale, splitLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, isRouteErrorResponse } from 'react-router'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import bootstrapScript from 'virtual:script/bootstrap'
import guestDocumentScript from 'virtual:script/guest-document'
import { apiHosts, configuredOrigin } from './api/hosts.ts'
import { fetchedAt } from './api/hydration.ts'
import { activateOrigin } from './auth/activate-origin.server.ts'
import { readBotCheckConfig } from './auth/bot-check-config.server.ts'
import { paymentOrigins, readCardPayment } from './billing/card-payment.server.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import type { VendorOrigins } from './content-security-policy.ts'
import { readTagManagerUrl } from './telemetry/tag-manager-url.server.ts'
import { addHeadTags } from './seo/head-tags.server.ts'
import { DocumentContext } from './performance/index.ts'
import { createTranslator } from './seo/page-meta.ts'
import { loadMessages } from './i18n/load-messages.ts'
import { accessTokenContext, createServerClient, pageTimeoutMs } from './api/client.server.ts'
import { queryClientFor } from './api/prefetch.server.ts'
import { chunkUrls, readStylesheet } from './performance/index.server.ts'
import { matchPage, needsDeferredMessages } from './routing/pages.ts'

const botCheck = readBotCheckConfig(process.env)
const tagManager = readTagManagerUrl(process.env)
const siteVendors: VendorOrigins = { frames: botCheck ? [new URL(botCheck.scriptUrl).origin] : [], calls: tagManager === null ? [] : [new URL(tagManager).origin] }
const checkoutVendors = paymentOrigins(readCardPayment(process.env))
/** The form that hands the user over leads to the pages of TV activation. */
const activateVendors: VendorOrigins = { ...siteVendors, forms: [activateOrigin(process.env)] }

const messagesSource = (locale: Locale) => `../../virtual:messages/${locale}`
const playerFolder = '../../libs/playback/feature/src'
/** A watch page first loads its video, and then the player with its controls. */
const firstSource = 'app/early-watch.ts'
const playerSources = (locale: Locale) => [`${playerFolder}/player.tsx`, `${messagesSource(locale)}/deferred`]

/** Only the build knows the pages; the web server redirects before it renders. */
export { canonicalRedirect } from './routing/canonical-redirect.server.ts'

/** Longer than a page waits for the api. */
export const streamTimeout = pageTimeoutMs + 1_000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = import.meta.env.PROD ? randomBytes(16).toString('base64url') : undefined
  const url = new URL(request.url)
  const { id, handle } = matchPage(url.pathname)
  const vendors = id === 'routes/activate' ? activateVendors : handle.hasOwnDocument ? checkoutVendors : siteVendors
  if (nonce) headers.set('content-security-policy', contentSecurityPolicy(nonce, { ...apiHosts(), mediaOrigin: configuredOrigin('MEDIA_ORIGIN') }, vendors))
  headers.set('content-type', 'text/html; charset=utf-8')
  const locale = splitLocale(url.pathname).locale ?? defaultLocale
  const isWatch = context.staticHandlerContext.matches.some(({ route }) => route.id === 'routes/watch')
  const extraPreloads = chunkUrls([
    messagesSource(locale),
    ...(isWatch ? playerSources(locale) : []),
    ...(needsDeferredMessages(url.pathname) ? [`${messagesSource(locale)}/deferred`] : []),
  ])
  await loadMessages(locale)
  let final = status

  const html = await new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(
      <DocumentContext value={{ nonce, bootstrapScript, readStylesheet: (href) => readStylesheet(href, locale), extraPreloads, firstScripts: isWatch ? chunkUrls([firstSource]) : undefined, queries: queryClientFor(loadContext) }}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </DocumentContext>,
      {
        nonce,
        // Loaders have loaded everything: a streamed boundary would only add scripts that join it.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady: () => {
          // A timer would hold the memory of a finished render.
          clearTimeout(timer)
          resolve(text(stream.pipe(new PassThrough())))
        },
        onShellError: reject,
        onError(error: unknown) {
          final = 500
          if (!request.signal.aborted) console.error(error)
        },
      },
    )
    const timer = setTimeout(() => stream.abort(), streamTimeout + 1_000).unref()
  })
  const t = createTranslator(locale)
  const labels = { home: t('app.nav.home'), movies: t('app.nav.movies'), shows: t('app.nav.shows') }
  const queries = queryClientFor(loadContext)
  headers.set('server-timing', `read;desc=${fetchedAt(queries)}`)
  // Without feature flags the page shows every feature, so that it must not be cached (WEB-42).
  if (!queries.getQueryData(platformQuery(createServerClient(request, null), apiLanguage(locale)).queryKey)) headers.set('cache-control', 'private, no-store')
  const page = { url, status: final, locale, queries, labels }
  const isGuest = loadContext.get(accessTokenContext) === null
  return new Response(addHeadTags(isGuest ? withFirstScript(html, guestDocumentScript, nonce) : html, page), { status: final, headers })
}

/** React ignores the script, which is no part of its tree. Its id keeps it from being joined with the last script of a cached page. */
function withFirstScript(html: string, script: string, nonce = ''): string {
  return html.replace('<head>', () => `<head><script id="guest-document" nonce="${nonce}">${script}</script>`)
}

/** Error responses of routes and aborted requests are not reported. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  console.error(error)
}
