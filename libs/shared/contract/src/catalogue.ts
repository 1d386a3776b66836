import { z } from 'zod'
import { catalogueQuery, contentType, id, instant, listOf, offsetPaging, repeated, wholeNumber } from './fields.ts'

const genre = z.object({ slug: z.string(), name: z.string() }).meta({ id: 'Genre' })

const image = z
  .object({
    url: z.string(),
    orientation: z.enum(['landscape', 'portrait']),
    /** WIDTHxHEIGHT in pixels of the master. */
    resolution: z.string(),
    /** The large image without text for a hero. */
    isFeatured: z.boolean(),
  })
  .meta({ id: 'Image' })

/** The fields that a tray needs to show a title. */
const cardShape = {
  contentId: id,
  contentType,
  /** One leading slash, no locale: `/the-last-ferry`. */
  permanentLink: z.string(),
  title: z.string(),
  year: z.number().int().nullable(),
  maturityRating: z.string().nullable(),
  genres: z.array(genre),
  images: z.array(image),
  /** Seconds, to be shown; null for a series. */
  runLength: z.number().nullable(),
  /** Seconds of the film that plays, against which progress is measured; absent if it equals `runLength`. */
  duration: z.number().optional(),
  monetizationModel: z.string(),
  /** The release date, past or future. */
  tentativeReleaseDate: instant.nullable(),
  /** The end of availability, if within 30 days. */
  leavesAt: instant.optional(),
  badge: z.enum(['new', 'newSeason', 'comingSoon', 'free']).nullable(),
  /**
   * Subtitles, audio description, Indian Sign Language or another sign language. Only in search results, genre lists
   * and person pages; absent if there is none.
   */
  signs: z.array(z.enum(['CC', 'AD', 'ISL', 'SL'])).optional(),
  /** The title needs the PIN of parental control; absent if not. */
  needsPin: z.literal(true).optional(),
}
export const card = z.object(cardShape).meta({ id: 'Card' })

/** Path of a square portrait. */
const portrait = z.string().optional()

const person = z
  .object({ personId: id, name: z.string(), portrait, jobFunction: z.string().optional(), character: z.string().optional() })
  .meta({ id: 'Person' })

/** A stretch of the video that users may skip, in seconds of the video; the end is exclusive. */
const marker = z.object({ kind: z.enum(['intro', 'recap', 'credits']), startSeconds: z.number(), endSeconds: z.number() }).meta({ id: 'Marker' })

/** A chapter in the requested language; it lasts until the next one. */
const chapter = z.object({ startSeconds: z.number(), title: z.string() }).meta({ id: 'Chapter' })

/** Of a movie's or episode's video, sorted by start; absent if there are none. Markers do not overlap. */
const markersShape = { markers: z.array(marker).optional(), chapters: z.array(chapter).optional() }

const episode = z
  .object({
    contentId: id,
    contentType: z.literal('episode'),
    episodeNumber: z.number().int(),
    title: z.string(),
    description: z.string(),
    runLength: z.number().nullable(),
    /** As that of a card. */
    duration: z.number().optional(),
    tentativeReleaseDate: instant.nullable(),
    /** False until a film is attached. */
    isStreamable: z.boolean(),
    ...markersShape,
    /** Absent if it is that of the series. */
    maturityRating: z.string().optional(),
    images: z.array(image),
  })
  .meta({ id: 'Episode' })

const season = z
  .object({
    seasonNumber: z.number().int(),
    title: z.string().nullable(),
    tentativeReleaseDate: instant.nullable(),
    people: z.array(person),
    episodes: z.array(episode),
  })
  .meta({ id: 'Season' })

const planRef = z.object({ id: z.string(), loginRequired: z.boolean() })

/** The plans that include a title; `enabled` is false if any plan does. */
export const monetizationPlan = z
  .object({
    enabled: z.boolean(),
    includedMonetizationPlans: z.array(planRef),
    excludedMonetizationPlans: z.array(z.object({ id: z.string() })),
  })
  .meta({ id: 'MonetizationPlan' })

