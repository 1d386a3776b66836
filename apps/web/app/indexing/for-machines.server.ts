import { genresQuery, personQuery, platformQuery, titleQuery } from '@ott/api-client'
import type { Call, Platform } from '@ott/api-client'
import type { Filmography, Genre, Title } from '@ott/catalogue'
import { apiLanguage, defaultLocale, localePath, locales, otherLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import type { QueryClient } from '@tanstack/react-query'
import { canonicalPath, screenAt } from '../navigation/links.ts'
import type { Screen } from '../navigation/links.ts'
import { isIndexed } from './is-indexed.ts'
import { jsonLd } from './json-ld.ts'
import type { Thing } from './json-ld.ts'
import { pathThing, personPageThing, titleThing } from './structured-data.ts'
import type { Site } from './structured-data.ts'

export type Rendered = { url: URL; status: number; locale: Locale; queries: QueryClient; labels: Labels }

/** How the places of the site are called in the page's language. */
type Labels = Record<'home' | 'movies' | 'shows', string>

/**
 * What a page says to programs alone, at the end of its head: how it is shown where somebody shares it, what is on it, and
 * whether it may be kept (SEO-1, SEO-2). No script of ours reads it, so it is no part of what React draws, and weighs
 * nothing in the browser.
 */
export function describedPage(html: string, page: Rendered): string {
  return html.replace('</head>', () => `${tagsFor(page)}</head>`)
}

type Tag = [name: 'name' | 'property', key: string, content: string]

function tagsFor({ url, status, locale, queries, labels }: Rendered): string {
  if (status !== 200 || !isIndexed(url.pathname)) return meta('name', 'robots', 'noindex')
  const known = readingsOf(queries, locale)
  const site: Site = { origin: url.origin, locale, timeZone: known.timeZone }
  const { picture, trailer, things, type } = describe(screenAt(url.pathname), site, known, labels)
  const path = canonicalPath(url.pathname, url.search)
  // Pages to browse are shared by their title and description, and the first one has no byte to spare (WEB-11).
  const tags: Tag[] = type ? [
    ['property', 'og:type', type],
    ['property', 'og:url', url.origin + path],
    ['property', 'og:locale', ogLocale[locale]],
    ['property', 'og:locale:alternate', ogLocale[otherLocale(locale)]],
    ['name', 'twitter:card', picture ? 'summary_large_image' : 'summary'],
    ...tagsIf(picture, (address) => [['property', 'og:image', address]]),
    ...tagsIf(trailer, (address) => [['property', 'og:video', address], ['property', 'og:video:type', 'video/mp4']]),
  ] : []
  const data = things.length > 0 ? `<script type="application/ld+json">${jsonLd(things)}</script>` : ''
  return tags.map((tag) => meta(...tag)).join('') + alternates(url.origin, path) + data
}

function tagsIf(address: string | undefined, tags: (address: string) => Tag[]): Tag[] {
  return address === undefined ? [] : tags(address)
}

/** The same page in each language (WEB-14). */
function alternates(origin: string, path: string): string {
  const link = (language: string, locale: Locale) =>
    `<link rel="alternate" hreflang="${language}" href="${escaped(origin + localePath(locale, path))}"/>`
  return locales.map((locale) => link(locale, locale)).join('') + link('x-default', defaultLocale)
}

const ogLocale: Record<Locale, string> = { en: 'en_GB', bn: 'bn_IN' }

/** What the page's loaders read of that. */
type Readings = {
  title: (link: string) => Title | undefined
  person: (id: string) => Filmography | null | undefined
  genres: Genre[]
  now: Date
  timeZone: string
}

type Description = { things: Thing[]; picture?: string; trailer?: string | undefined; type?: 'video.movie' | 'video.tv_show' | 'profile' }

function describe(screen: Screen, site: Site, { title: titleAt, person: personBy, genres, now }: Readings, labels: Labels): Description {
  const home = { name: labels.home, path: '/' }
  if (screen.kind === 'genre') {
    const name = genres.find(({ slug }) => slug === screen.slug)?.name
    return { things: name ? [pathThing(site, [home, { name, path: `/genre/${screen.slug}` }])] : [] }
  }
  const person = screen.kind === 'person' ? personBy(screen.id) : null
  if (person) return { type: 'profile', things: [personPageThing(person, site), pathThing(site, [home, { name: person.name, path: `/people/${person.id}` }])] }
  const title = screen.kind === 'title' ? titleAt(screen.link) : undefined
  if (!title) return { things: [] }
  const isSeries = title.type === 'series'
  const shelf = isSeries ? { name: labels.shows, path: '/shows' } : { name: labels.movies, path: '/movies' }
  return {
    type: isSeries ? 'video.tv_show' : 'video.movie',
    picture: new URL(title.pictures.landscape, site.origin).href,
    trailer: title.trailer === null ? undefined : new URL(title.trailer, site.origin).href,
    things: [titleThing(title, site, now), pathThing(site, [home, shelf, { name: title.title, path: title.link }])],
  }
}

function readingsOf(queries: QueryClient, locale: Locale): Readings {
  const language = apiLanguage(locale)
  const read = <T>(query: { queryKey: readonly unknown[] }) => queries.getQueryData<T>(query.queryKey)
  const platform = read<Platform>(platformQuery(nobody, language))
  return {
    title: (link) => read<Title>(titleQuery(nobody, link, language)),
    person: (id) => read<Filmography | null>(personQuery(nobody, id, language)),
    genres: read<Genre[]>(genresQuery(nobody, language)) ?? [],
    now: platform?.serverTime ?? new Date(),
    timeZone: platform?.timeZone ?? 'UTC',
  }
}

/** Everything was read before; nothing is asked here. */
const nobody: Call = () => Promise.reject(new Error('Nothing is read while a page is described'))

function meta(name: 'name' | 'property', key: string, content: string): string {
  return `<meta ${name}="${key}" content="${escaped(content)}"/>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
