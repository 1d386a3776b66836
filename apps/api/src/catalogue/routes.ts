import { isWithdrawn, noCap } from '@ott/catalogue'
import {
  sitemapUrls, catalogueVersion, contentById, contentByPermalink, genresWithTitles, isAvailableIn, pageById, pageWithModules, peopleById, popularSearches, search,
  titlesByGenre, titlesById,
} from '@ott/catalogue-store'
import type { CatalogueDatabase, CatalogueTables, GenreSort, Language, Reader, StoredContent } from '@ott/catalogue-store'
import { ApiError } from '../http/api-error.ts'
import type { Handlers } from '../http/request.ts'
import type { Deps } from '../config/deps.ts'
import type { Metrics } from '../metrics.ts'
import { ipKey } from '../rate-limit/ip-key.ts'
import { memoryRateLimiter } from '../rate-limit/rate-limiter.ts'
import type { Limit } from '../rate-limit/rate-limiter.ts'
import { byteLength, serialize } from '../http/cached-response.ts'
import type { CachedResponse } from '../http/cached-response.ts'
import type { ParentalGrants } from '../identity/parental/grants.ts'
import { trailerKeys } from '../playback/trailer-keys.ts'
import { toPermalink } from './permalink.ts'
import { bulkhead, shedder } from '../http/load-shedding.ts'
import { cachedVersion, swrCache } from '../http/swr-cache.ts'
import { browsePages, platformOf } from './platform.ts'
import type { Navigation } from './platform.ts'
import { presentCard, presentContent, presentModule, presentNamed, presentPerson } from './presenters.ts'
import type { SignTrailer } from './presenters.ts'
import { videosById } from './videos.ts'

export type CatalogueCall =
  | 'page' | 'modules' | 'contents' | 'videos' | 'series' | 'people' | 'addresses' | 'search' | 'popularSearch' | 'trailer' | 'platform'

const megabyte = 1_048_576

/** A user who types sends about one request a second, and many users may share an IP (SEA-6). */
const searches: Limit = { name: 'search', points: 300, windowSeconds: 60 }

/** Searches are the most expensive reads: they never take all connections, and these queue for a third of a second (API-35). */
const searchBulkhead = { maxConcurrent: 4, maxQueued: 32 }

