import type { Episode, Filmography, Person, Season, Title } from '@ott/catalogue'
import { isReleased, peopleWithJob, numberedEpisodes } from '@ott/catalogue'
import { calendarDate } from '@ott/identity'
import { localePath } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import type { JsonLdNode } from './json-ld.ts'

/** `origin` has no trailing slash. Dates are those of `timeZone`, an IANA name (CAT-5). */
export type Site = { origin: string; locale: Locale; timeZone: string }

/** A breadcrumb list; paths are without locale. */
export function breadcrumbNode({ origin, locale }: Site, steps: { name: string; path: string }[]): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    'itemListElement': steps.map(({ name, path }, at) => ({
      '@type': 'ListItem', 'position': at + 1, name, 'item': origin + localePath(locale, path),
    })),
  }
}

/** A movie with its video, or a series with its episodes (SEO-2). A video needs a release date in the past. */
export function titleNode(title: Title, site: Site, now: Date): JsonLdNode {
  const { origin, locale } = site
  const [actors, directors, writers, producers, composers] = ['Actor', 'Director', 'Writer', 'Producer', 'Music'].map((job) => peopleWithJob(title.people, job))
  return omitEmpty({
    '@type': title.type === 'series' ? 'TVSeries' : 'Movie',
    'name': title.title,
    'url': origin + localePath(locale, title.link),
    'description': title.description,
    'image': absoluteUrl(title.pictures.landscape, site),
    'datePublished': dayOf(title.releasesAt, site) ?? (title.year === null ? undefined : String(title.year)),
    'duration': durationOf(title.runLengthSeconds),
    'contentRating': title.ageRating,
    'genre': title.genres.map(({ name }) => name),
    'keywords': title.tags.join(', '),
    'isAccessibleForFree': title.isFree,
    'actor': actors?.map((person) => personNode(person, site)),
    'director': directors?.map((person) => personNode(person, site)),
    'author': writers?.map((person) => personNode(person, site)),
    'producer': producers?.map((person) => personNode(person, site)),
    'musicBy': composers?.map((person) => personNode(person, site)),
    'trailer': trailerNode(title, site, now),
    ...(title.type === 'series' ? seasonsOf(title, site, now) : { video: videoNode(title, title, site, now) }),
  })
}

/** A person's page, with the titles they are credited in. */
export function personPageNode({ id, name, jobs }: Filmography, site: Site): JsonLdNode {
  const { origin, locale } = site
  const titles = new Map(jobs.flatMap((job) => job.titles.map((card) => [card.id, card])))
  return omitEmpty({
    ...personNode({ id, name }, site),
    subjectOf: Array.from(titles.values(), (card) => ({
      '@type': card.type === 'series' ? 'TVSeries' : 'Movie', 'name': card.title, 'url': origin + localePath(locale, card.link),
    })),
  })
}

function personNode({ id, name }: { id: string; name: string } | Person, { origin, locale }: Site): JsonLdNode {
  return { '@type': 'Person', name, 'url': origin + localePath(locale, `/people/${id}`) }
}

function seasonsOf(title: Title, site: Site, now: Date): Partial<JsonLdNode> {
  const seasons = title.seasons.filter(({ number }) => number > 0)
  return {
    numberOfSeasons: seasons.length,
    containsSeason: title.seasons.map((season) => ({
      '@type': 'TVSeason',
      'seasonNumber': season.number,
      'numberOfEpisodes': season.episodes.length,
      'episode': episodesOf(season, title, site, now),
    })),
  }
}

function episodesOf(season: Season, title: Title, site: Site, now: Date): JsonLdNode[] {
  return numberedEpisodes(season).map((episode) => omitEmpty({
    '@type': 'TVEpisode',
    'episodeNumber': episode.number,
    'name': episode.title,
    'datePublished': dayOf(episode.releasesAt, site),
    'duration': durationOf(episode.runLengthSeconds),
    'video': videoNode(episode, title, site, now),
  }))
}

/** A trailer is public, so its file is named. */
function trailerNode({ title, tagline, trailer, pictures, releasesAt }: Title, site: Site, now: Date): JsonLdNode | undefined {
  if (trailer === null) return undefined
  return omitEmpty({
    '@type': 'VideoObject',
    'name': title,
    'description': tagline,
    'contentUrl': absoluteUrl(trailer, site),
    'thumbnailUrl': absoluteUrl(pictures.landscape, site),
    'uploadDate': releasesAt && releasesAt <= now ? releasesAt.toISOString() : undefined,
    'isAccessibleForFree': true,
  })
}

type Video = Pick<Episode, 'title' | 'description' | 'runLengthSeconds' | 'releasesAt' | 'isStreamable'> & { picture?: string }

function videoNode(video: Video, title: Title, site: Site, now: Date): JsonLdNode | undefined {
  if (!video.isStreamable || !video.releasesAt || !isReleased(video, now)) return undefined
  return omitEmpty({
    '@type': 'VideoObject',
    'name': video.title,
    'description': video.description,
    'thumbnailUrl': absoluteUrl(video.picture ?? title.pictures.landscape, site),
    'uploadDate': video.releasesAt.toISOString(),
    'duration': durationOf(video.runLengthSeconds),
    'isAccessibleForFree': title.isFree,
  })
}

/** The URL of a file in a format that every crawler reads. */
function absoluteUrl(src: string, { origin }: Site): string {
  return new URL(src, origin).href
}

/** ISO 8601, in whole seconds. */
function durationOf(seconds: number | null): string | undefined {
  return seconds === null ? undefined : `PT${Math.round(seconds)}S`
}

function dayOf(date: Date | null, { timeZone }: Site): string | undefined {
  return date ? calendarDate(date, timeZone) : undefined
}

/** Omits unknown values. */
function omitEmpty(node: JsonLdNode): JsonLdNode {
  const isPresent = (value: unknown) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(node).filter(([, value]) => isPresent(value))) as JsonLdNode
}
