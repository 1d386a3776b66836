import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { platformQuery } from '@ott/api-client'
import { apiLanguage, defaultLocale, splitLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, isRouteErrorResponse } from 'react-router'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import starter from 'virtual:script/apps/web/app/performance/bootstrap-script.ts'
import { apiHosts } from './api/hosts.ts'
import { readAt } from './api/hydration.ts'
import { readBotCheck } from './auth/bot-check-config.server.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { describedPage } from './seo/head-tags.server.ts'
import { PageContext } from './performance/document-context.ts'
import { wordsIn } from './seo/page-meta.ts'
import { loadMessages } from './i18n/load-messages.ts'
import { serverCall } from './api/client.server.ts'
import { queriesOf } from './api/prefetch.server.ts'
import { filesOf } from './performance/build-manifest.server.ts'
import { readSheet } from './performance/stylesheet-cache.server.ts'
import { needsDeferredMessages } from './routing/pages.ts'

const botCheck = readBotCheck(process.env)
const botCheckOrigin = botCheck && new URL(botCheck.scriptUrl).origin

const words = (locale: Locale) => `../../virtual:messages/${locale}`
/** Somebody who opens a watch address waits for a film, and for nothing else. */
const player = (locale: Locale) => ['../../libs/playback/feature/src/player.tsx', '../../libs/playback/feature/src/engine/engine.ts', `${words(locale)}/later`]

/** Longer than any call to the server may take. */
export const streamTimeout = 10_000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = import.meta.env.PROD ? randomBytes(16).toString('base64url') : undefined
  if (nonce) headers.set('content-security-policy', contentSecurityPolicy(nonce, apiHosts(), botCheckOrigin))
  headers.set('content-type', 'text/html; charset=utf-8')
  const url = new URL(request.url)
  const locale = splitLocale(url.pathname).locale ?? defaultLocale
  const isUrgent = context.staticHandlerContext.matches.some(({ route }) => route.id === 'routes/watch')
  const foreseen = filesOf([words(locale), ...(isUrgent ? player(locale) : []), ...(needsDeferredMessages(url.pathname) ? [`${words(locale)}/later`] : [])])
  await loadMessages(locale)
  let final = status

  const html = await new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(
      <PageContext value={{ nonce, starter, readSheet: (href) => readSheet(href, locale), foreseen, isUrgent, queries: queriesOf(loadContext) }}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </PageContext>,
      {
        nonce,
        // What a page shows was read before; nothing on it is worth sending it in pieces, which scripts would have to join.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
        onShellError: reject,
        onError(error: unknown) {
          final = 500
          if (!request.signal.aborted) console.error(error)
        },
      },
    )
    setTimeout(() => stream.abort(), streamTimeout + 1_000).unref()
  })
  const say = wordsIn(locale)
  const labels = { home: say('app.nav.home'), movies: say('app.nav.movies'), shows: say('app.nav.shows') }
  const queries = queriesOf(loadContext)
  headers.set('server-timing', `read;desc=${readAt(queries)}`)
  // A page that was not told what is off where it is read offers everything: it is made again for whoever asks next (WEB-25).
  if (!queries.getQueryData(platformQuery(serverCall(request, null), apiLanguage(locale)).queryKey)) headers.set('cache-control', 'private, no-store')
  const page = { url, status: final, locale, queries, labels }
  return new Response(describedPage(html, page), { status: final, headers })
}

/** Pages that are not there and viewers who left are no errors of ours. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  console.error(error)
}
