import { randomBytes } from 'node:crypto'
import { brand } from '@ott/brand'
import type { FastifyReply } from 'fastify'
import bn from '../messages.bn.json' with { type: 'json' }
import en from '../messages.en.json' with { type: 'json' }

/** The `postMessage` payload for the page that opened the popup. */
export type PopupMessage = { source: 'social-sign-in'; provider: string } & ({ token: string } | { error: 'closed' | 'failed' | 'unavailable' })

/**
 * The last page of a sign-in popup: it posts the result to its opener (same origin only) and closes. The text is in
 * both languages because the popup does not know the locale.
 */
export function sendPopupPage(reply: FastifyReply, status: number, message: PopupMessage): FastifyReply {
  const nonce = randomBytes(16).toString('base64url')
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .send(page(nonce, message))
}

function page(nonce: string, message: PopupMessage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${brand.name.en}</title>
</head>
<body>
<main>
<h1>${brand.name.en}</h1>
<p>${en['popup.done']}</p>
<p lang="bn">${bn['popup.done']}</p>
</main>
<script nonce="${nonce}">
window.opener?.postMessage(${JSON.stringify(message).replaceAll('<', String.raw`\u003c`)}, location.origin)
window.close()
</script>
</body>
</html>
`
}
