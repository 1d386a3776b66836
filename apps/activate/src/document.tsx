import { brand, iconOf } from '@ott/brand'
import { otherLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { enhance } from './enhance.ts'
import { translator } from './messages.ts'
import type { MessageId } from './messages.ts'
import { styleOf } from './style.ts'

/** What a route renders; `path` is its own, for the language link. */
export type Screen = { heading: MessageId; path: string; body: ReactNode }

const style = styleOf(brand)
const script = `(${enhance.toString()})()`
const icon = `data:image/svg+xml,${encodeURIComponent(iconOf(brand))}`

/** One request holds everything: style, mark and script (TV-20). */
export function renderDocument({ heading, path, body }: Screen, locale: Locale, nonce: string): string {
  const t = translator(locale)
  const title = t('title', { heading: t(heading) })
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <link rel="icon" href={icon} />
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <header>
          <span><Mark />{brand.name[locale]}</span>
          <a className="line" href={`${path}?language=${otherLocale(locale)}`} lang={otherLocale(locale)} hrefLang={otherLocale(locale)}>{t('language')}</a>
        </header>
        <main>
          <h1>{t(heading)}</h1>
          {body}
        </main>
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>,
  )}`
}

function Mark() {
  const { accent, text } = brand.colors
  return (
    <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
      {brand.mark.parts.map(({ ink, path }) => <path key={path} d={path} fill={ink === 'accent' ? accent : text} opacity={ink === 'faint' ? 0.55 : undefined} />)}
    </svg>
  )
}
