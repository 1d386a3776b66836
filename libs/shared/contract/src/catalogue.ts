import { z } from 'zod'
import { catalogueQuery, contentType, id, instant, listOf, offsetPaging, repeated, wholeNumber } from './fields.ts'

const genre = z.object({ slug: z.string(), name: z.string() }).meta({ id: 'Genre' })

const image = z
  .object({
    url: z.string(),
    orientation: z.enum(['landscape', 'portrait']),
    /** WIDTHxHEIGHT in pixels of the master. */
    resolution: z.string(),
    /** The large wordless picture for a hero. */
    isFeatured: z.boolean(),
  })
  .meta({ id: 'Image' })

/** What a tray needs to draw one title. */
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
  /** Seconds; null for a series. */
  runLength: z.number().nullable(),
  monetizationModel: z.string(),
  /** When it opens (or opened). */
  tentativeReleaseDate: instant.nullable(),
  /** The end of the time in which it can be watched, where that is within 30 days. */
  leavesAt: instant.optional(),
  badge: z.enum(['new', 'newSeason', 'comingSoon', 'free']).nullable(),
  /** Subtitles, audio description, Indian Sign Language or another one, of findings, of a genre and of a person; left out where there is none. */
  signs: z.array(z.enum(['CC', 'AD', 'ISL', 'SL'])).optional(),
}
export const card = z.object(cardShape).meta({ id: 'Card' })

/** A square picture of somebody's face, by its path. */
const portrait = z.string().optional()

const person = z
  .object({ personId: id, name: z.string(), portrait, jobFunction: z.string().optional(), character: z.string().optional() })
  .meta({ id: 'Person' })

const episode = z
  .object({
    contentId: id,
    contentType: z.literal('episode'),
    episodeNumber: z.number().int(),
    title: z.string(),
    description: z.string(),
    runLength: z.number().nullable(),
    tentativeReleaseDate: instant.nullable(),
    /** False while no film belongs to it. */
    isStreamable: z.boolean(),
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

/** The plans that a title is for; `enabled` is false where any plan will do. */
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
    /** Words beside the age rating: 'mild language'. */
    contentDescriptors: z.array(z.string()),
    tags: z.array(z.string()),
    people: z.array(person),
    audioLanguages: z.array(z.string()),
    /** Of sound that also says what is to be seen; left out where there is none. */
    audioDescriptionLanguages: z.array(z.string()).optional(),
    subtitleLanguages: z.array(z.string()),
    /** Of interpreters who are to be seen in its picture, by ISO 639-3; left out where there is none. */
    signLanguages: z.array(z.string()).optional(),
    isStreamable: z.boolean(),
    /** A short film about it on the site's own origin, for everybody; null where there is none. */
    trailer: z.string().nullable(),
    monetizationPlan,
    seasons: z.array(season),
    /** At most 25 movies and 25 series. */
    recommendedContents: z.array(card),
  })
  .meta({ id: 'Content' })

/** Of the last two a page has the place alone: what stands there is each viewer's own, and comes from `watchHistory` and `becauseWatched`. */
const moduleKind = z.enum(['hero', 'tray', 'ranked', 'continueWatching', 'becauseWatched'])

const pageModule = z
  .object({
    id,
    kind: moduleKind,
    title: z.string(),
    orientation: z.enum(['landscape', 'portrait']),
    /** A page with all of them, without locale, where there is one. */
    seeAll: z.string().nullable(),
    /** Heroes also carry a line of text and a notice ('New film this week'). */
    cards: z.array(z.object({ ...cardShape, tagline: z.string().optional(), notice: z.string().optional(), tags: z.array(z.string()).optional() })),
  })
  .meta({ id: 'Module' })

const page = z
  .object({ id, title: z.string(), description: z.string(), moduleCount: z.number().int() })
  .meta({ id: 'Page' })

const cardList = listOf(card, {
  limit: z.number().int(),
  offset: z.number().int(),
  /** What those are told of the genre who find or share its page; left out where that was not written in this language. */
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
  /** With `permalink` one title, with `genre` a list; neither is INVALID_INPUT. */
  contents: {
    query: catalogueQuery.extend({
      permalink: z.string().min(1).max(200).optional(),
      genre: z.string().min(1).max(80).optional(),
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
        /** What they did in each of the titles, a job at a time. */
        credits: z.array(z.object({ contentId: id, jobFunction: z.string().optional() })),
      }),
      {},
    ),
  },
  /** What search engines may find, in the order of ids, with when it last changed. Paths have no locale. */
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
      /** Whose own name was asked for, at most six of each; every title of theirs is among the items or on the genre's page. */
      people: z.array(z.object({ personId: id, name: z.string(), portrait })),
      genres: z.array(genre),
    }),
  },
  popularSearch: { query: catalogueQuery, ok: listOf(z.object({ term: z.string() }), {}) },
  platform: {
    query: catalogueQuery,
    ok: z
      .object({
        countryCode: z.string(),
        /** The pages to browse that have anything to show. */
        navigation: z.array(z.object({ id: z.enum(['home', 'movies', 'shows']), label: z.string(), path: z.string() })),
        genres: z.array(genre),
        /** Their ids; those of movies and shows are left out where there is no such page. */
        pages: z.object({ home: id, movies: id.optional(), shows: id.optional() }),
        /** What may be offered in the viewer's country; calls of what may not are NOT_OFFERED. */
        features: z.object({
          ratings: z.boolean(),
          reminders: z.boolean(),
          watchList: z.boolean(),
          /** Trailers that play by themselves. */
          previews: z.boolean(),
          /** Codes by SMS or WhatsApp, for signing in and for adding a number. */
          mobileCode: z.boolean(),
          /** Signing in by a code in a mail. */
          emailCode: z.boolean(),
        }),
        /** IANA name; date-only releases open at the start of the day there. */
        serviceTimeZone: z.string(),
        serverTime: instant,
      })
      .meta({ id: 'Platform' }),
  },
}