export const content = z
  .object({
    ...cardShape,
    subtitle: z.string(),
    description: z.string(),
    /** Content notes beside the age rating: 'mild language'. */
    contentDescriptors: z.array(z.string()),
    tags: z.array(z.string()),
    people: z.array(person),
    audioLanguages: z.array(z.string()),
    /** Absent if there is no audio description. */
    audioDescriptionLanguages: z.array(z.string()).optional(),
    subtitleLanguages: z.array(z.string()),
    /** Sign languages of interpreters in the picture, by ISO 639-3; absent if there are none. */
    signLanguages: z.array(z.string()).optional(),
    isStreamable: z.boolean(),
    ...markersShape,
    /** Public trailer on the site's own origin; null if there is none. */
    trailer: z.string().nullable(),
    /** The trailer needs the PIN: `trailer` is null here, and the call `trailer` returns it. Absent if not. */
    isTrailerLocked: z.literal(true).optional(),
    /** The same trailer for wide previews; absent if the video has no more lines. */
    largeTrailer: z.string().optional(),
    monetizationPlan,
    seasons: z.array(season),
    /** At most 25 movies and 25 series. */
    recommendedContents: z.array(card),
  })
  .meta({ id: 'Content' })

/** The last two are placeholders: their items depend on the user and come from `watchHistory` and `becauseWatched`. */
const moduleKind = z.enum(['hero', 'tray', 'ranked', 'continueWatching', 'becauseWatched'])

const pageModule = z
  .object({
    id,
    kind: moduleKind,
    title: z.string(),
    orientation: z.enum(['landscape', 'portrait']),
    /** Path of a page with all titles, without locale, if there is one. */
    seeAll: z.string().nullable(),
    /** Hero cards also have a tagline and a notice ('New film this week'). */
    cards: z.array(z.object({ ...cardShape, tagline: z.string().optional(), notice: z.string().optional(), tags: z.array(z.string()).optional() })),
  })
  .meta({ id: 'Module' })

const page = z
  .object({ id, title: z.string(), description: z.string(), moduleCount: z.number().int() })
  .meta({ id: 'Page' })

const cardList = listOf(card, {
  limit: z.number().int(),
  offset: z.number().int(),
  /** The genre's description for search engines and link previews; absent if missing in this language. */
  description: z.string().optional(),
}).meta({ id: 'CardList' })

const titlesById = { query: catalogueQuery.extend({ contentIds: repeated(id, 50) }), ok: listOf(content, {}) }

