import { brand } from '@ott/brand'
import { instantOf } from '@ott/catalogue'
import {
  attachAsset, registerAssets, refreshSearch, saveGenres, saveMarkers, savePages, savePeople, savePopularSearches, saveTags, saveTitle,
} from '@ott/catalogue-store'
import type { CatalogueDatabase, Image, NewModule, NewPage, NewSeason, NewTitle, LocalizedText } from '@ott/catalogue-store'
import { transaction } from '@ott/database'
import { episodeStills } from '@ott/posters'
import { contentDescriptors } from './content-descriptors.ts'
import type { DemoEpisode, DemoSeason, DemoSeries, DemoTitle, ReleaseDate } from './demo-title.ts'
import { films } from './films.ts'
import type { Film } from './films.ts'
import { genreDescriptions, genres } from './genres.ts'
import { markersOf } from './markers.ts'
import type { DemoModule, DemoPage } from './pages.ts'
import { pages } from './pages.ts'
import { people } from './people.ts'
import { popularSearches } from './popular-searches.ts'
import { episodeRunLength, movieRunLength } from './run-lengths.ts'
import { tags } from './tags.ts'
import { titles } from './titles.ts'
import type { Words } from './words.ts'
import { stored } from './words.ts'

/** Writes the demo catalogue in one transaction. A repeated run on the same day writes only what changed. */
export async function seed(db: CatalogueDatabase, now = new Date()): Promise<void> {
  await transaction(db, async (trx) => {
    const told = new Map(named(genreDescriptions))
    await saveGenres(trx, named(genres).map(([slug, name]) => ({ slug, name, description: told.get(slug) })))
    await saveTags(trx, named(tags).map(([slug, name]) => ({ slug, name })))
    await savePeople(trx, Object.entries(people).map(([personId, { name }]) => ({ personId, name: stored(name), portrait: `/pictures/person-${personId}.webp` })))
    await registerAssets(trx, Object.keys(films))
    await saveDemoTitles(trx, titles, now)
    await savePages(trx, pages.map(newPage))
    await savePopularSearches(trx, popularSearches.map(stored))
    await refreshSearch(trx)
  })
}

/** Saves titles with their videos. The genres, tags, people and videos that they refer to must exist. */
export async function saveDemoTitles(db: CatalogueDatabase, demoTitles: DemoTitle[], now = new Date()): Promise<void> {
  for (const title of demoTitles) await saveTitle(db, newTitle(title, now))
  const playing = Object.groupBy(demoTitles.flatMap(parts), ({ film }) => film)
  for (const [film, played] of Object.entries(playing)) await attachAsset(db, film, played.map(({ id }) => id))
  for (const [contentId, { markers, chapters }] of demoTitles.flatMap(markersOf)) {
    await saveMarkers(db, contentId, { markers, chapters: chapters.map((chapter) => ({ ...chapter, title: stored(chapter.title) })) })
  }
}

/** The playable contents of a title: the movie, or each episode. */
function parts(title: DemoTitle): { id: string; film: Film }[] {
  return title.contentType === 'movie' ? [title] : title.seasons.flatMap(({ episodes }) => episodes)
}

/** Days until these titles leave, counted from now, so that the demo always has some that leave soon. */
const leavingIn: Partial<Record<string, number>> = { raga: 3, flags: 6, lift: 10, dolphin: 15, tailor: 27 }

/** The end of a day in the service's time zone. */
function leavesIn(days: number, now: Date): Date {
  const day = new Date(now.getTime() + days * 86_400_000).toLocaleDateString('sv', { timeZone: brand.timeZone })
  return instantOf(day, brand.timeZone, 'end')
}

