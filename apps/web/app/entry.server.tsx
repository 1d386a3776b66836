import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { defaultLocale, splitLocale } from '@ott/i18n'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, isRouteErrorResponse } from 'react-router'
import type { EntryContext, HandleErrorFunction } from 'react-router'
import { apiHosts } from './api-hosts.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { PageContext } from './page-context.ts'
import { loadMessages } from './messages.ts'
import { readSheet } from './sheets.server.ts'

/** Longer than any call to the server may take. */
export const streamTimeout = 10_000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = import.meta.env.PROD ? randomBytes(16).toString('base64url') : undefined
  if (nonce) headers.set('content-security-policy', contentSecurityPolicy(nonce, apiHosts()))
  headers.set('content-type', 'text/html; charset=utf-8')
  await loadMessages(splitLocale(new URL(request.url).pathname).locale ?? defaultLocale)
  const isWhole = isbot(request.headers.get('user-agent'))
  let final = status

  return new Promise((resolve, reject) => {
    const send = () => {
      const body = new PassThrough()
      resolve(new Response(createReadableStreamFromReadable(body), { status: final, headers }))
      stream.pipe(body)
    }
    const stream = renderToPipeableStream(
      <PageContext value={{ nonce, readSheet }}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </PageContext>,
      {
        nonce,
        [isWhole ? 'onAllReady' : 'onShellReady']: send,
        onShellError: reject,
        onError(error: unknown) {
          final = 500
          if (!request.signal.aborted) console.error(error)
        },
      },
    )
    setTimeout(() => stream.abort(), streamTimeout + 1_000).unref()
  })
}

/** Pages that are not there and viewers who left are no errors of ours. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  console.error(error)
}
