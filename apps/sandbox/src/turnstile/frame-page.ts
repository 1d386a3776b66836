import type { Locale } from '@ott/i18n'
import { escape, sayIn } from '../page.ts'

type Frame = { siteKey: string; behaviour: string | null; slowMs: number; siteOrigins: string[] }

/** The HTML of the widget; its script shows one of the lines. */
export function framePage({ siteKey, behaviour, slowMs, siteOrigins }: Frame, locale: Locale): { html: string; policy: string } {
  const say = sayIn(locale)
  const html = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="color-scheme" content="dark">
<title>${say('botCheck')}</title>
<link rel="stylesheet" href="/sandbox.css">
<script src="frame.js" defer></script>
</head>
<body class="bot-check" data-site-key="${escape(siteKey)}" data-behaviour="${behaviour ?? 'unknown'}" data-slow-ms="${slowMs}" data-state="working">
<p role="status"><span class="working">${say('botCheckWorking')}</span><span class="passed">${say('botCheckPassed')}</span><span class="failed">${say('botCheckFailed')}</span></p>
<button type="button" class="asking">${say('botCheckAsk')}</button>
</body>
</html>
`
  const policy = `default-src 'none'; style-src 'self'; font-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${siteOrigins.join(' ')}`
  return { html, policy }
}