function newTitle(title: DemoTitle, now: Date): NewTitle {
  const days = leavingIn[title.id]
  const { monetizationModel, monetizationPlan } = title.access
  return {
    contentId: title.id,
    contentType: title.contentType,
    permanentLink: title.permanentLink,
    title: stored(title.title),
    tagline: stored(title.tagline),
    description: stored(title.description),
    year: title.year,
    ...(title.contentType === 'movie' && { runLength: movieRunLength(title) }),
    maturityRating: title.ageRating,
    contentDescriptors: title.contentDescriptors.map((descriptor) => stored(contentDescriptors[descriptor])),
    genres: title.genres,
    tags: title.tags,
    credits: Object.entries(title.people).flatMap(([job, ids]) => ids.map((personId) => ({ personId, job }))),
    images: imagesOf(title),
    monetizationModel,
    monetizationPlan,
    ...countriesOf(title),
    releasesAt: instant(title.releaseDate),
    ...(days && { withdrawnAt: leavesIn(days, now) }),
    recommendations: title.recommendations,
    ...(title.hero && { heroNotice: stored(title.hero.notice), heroText: stored(title.hero.text) }),
    seasons: title.contentType === 'series' ? title.seasons.map((season) => newSeason(title, season)) : [],
  }
}

function newSeason(series: DemoSeries, { number, releaseDate, episodes }: DemoSeason): NewSeason {
  return {
    seasonNumber: number,
    releasesAt: instant(releaseDate),
    episodes: episodes.map((episode) => ({
      contentId: episode.id,
      episodeNumber: episode.number,
      title: stored(episode.title),
      description: stored(episode.synopsis),
      images: stillOf(series, episode),
      runLength: episodeRunLength(series, episode),
      releasesAt: episode.releaseDate ? instant(episode.releaseDate) : null,
    })),
  }
}

/** Stills repeat in a series with more episodes than stills. The series of tests have none. */
function stillOf({ id, seasons }: DemoSeries, episode: DemoEpisode): Image[] {
  const stills = episodeStills[id]
  const at = seasons.flatMap(({ episodes }) => episodes).findIndex((each) => each.id === episode.id)
  if (!stills) return []
  return [{ url: `/pictures/${id}-episode-${(at % stills) + 1}.webp`, orientation: 'landscape', resolution: '960x540', isFeatured: false }]
}

/** The generated poster images; only hero titles have large ones without lettering. */
function imagesOf({ id, hero }: DemoTitle): Image[] {
  const picture = (name: string, orientation: Image['orientation'], resolution: string, isFeatured: boolean) => ({
    url: `/pictures/${id}-${name}.webp`,
    orientation,
    resolution,
    isFeatured,
  })
  const everywhere = [picture('portrait', 'portrait', '600x900', false), picture('landscape', 'landscape', '1280x720', false)]
  if (!hero) return everywhere
  return [...everywhere, picture('hero', 'landscape', '1920x1080', true), picture('tall', 'portrait', '600x900', true)]
}

function countriesOf({ availability }: DemoTitle): Pick<NewTitle, 'allowedCountries' | 'blockedCountries'> {
  if (!availability) return { allowedCountries: null, blockedCountries: [] }
  if ('allowedCountries' in availability) return { allowedCountries: availability.allowedCountries, blockedCountries: [] }
  return { allowedCountries: null, blockedCountries: availability.blockedCountries }
}

/** These rows list the newest titles automatically, so that an ingested one appears. */
const newest: Partial<Record<string, 'all' | 'movie' | 'series'>> = {
  'home-new': 'all',
  'movies-new': 'movie',
  'shows-new': 'series',
}

/** These rows rank the most watched titles; the selected ones fill the remaining ranks. */
const mostWatched: Partial<Record<string, 'all' | 'movie' | 'series'>> = { 'home-top-10': 'all' }

function newPage({ id, title, description, modules }: DemoPage): NewPage {
  return { pageId: id, title: stored(title), description: stored(description), modules: modules.map(newModule) }
}

function newModule({ id, kind, orientation, title, seeAll, contentIds }: DemoModule): NewModule {
  const [which, ranked] = [newest[id], mostWatched[id]]
  return {
    moduleId: id,
    kind,
    orientation,
    title: stored(title),
    ...(seeAll && { seeAll }),
    shows: id === 'home-leaving' ? { leaving: 'all' } : which ? { newest: which } : ranked ? { mostWatched: ranked, contentIds } : { contentIds },
  }
}

function named(all: Record<string, Words>): [string, LocalizedText][] {
  return Object.entries(all).map(([slug, words]) => [slug, stored(words)])
}

function instant(date: ReleaseDate): Date {
  return date.includes('T') ? new Date(date) : instantOf(date, brand.timeZone)
}
