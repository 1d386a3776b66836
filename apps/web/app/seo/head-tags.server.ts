import { genreQuery, genresQuery, pageQuery, personQuery, platformQuery, titleQuery } from '@ott/api-client'
import type { Call, CataloguePage, GenreView, Platform } from '@ott/api-client'
import { brand } from '@ott/brand'
import type { Card, Filmography, Genre, Title } from '@ott/catalogue'
import { apiLanguage, defaultLocale, localePath, locales, otherLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import type { QueryClient } from '@tanstack/react-query'
import { canonicalPath } from '../routing/canonical-path.ts'
import { genreViewParam } from '../routing/genre-view-param.ts'
import { matchPage } from '../routing/pages.ts'
import type { Page as SitePage } from '../routing/pages.ts'
import { startTimeParam } from '../routing/start-time-param.ts'
import { escapeHtml } from './escape-html.ts'
import { isIndexable } from './is-indexable.ts'
import { jsonLd } from './json-ld.ts'
import type { JsonLdNode } from './json-ld.ts'
import { breadcrumbNode, personPageNode, titleNode } from './structured-data.ts'
import type { Site } from './structured-data.ts'

type RenderedPage = { url: URL; status: number; locale: Locale; queries: QueryClient; labels: Labels }

/** The names of the browse pages in the page's language. */
type Labels = Record<'home' | 'movies' | 'shows', string>

/**
 * Adds Open Graph, robots and JSON-LD tags to the head (SEO-1, SEO-2). No script reads them, so they are no part of the React
 * tree and cost nothing in the browser.
 */
export function addHeadTags(html: string, page: RenderedPage): string {
  return html.replace('</head>', () => `${tagsFor(page)}</head>`)
}

type Tag = [name: 'name' | 'property', key: string, content: string]

function tagsFor({ url, status, locale, queries, labels }: RenderedPage): string {
  const page = matchPage(url.pathname)
  const isIndexed = status === 200 && isIndexable(url.pathname)
  // A watch page is shared with its start time and indexed as its title alone (SEO-6).
  if (!isIndexed && (status !== 200 || page.params.contentId === undefined)) return noIndex
  const cached = cachedQueries(queries, locale)
  const site: Site = { origin: url.origin, locale, timeZone: cached.timeZone }
  const { picture, square = brandIcon, trailer, nodes, type } = describe(page, url, site, cached, labels)
  const path = isIndexed ? canonicalPath(url.pathname, url.search) : url.pathname + startTimeQuery(url.searchParams)
  const absoluteUrl = (file: string) => new URL(file, site.origin).href
  const tags: Tag[] = [
    ['property', 'og:locale', ogLocale[locale]],
    ['name', 'twitter:card', picture ? 'summary_large_image' : 'summary'],
    ['property', 'og:image', absoluteUrl(picture ?? square)],
    // Without a type Open Graph assumes `website`.
    ...tagsIf(type, (value) => [['property', 'og:locale:alternate', ogLocale[otherLocale(locale)]], ['property', 'og:type', value]]),
    ['property', 'og:url', url.origin + path],
    ...tagsIf(trailer, (file) => [['property', 'og:video', absoluteUrl(file)], ['property', 'og:video:type', 'video/mp4']]),
  ]
  const structuredData = nodes.length > 0 ? `<script type="application/ld+json">${jsonLd(nodes)}</script>` : ''
  return tags.map((tag) => meta(...tag)).join('') + (isIndexed ? alternates(url.origin, path) : noIndex) + structuredData
}

/** The only query of a shared watch URL (SEO-6). */
function startTimeQuery(query: URLSearchParams): string {
  const seconds = Math.floor(startTimeParam(query, null) ?? 0)
  return seconds > 0 ? `?t=${seconds}` : ''
}

function tagsIf(value: string | undefined, tags: (value: string) => Tag[]): Tag[] {
  return value === undefined ? [] : tags(value)
}

/** `hreflang` links to the page in each language (WEB-36). */
function alternates(origin: string, path: string): string {
  const link = (language: string, locale: Locale) =>
    `<link rel="alternate" hreflang="${language}" href="${escapeHtml(origin + localePath(locale, path))}"/>`
  return locales.map((locale) => link(locale, locale)).join('') + link('x-default', defaultLocale)
}

const ogLocale: Record<Locale, string> = { en: 'en_GB', bn: 'bn_IN' }

/** For pages without a picture of their own. */
const brandIcon = '/icon-512.png'

/** The query results of the page's loaders. */
type CachedQueries = {
  page: (id: string) => CataloguePage | undefined
  genre: (slug: string, view: GenreView) => { cards: Card[] } | undefined
  title: (link: string) => Title | undefined
  person: (id: string) => Filmography | null | undefined
  genres: Genre[]
  pages: Platform['pages']
  now: Date
  timeZone: string
}

/** `picture` is wide, `square` small; both are paths. */
type Description = {
  nodes: JsonLdNode[]
  picture?: string | undefined
  square?: string | undefined
  trailer?: string | undefined
  type?: 'video.movie' | 'video.tv_show' | 'video.episode' | 'profile'
}

function describe({ params, handle }: SitePage, { searchParams }: URL, site: Site, cached: CachedQueries, labels: Labels): Description {
  const { title: titleAt, person: personBy, genres, now } = cached
  const home = { name: labels.home, path: '/' }
  const link = params.link ?? params['*']
  if (params.slug !== undefined) {
    const name = genres.find(({ slug }) => slug === params.slug)?.name
    const [first] = cached.genre(params.slug, genreViewParam(searchParams))?.cards ?? []
    return { picture: first?.pictures.landscape, nodes: name ? [breadcrumbNode(site, [home, { name, path: `/genre/${params.slug}` }])] : [] }
  }
  if (params.personId !== undefined) {
    const person = personBy(params.personId)
    if (!person) return { nodes: [] }
    const nodes = [personPageNode(person, site), breadcrumbNode(site, [home, { name: person.name, path: `/people/${person.id}` }])]
    return { type: 'profile', square: person.portrait, nodes }
  }
  // Pages about the service are shared with the hero of the home page.
  if (link === undefined) return { picture: heroPicture(cached.page(handle.nav ?? 'home')), nodes: [] }
  const title = titleAt(`/${link}`)
  if (!title) return { nodes: [] }
  const isSeries = title.type === 'series'
  const media = { picture: title.pictures.landscape, trailer: title.trailer ?? undefined }
  if (params.contentId !== undefined) return { ...media, type: isSeries ? 'video.episode' : 'video.movie', nodes: [] }
  const listPage = isSeries ? 'shows' : 'movies'
  const steps = cached.pages.includes(listPage) ? [{ name: labels[listPage], path: `/${listPage}` }] : []
  return {
    ...media,
    type: isSeries ? 'video.tv_show' : 'video.movie',
    nodes: [titleNode(title, site, now), breadcrumbNode(site, [home, ...steps, { name: title.title, path: title.link }])],
  }
}

function heroPicture(page: CataloguePage | undefined): string | undefined {
  return page?.modules.find(({ kind }) => kind === 'hero')?.cards[0]?.pictures.landscape
}

function cachedQueries(queries: QueryClient, locale: Locale): CachedQueries {
  const language = apiLanguage(locale)
  const read = <T>(query: { queryKey: readonly unknown[] }) => queries.getQueryData<T>(query.queryKey)
  const platform = read<Platform>(platformQuery(noCall, language))
  return {
    page: (id) => read<CataloguePage>(pageQuery(noCall, id, language)),
    genre: (slug, view) => read<{ cards: Card[] }>(genreQuery(noCall, slug, language, view)),
    title: (link) => read<Title>(titleQuery(noCall, link, language)),
    person: (id) => read<Filmography | null>(personQuery(noCall, id, language)),
    genres: read<Genre[]>(genresQuery(noCall, language)) ?? [],
    pages: platform?.pages ?? [],
    now: platform?.serverTime ?? new Date(),
    timeZone: platform?.timeZone ?? brand.timeZone,
  }
}

/** All data is in the query cache; no call is made. */
const noCall: Call = () => Promise.reject(new Error('Head tags make no call'))

const noIndex = meta('name', 'robots', 'noindex')

function meta(name: 'name' | 'property', key: string, content: string): string {
  return `<meta ${name}="${key}" content="${escapeHtml(content)}"/>`
}