/** Catalogue calls. Responses depend only on language, country and parental control, so all users share cached ones. */
export function catalogue(
  { db, now, config, secrets, testOverrides }: Pick<Deps<CatalogueTables>, 'db' | 'now' | 'config' | 'secrets' | 'testOverrides'>,
  grants: Pick<ParentalGrants, 'check'>,
  { cacheReads }: Pick<Metrics, 'cacheReads'>,
): Pick<Handlers, CatalogueCall> {
  const { sign } = trailerKeys(secrets.streamKey)
  const caching = { version: cachedVersion(() => catalogueVersion(db), now), now, maxAgeMs: 60_000, staleWhileRevalidateMs: 60_000 }
  const cachedResponse = swrCache<CachedResponse>({ ...caching, onRead: (result) => cacheReads.inc({ cache: 'catalogue', result }), size: { maxBytes: 64 * megabyte, bytesOf: byteLength } })
  const cachedNavigation = swrCache<Navigation>({ ...caching, size: { maxBytes: megabyte, bytesOf: (navigation) => JSON.stringify(navigation).length } })

  const searchLimiter = memoryRateLimiter({ now, testOverrides })
  const searching = bulkhead(searchBulkhead.maxConcurrent, searchBulkhead.maxQueued)
  const shed = shedder(db)
  /** Takes the country from the request context: one from the query would bypass country restrictions. */
  const readerOf = ({ query, country, cap, level }: CatalogueRequest): Reader => ({ language: query.language, country, cap, level, now: now() })

  const answer = (name: CatalogueCall, call: CatalogueRequest, make: (reader: Reader) => Promise<unknown>) => {
    const query = { ...call.query, countryCode: undefined }
    return cachedResponse([config.siteId, name, call.country, call.cap, call.level, call.params, query], async () => {
      shed()
      return serialize(await make(readerOf(call)), config.countryHeader)
    })
  }

  return {
    page: (call) =>
      answer('page', call, async ({ language }) => {
        const { pageId: id, title, description, moduleCount } = orNotFound(await pageById(db, call.params.id, language))
        return { id, title, description, moduleCount }
      }),

    modules: (call) =>
      answer('modules', call, async (reader) => {
        const { limit, offset } = call.query
        const page = orNotFound(await pageWithModules(db, call.params.id, reader, { limit, offset }))
        return { items: page.modules.map((module) => presentModule(module, reader)), total: page.moduleCount, limit, offset }
      }),

    contents: (call) => {
      const { permalink, genre } = call.query
      if (permalink !== undefined) return answer('contents', call, (reader) => oneTitle(db, permalink, sign, reader))
      if (genre !== undefined) return answer('contents', call, (reader) => titlesOfGenre(db, genre, call.query, reader))
      throw new ApiError('INVALID_INPUT', { field: 'permalink' })
    },

    videos: (call) => answer('videos', call, async (reader) => listed(await videosById(db, call.query.contentIds, reader, sign))),

    series: (call) =>
      answer('series', call, async (reader) => {
        const series = await titlesById(db, 'series', call.query.contentIds, reader)
        return listed(series.map((one) => presentContent(one, sign, reader)))
      }),

    people: (call) =>
      answer('people', call, async (reader) => {
        const people = await peopleById(db, call.query.personIds, reader)
        return listed(people.map((person) => presentPerson(person, reader)))
      }),

    addresses: (call) =>
      answer('addresses', call, async (reader) => {
        const { kind, limit, offset } = call.query
        const { urls, total } = await sitemapUrls(db, kind, reader, { limit, offset })
        const items = urls.map(({ path, changedAt }) => ({ path, lastModified: changedAt.toISOString() }))
        return { items, total, limit, offset }
      }),

    search: async ({ user, ip, ...call }) => {
      await searchLimiter.consume([{ limit: searches, key: user.kind === 'user' ? user.userId : ipKey(ip) }])
      return answer('search', call, async (reader) => {
        const { query, searchSpace: spaces, limit, offset } = call.query
        const { cards, total, people, genres, isExact, suggestion } = await searching(() => search(db, { query, spaces }, reader, { limit, offset }))
        const items = cards.map((card) => presentCard(card, reader))
        return { items, total, query, limit, offset, people: people.map(presentNamed), genres, isExact, ...(suggestion !== null && { suggestion }) }
      })
    },

    trailer: async (call) => {
      const { contentId } = call.query
      const reader: Reader = { language: 'english', country: call.country, cap: call.cap, now: now() }
      const title = assertAvailable(orNotFound(await contentById(db, contentId, reader)), reader)
      const { trailer, largeTrailer } = title
      if (trailer === null) throw new ApiError('NOT_FOUND')
      // Which episode it shows is not known here, so the strictest maturity counts.
      await grants.check(call, { contentId, maturity: noCap - 1 }, now())
      return { trailer: sign(trailer), ...(largeTrailer !== null && { largeTrailer: sign(largeTrailer) }) }
    },

    popularSearch: (call) =>
      answer('popularSearch', call, async (reader) => listed((await popularSearches(db, reader)).map((term) => ({ term })))),

    platform: async (call) => {
      const reader = readerOf(call)
      const known = await cachedNavigation([reader.language, reader.country, reader.cap], async () => {
        shed()
        return readNavigation(db, reader)
      })
      return platformOf(reader.country, known, config.featuresOff, reader.now)
    },
  }
}

type CatalogueRequest = { country: string; cap: number; level: number; params: unknown; query: { language: Language; countryCode?: string | undefined } }

async function oneTitle(db: CatalogueDatabase, permalink: string, sign: SignTrailer, reader: Reader) {
  const normalised = toPermalink(permalink)
  return presentContent(assertAvailable(orNotFound(normalised && (await contentByPermalink(db, normalised, reader))), reader), sign, reader)
}

/** Throws GONE or NOT_IN_YOUR_COUNTRY with the title, so that the page can show it. */
function assertAvailable(content: StoredContent, { country, now }: Reader): StoredContent {
  const { title } = content
  if (isWithdrawn(content, now)) throw new ApiError('GONE', { title })
  if (!isAvailableIn(country, content)) throw new ApiError('NOT_IN_YOUR_COUNTRY', { title })
  return content
}

type GenreRequest = { sort: GenreSort; audio?: string | undefined; isFree?: 'true' | undefined; limit: number; offset: number }

async function titlesOfGenre(db: CatalogueDatabase, slug: string, { sort, audio, isFree, limit, offset }: GenreRequest, reader: Reader) {
  const selection = { sort, audio: audio ?? null, isFree: isFree !== undefined }
  const { cards, total, description } = orNotFound(await titlesByGenre(db, slug.toLowerCase(), reader, { limit, offset }, selection))
  return { items: cards.map((card) => presentCard(card, reader)), total, limit, offset, ...(description !== null && { description }) }
}

/** Navigation contains only pages that have something to show (CAT-52). */
async function readNavigation(db: CatalogueDatabase, reader: Reader): Promise<Navigation> {
  const { language } = reader
  const [genres, ...pages] = await Promise.all([genresWithTitles(db, reader), ...browsePages.map(({ id }) => pageById(db, id, language))])
  const navigation = browsePages.filter((_, at) => pages[at]?.moduleCount).map(({ id, label, path }) => ({ id, label: label[language], path }))
  return { genres, navigation }
}

function listed<T>(items: T[]): { items: T[]; total: number } {
  return { items, total: items.length }
}

function orNotFound<T>(value: T | null | ''): T {
  if (value === null || value === '') throw new ApiError('NOT_FOUND')
  return value
}
