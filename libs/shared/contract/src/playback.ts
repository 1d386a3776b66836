import { z } from 'zod'
import { card, monetizationPlan } from './catalogue.ts'
import { contentType, id, instant, language, listOf, wholeNumber } from './fields.ts'
import { maxAgeSeconds } from './routes.ts'

const profileParam = z.object({ id })

const progress = z
  .object({
    contentType,
    contentId: id,
    /** The series of an episode. */
    parentContentId: id.nullable(),
    secondsWatched: z.number(),
    runtime: z.number(),
    watchedAt: instant,
  })
  .meta({ id: 'Progress' })

const historyItem = z
  .object({
    ...progress.shape,
    /** The card to draw: of the movie, or of the series for an episode. */
    card,
    seasonNumber: z.number().int().nullable(),
    episodeNumber: z.number().int().nullable(),
    episodeTitle: z.string().nullable(),
    /** Taken out of what to go on with, and not watched since. */
    isSetAside: z.boolean(),
    /** Of the title, where it is offered to go on with: who may not have it any more is led to it, and not to its film. */
    monetizationPlan: monetizationPlan.optional(),
  })
  .meta({ id: 'HistoryItem' })

/** How a viewer finds a title; none at all is no rating. */
const rating = z.enum(['like', 'love', 'not for me'])

const ratedContent = z
  .object({
    /** Within its profile a rating is named by its title. */
    ratingId: id,
    contentId: id,
    contentType,
    permanentLink: z.string(),
    isLiked: rating,
    ratedAt: instant,
  })
  .meta({ id: 'ContentRating' })

/** For how long a change waited for a connection: one that is older than what is known changes nothing. */
const age = { ageSeconds: z.number().int().min(0).max(maxAgeSeconds).optional() }
const ageInQuery = { ageSeconds: wholeNumber(0, maxAgeSeconds).optional() }

/** The titles that the bearer opened from a search, the newest first. */
const opened = { query: z.object({ limit: wholeNumber(1, 30).default(30), language: language.default('english') }), ok: listOf(card, { limit: z.number().int() }) }

const listEntry = z.object({ contentId: id, contentType })