export const catalogue = {
  page: { params: z.object({ id }), query: catalogueQuery, ok: page },
  modules: {
    params: z.object({ id }),
    query: catalogueQuery.extend(offsetPaging.shape),
    ok: listOf(pageModule, { limit: z.number().int(), offset: z.number().int() }),
  },
  /** `permalink` returns one title, `genre` a list. Without both the call fails with INVALID_INPUT. */
  contents: {
    query: catalogueQuery.extend({
      permalink: z.string().min(1).max(200).optional(),
      genre: z.string().min(1).max(80).optional(),
      /** Order of a genre's titles. Titles that are not released yet come last in each order. */
      sort: z.enum(['popular', 'newest', 'name']).default('popular'),
      /** Only titles of the genre with this audio language. */
      audio: z.string().regex(/^[a-z]{2,3}$/).optional(),
      /** Only titles of the genre that need no subscription. */
      isFree: z.literal('true').optional(),
      limit: wholeNumber(1, 50).default(20),
      offset: wholeNumber(0, 100_000).default(0),
    }),
    ok: z.union([content, cardList]),
  },
  videos: titlesById,
  series: titlesById,
  people: {
    query: catalogueQuery.extend({ personIds: repeated(id, 50) }),
    ok: listOf(
      z.object({
        personId: id,
        name: z.string(),
        portrait,
        titles: z.array(card),
        /** The person's jobs per title, one entry for each job. */
        credits: z.array(z.object({ contentId: id, jobFunction: z.string().optional() })),
      }),
      {},
    ),
  },
  /** URLs for search engines in the order of ids, with their last change. Paths have no locale. */
  addresses: {
    query: catalogueQuery.extend({
      kind: z.enum(['titles', 'people']),
      limit: wholeNumber(1, 1_000).default(1_000),
      offset: wholeNumber(0, 100_000_000).default(0),
    }),
    ok: listOf(z.object({ path: z.string(), lastModified: instant }), { limit: z.number().int(), offset: z.number().int() }),
  },
  search: {
    query: catalogueQuery.extend({
      query: z.string().max(200),
      searchSpace: repeated(z.enum(['title', 'people', 'genre']), 3),
      limit: wholeNumber(1, 50).default(20),
      offset: wholeNumber(0, 1_000).default(0),
    }),
    ok: listOf(card, {
      query: z.string(),
      limit: z.number().int(),
      offset: z.number().int(),
      /**
       * People and genres whose name matches, at most six of each. Their titles are among the items or on the genre's
       * page.
       */
      people: z.array(z.object({ personId: id, name: z.string(), portrait })),
      genres: z.array(genre),
      /** False if nothing matches the query. The items then only resemble it. */
      isExact: z.boolean(),
      /** The query without its typing errors; absent if there are none to correct. */
      suggestion: z.string().optional(),
    }),
  },
  /** The trailer of a title whose trailer needs the PIN. */
  trailer: {
    query: z.object({ contentId: id }),
    ok: z.object({ trailer: z.string(), largeTrailer: z.string().optional() }).meta({ id: 'Trailer' }),
  },
  popularSearch: { query: catalogueQuery, ok: listOf(z.object({ term: z.string() }), {}) },
  platform: {
    query: catalogueQuery,
    ok: z
      .object({
        countryCode: z.string(),
        /** The browse pages that have something to show. */
        navigation: z.array(z.object({ id: z.enum(['home', 'movies', 'shows']), label: z.string(), path: z.string() })),
        /** Genres with an available title, with their number of titles and portrait pictures of at most three of them. */
        genres: z.array(genre.extend({ titleCount: z.number().int(), posters: z.array(z.string()) }).meta({ id: 'PicturedGenre' })),
        /** Page ids; movies and shows are absent if that page does not exist. */
        pages: z.object({ home: id, movies: id.optional(), shows: id.optional() }),
        /** Feature flags for the user's country. Calls of a disabled feature fail with NOT_OFFERED. */
        features: z.object({
          ratings: z.boolean(),
          reminders: z.boolean(),
          watchList: z.boolean(),
          /** Autoplaying trailers. */
          previews: z.boolean(),
          /** Codes by SMS or WhatsApp, for sign-in and for adding a phone number. */
          mobileCode: z.boolean(),
          /** Sign-in with a code by e-mail. */
          emailCode: z.boolean(),
          /** Several profiles in one account. */
          profiles: z.boolean(),
          /** Watching together, in sync. */
          watchParty: z.boolean(),
          /** Trials of new subscribers. */
          trial: z.boolean(),
          coupons: z.boolean(),
          /** Gift codes. */
          gifts: z.boolean(),
          upi: z.boolean(),
          netbanking: z.boolean(),
          wallets: z.boolean(),
          pause: z.boolean(),
          /** Refunds at the user's request. The right to withdraw from a contract stays. */
          refunds: z.boolean(),
          /** Login on a TV with a code that another device allows. */
          tvActivation: z.boolean(),
          /** Turning parental control on. A control that is on stays in force. */
          parentalControl: z.boolean(),
          /** The collector of events. */
          analytics: z.boolean(),
          /** The tag manager, which loads only with consent to marketing. */
          tagManager: z.boolean(),
        }),
        /** IANA name. Releases with a date only start at midnight in this zone. */
        serviceTimeZone: z.string(),
        serverTime: instant,
      })
      .meta({ id: 'Platform' }),
  },
}
