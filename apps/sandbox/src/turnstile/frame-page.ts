import type { Locale } from '@ott/i18n'
import { escape, translator } from '../page.ts'

type Frame = { siteKey: string; behaviour: string | null; slowMs: number; siteOrigins: string[] }

/** The HTML of the widget; its script shows one of the lines. */
export function framePage({ siteKey, behaviour, slowMs, siteOrigins }: Frame, locale: Locale): { html: string; policy: string } {
  const t = translator(locale)
  const html = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="color-scheme" content="dark">
<title>${t('botCheck')}</title>
<link rel="stylesheet" href="/sandbox.css">
<script src="frame.js" defer></script>
</head>
<body class="bot-check" data-site-key="${escape(siteKey)}" data-behaviour="${behaviour ?? 'unknown'}" data-slow-ms="${slowMs}" data-state="working">
<p role="status"><span class="working">${t('botCheckWorking')}</span><span class="passed">${t('botCheckPassed')}</span><span class="failed">${t('botCheckFailed')}</span></p>
<button type="button" class="asking">${t('botCheckAsk')}</button>
</body>
</html>
`
  const policy = `default-src 'none'; style-src 'self'; font-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${siteOrigins.join(' ')}`
  return { html, policy }
}