export const playback = {
  /** The playback heartbeat: may this viewer have the film, and the key to it. */
  entitlement: {
    query: z.object({
      contentId: id,
      action: z.enum(['STREAMING', 'PREPARE']).default('STREAMING'),
      platform: z.enum(['WIDEVINE', 'FAIRPLAY']).default('WIDEVINE'),
      language: language.default('english'),
      licenseKey: z.enum(['true', 'false']).default('false'),
      /** Names the stream of this player: one browser can play twice. */
      streamId: id.optional(),
    }),
    ok: z
      .object({
        streamKey: z.string(),
        streamPolicy: z.string(),
        /** Seconds until the next beat. */
        refetchAfter: z.number(),
        expiresAt: instant,
        /** Addresses on the site's own origin. */
        dash: z.string(),
        hls: z.string(),
        /** Seconds. */
        runLength: z.number(),
      })
      .meta({ id: 'Entitlement' }),
  },
  watchHistory: {
    params: profileParam,
    query: z.object({
      page: wholeNumber(1, 10_000).default(1),
      items: wholeNumber(1, 50).default(19),
      language: language.default('english'),
      /**
       * Only what was watched to the end; or what to go on with, each title once: what was watched last of it while that is
       * unfinished, else the next episode of the series, `secondsWatched` being 0 where it is new. What was set aside is not in it.
       * Or only what is hidden, which stands nowhere else in the history.
       */
      standing: z.enum(['finished', 'unfinished', 'hidden']).optional(),
    }),
    ok: listOf(historyItem, { page: z.number().int() }),
  },
  /** Titles that are like one of those watched, liked or loved last, which is named, without any that were begun or are not for this viewer. Null where there are none. */
  becauseWatched: {
    params: profileParam,
    query: z.object({ language: language.default('english') }),
    ok: listOf(card, { because: z.object({ contentId: id, title: z.string(), permanentLink: z.string(), rating: z.enum(['like', 'love']).nullable() }).nullable() }),
  },
  saveProgress: {
    body: z.object({
      contentType,
      contentId: id,
      parentContentId: id.nullish(),
      secondsWatched: z.number().min(0).max(1_000_000),
      runtime: z.number().min(0).max(1_000_000),
      watchedAt: instant,
      /**
       * For how long it waited before it was sent, 0 for what is sent at once. With it `watchedAt`, which a wrong clock may
       * have told, counts for no more than the time that a call may take; without it `watchedAt` alone counts.
       */
      ...age,
    }),
    ok: z.undefined(),
  },
  /** One movie or episode: its place in the history and the position in it, unless it was watched since that was said. */
  forgetWatched: { params: z.object({ id, contentId: id }), query: z.object(ageInQuery), ok: z.undefined() },
  /** All of it, what is hidden too, but what was watched since. */
  clearHistory: { params: profileParam, query: z.object(ageInQuery), ok: z.undefined() },
  /** Takes a movie or a series out of what to go on with, or puts it back. Nothing of the history goes. */
  setAside: { params: profileParam, body: z.object({ contentId: id, isSetAside: z.boolean(), ...age }), ok: z.undefined() },
  /** Takes a movie or an episode out of the history shown, or puts it back; watched again, it is there again. Its place stays. */
  setHidden: { params: profileParam, body: z.object({ contentId: id, isHidden: z.boolean(), ...age }), ok: z.undefined() },
  /** Everything this profile did with one title, and with its episodes if it is a series. */
  profileContents: {
    params: z.object({ id, contentId: id }),
    ok: z
      .object({
        contentId: id,
        isInWatchList: z.boolean(),
        isLiked: rating.nullable(),
        ratingId: id.nullable(),
        /** Told when it is out. */
        hasReminder: z.boolean(),
        progress: z.array(progress),
      })
      .meta({ id: 'ProfileContent' }),
  },
  watchList: {
    params: profileParam,
    query: z.object({
      page: wholeNumber(0, 10_000).default(0),
      items: wholeNumber(1, 50).default(10),
      /** These alone, counted as if there were no others. */
      contentType: z.enum(['movie', 'series']).optional(),
      language: language.default('english'),
    }),
    ok: listOf(card, { page: z.number().int() }),
  },
  addToWatchList: {
    params: profileParam,
    body: z.object({
      ...listEntry.shape,
      /** The entry above which it is to stand; it comes there also from another place of the list. Without it a new entry stands first. */
      before: id.optional(),
      ...age,
    }),
    ok: z.undefined(),
  },
  removeFromWatchList: {
    params: profileParam,
    /** As body or as query. */
    query: listEntry.partial().extend(ageInQuery),
    body: listEntry.extend(age).optional(),
    ok: z.undefined(),
  },
  searchHistory: opened,
  /** A title that was opened from a search; answers the list as it is then. */
  keepOpened: { ...opened, body: listEntry },
  /** That one, or without it all of them. */
  forgetOpened: { query: z.object({ contentId: id.optional() }), ok: z.undefined() },
  ratings: {
    params: profileParam,
    query: z.object({
      page: wholeNumber(0, 10_000).default(0),
      items: wholeNumber(1, 500).default(50),
      isLiked: rating.optional(),
    }),
    ok: listOf(ratedContent, { page: z.number().int() }),
  },
  /** Of a title that is rated already it changes the rating. */
  rate: {
    params: profileParam,
    body: z.object({ ...listEntry.shape, isLiked: rating, ...age }),
    ok: z.object({ ratingId: id }),
  },
  changeRating: { params: z.object({ id, ratingId: id }), body: z.object({ isLiked: rating }), ok: z.undefined() },
  /** Giving up a rating that is not there is no error. */
  removeRating: { params: z.object({ id, ratingId: id }), query: z.object(ageInQuery), ok: z.undefined() },
  /** Asks to be told when a title is out, in the query's language. CONFLICT for one that is out already. */
  addReminder: { params: profileParam, query: z.object({ language: language.optional() }), body: listEntry.extend(age), ok: z.undefined() },
  /** Giving up one that is not there is no error. */
  removeReminder: { params: z.object({ id, contentId: id }), query: z.object(ageInQuery), ok: z.undefined() },
}
