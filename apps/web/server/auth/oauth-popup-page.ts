import { randomBytes } from 'node:crypto'
import { brand } from '@ott/brand'
import type { FastifyReply } from 'fastify'
import bn from '../messages.bn.json' with { type: 'json' }
import en from '../messages.en.json' with { type: 'json' }

/** What the page that opened the window hears from it. */
export type PopupMessage = { source: 'social-sign-in'; provider: string } & ({ token: string } | { error: 'closed' | 'failed' | 'unavailable' })

/**
 * The end of a provider's window: it tells the page that opened it, at this origin and no other, and closes itself.
 * Who sees it all the same reads one sentence, in both languages, because the window has no say in which one.
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
