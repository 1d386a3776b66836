import { createHash } from 'node:crypto'
import { brand } from '@ott/brand'
import type { Locale } from '@ott/i18n'
import { escapeHtml } from '../../app/seo/escape-html.ts'

export type StaticPage = {
  locale: Locale
  title: string
  text: string
  /** Links, the most likely first; an empty `href` reloads the requested page. */
  links: { href: string; label: string }[]
  /** The error code to tell support. */
  code?: { label: string; text: string }
  script?: string
}

export type StaticPages = {
  render: (page: StaticPage) => string
  /** The content security policy; it allows only this script. */
  policy: (script?: string) => string
}

/** Static pages load no file except the logo and cached fonts. */
const style = `
:root { color-scheme: dark; background: ${brand.colors.page}; color: ${brand.colors.text}; font-family: 'Anek Latin', 'Anek Bangla', system-ui, sans-serif; line-height: 1.6 }
body { display: grid; min-height: 100svh; margin: 0; padding: 24px; box-sizing: border-box; place-content: center; justify-items: center; text-align: center }
img { display: block; width: 72px; height: 72px; margin: 0 auto 4px }
h1 { margin: 24px 0 8px; font-size: 1.75rem; line-height: 1.35 }
p { margin: 0 auto; max-width: 38ch; opacity: .8 }
div { display: flex; flex-wrap: wrap; justify-content: center; gap: 16px; margin-block-start: 32px }
a { display: inline-flex; align-items: center; min-height: 56px; padding: 0 32px; box-sizing: border-box; border: 2px solid ${brand.colors.accent}; border-radius: ${brand.radius?.control ?? '8px'}; background: ${brand.colors.accent}; color: ${brand.colors.page}; font-weight: 600; text-decoration: none }
a + a { border-color: currentColor; background: none; color: inherit }
a:focus-visible { outline: 3px solid ${brand.colors.text}; outline-offset: 3px }
small { display: block; margin-block-start: 32px; opacity: .8; overflow-wrap: anywhere }
code { user-select: all }
`

/**
 * Renders pages without React, such as error pages. `fontFaces` are the `@font-face` rules of the site's fonts, since a
 * system may have none for Bengali.
 */
export function createStaticPages(fontFaces: string): StaticPages {
  const css = fontFaces + style
  const cssHash = hash(css)
  return {
    render: (page) => render(page, css),
    policy: (script) => [
      `default-src 'none'`,
      `img-src 'self'`,
      `font-src 'self'`,
      `style-src ${cssHash}`,
      ...(script ? [`script-src ${hash(script)}`] : []),
      `base-uri 'none'`,
      `form-action 'none'`,
      `frame-ancestors 'none'`,
    ].join('; '),
  }
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function render({ locale, title, text, links, code, script }: StaticPage, css: string): string {
  const name = escapeHtml(brand.name[locale])
  const anchors = links.map(({ href, label }) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`)
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${brand.colors.page}">
<title>${escapeHtml(title)} · ${name}</title>
<style>${css}</style>
</head>
<body>
<main>
<img src="/icon.svg" alt=""><b>${name}</b>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<div>${anchors.join('')}</div>
${code ? `<small>${escapeHtml(code.label)} <code>${escapeHtml(code.text)}</code></small>\n` : ''}</main>
${script ? `<script>${script}</script>\n` : ''}</body>
</html>
`
}
