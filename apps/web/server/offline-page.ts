import { createHash } from 'node:crypto'
import { brand } from '@ott/brand'
import type { Locale } from '@ott/i18n'
import bn from './messages.bn.json' with { type: 'json' }
import en from './messages.en.json' with { type: 'json' }

const words = { en, bn }

/** It is drawn with no file of the site but the sign, which the worker keeps, and fonts that a visitor's browser kept. */
const style = `
:root { color-scheme: dark; background: ${brand.colors.page}; color: ${brand.colors.text}; font-family: 'Anek Latin', 'Anek Bangla', system-ui, sans-serif; line-height: 1.6 }
body { display: grid; min-height: 100svh; margin: 0; padding: 24px; box-sizing: border-box; place-content: center; justify-items: center; text-align: center }
img { width: 72px; height: 72px }
h1 { margin: 24px 0 8px; font-size: 1.75rem; line-height: 1.35 }
p { margin: 0; max-width: 38ch; opacity: .8 }
a { display: inline-flex; align-items: center; min-height: 56px; margin-block-start: 32px; padding: 0 32px; border-radius: ${brand.radius?.control ?? '8px'}; background: ${brand.colors.accent}; color: ${brand.colors.page}; font-weight: 600; text-decoration: none }
a:focus-visible { outline: 3px solid ${brand.colors.text}; outline-offset: 3px }
`

/** Whoever is back on the line is back where they were. */
const script = `addEventListener('online', () => location.reload())`

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** `fontFaces`: as for the page. */
export const offlinePolicy = (fontFaces: string) => [
  `default-src 'none'`,
  `img-src 'self'`,
  `font-src 'self'`,
  `style-src ${hash(fontFaces + style)}`,
  `script-src ${hash(script)}`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ')

/**
 * What a viewer sees in place of a page while there is no connection; an empty link leads to the page that was asked for.
 * `fontFaces`: the `@font-face` rules of the site's own fonts, since a system may have none for Bengali.
 */
export function offlinePage(locale: Locale, fontFaces: string): string {
  const say = words[locale]
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${brand.colors.page}">
<title>${say['offline.title']} · ${brand.name[locale]}</title>
<style>${fontFaces}${style}</style>
</head>
<body>
<main>
<img src="/icon.svg" alt="">
<h1>${say['offline.title']}</h1>
<p>${say['offline.text']}</p>
<a href="">${say['offline.again']}</a>
</main>
<script>${script}</script>
</body>
</html>
`
}
