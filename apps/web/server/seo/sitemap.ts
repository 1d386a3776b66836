import { localePath, locales } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { activityPath } from '../../app/routing/paths.ts'
import { escapeHtml } from '../../app/seo/escape-html.ts'

/** A page as a path without locale, with its last change as ISO 8601 if known. */
export type SitemapPage = { path: string; lastModified?: string }

/** The limit of URLs per sitemap (sitemaps.org). */
export const maxUrlsPerSitemap = 50_000

/** The API counts at most a hundred million URLs. */
const maxParts = 2_000

const kinds = ['pages', 'titles', 'people'] as const

/** One of the files of the sitemap; parts count from 1. */
export type SitemapPart = { locale: Locale; kind: (typeof kinds)[number]; part: number }

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

export const sitemapHead = `${declaration}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
export const sitemapTail = '</urlset>\n'

/** The path of a part: `/sitemap-bn-titles-1.xml`. */
export function sitemapPath({ locale, kind, part }: SitemapPart): string {
  return `/sitemap-${locale}-${kind}-${part}.xml`
}

/** Parses such a path; null if it is invalid. */
export function readSitemapPath(path: string): SitemapPart | null {
  const [, locale, kind, part] = /^\/sitemap-(\w\w)-([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(path) ?? []
  const known = { locale: locales.find((each) => each === locale), kind: kinds.find((each) => each === kind) }
  return known.locale && known.kind && Number(part) <= maxParts ? { locale: known.locale, kind: known.kind, part: Number(part) } : null
}

/** The sitemap index, for the given number of titles and people (SEO-3). */
export function sitemapIndex(origin: string, totals: { titles: number; people: number }): string {
  const parts = (total: number) => Array.from({ length: Math.ceil(total / maxUrlsPerSitemap) }, (_, at) => at + 1)
  const ofLocale = (locale: Locale): SitemapPart[] => [
    { locale, kind: 'pages', part: 1 },
    ...parts(totals.titles).map((part) => ({ locale, kind: 'titles' as const, part })),
    ...parts(totals.people).map((part) => ({ locale, kind: 'people' as const, part })),
  ]
  const entries = locales.flatMap(ofLocale).map((part) => `<sitemap><loc>${escapeHtml(origin + sitemapPath(part))}</loc></sitemap>\n`)
  return `${declaration}<sitemapindex xmlns="${schema}">\n${entries.join('')}</sitemapindex>\n`
}

/** The pages of one locale with their alternates. */
export function sitemapEntries(origin: string, locale: Locale, pages: SitemapPage[]): string {
  return pages.map(({ path, lastModified }) => {
    const url = (language: Locale) => escapeHtml(origin + encodeURI(localePath(language, path)))
    const alternates = locales.map((each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${url(each)}"/>`)
    const changed = lastModified ? `<lastmod>${lastModified}</lastmod>` : ''
    return `<url><loc>${url(locale)}</loc>${changed}${alternates.join('')}</url>\n`
  }).join('')
}

/** The crawl rules and the URL of the sitemap. Pages set `noindex` themselves. */
export function robotsText(origin: string): string {
  const disallowed = ['/core/', '/subscription/', '/analytics/', ...locales.flatMap((locale) => privatePages.map((path) => localePath(locale, path)))]
  return ['User-agent: *', 'Allow: /', ...disallowed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

/** These pages require sign-in. */
const privatePages = ['/settings', '/plans', activityPath, '/redirect']
