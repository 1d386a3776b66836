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
    /** Seconds of the film that was played. */
    runtime: z.number(),
    watchedAt: instant,
  })
  .meta({ id: 'Progress' })

const historyItem = z
  .object({
    ...progress.shape,
    /** The card to show: the movie's, or the series' card for an episode. */
    card,
    seasonNumber: z.number().int().nullable(),
    episodeNumber: z.number().int().nullable(),
    episodeTitle: z.string().nullable(),
    /** Seconds of the episode, to be shown; absent for a movie, whose card has it, and if `runtime` is the length to show. */
    runLength: z.number().optional(),
    /** Dismissed from continue watching, and not watched since. */
    isSetAside: z.boolean(),
    /** Only in continue watching, so that users without access go to the title page instead of the player. */
    monetizationPlan: monetizationPlan.optional(),
  })
  .meta({ id: 'HistoryItem' })

/** The user's rating of a title; no rating has no value. */
const ratings = ['like', 'love', 'not for me'] as const
const rating = z.enum(ratings)

const ratedContent = z
  .object({
    /** A title's id identifies its rating within a profile. */
    ratingId: id,
    contentId: id,
    contentType,
    permanentLink: z.string(),
    isLiked: rating,
    ratedAt: instant,
  })
  .meta({ id: 'ContentRating' })

/** How long a mutation waited for a connection. An older one than the latest known has no effect. */
const age = { ageSeconds: z.number().int().min(0).max(maxAgeSeconds).optional() }
const ageInQuery = { ageSeconds: wholeNumber(0, maxAgeSeconds).optional() }

/** Titles that the user opened from search, newest first. */
const opened = { query: z.object({ limit: wholeNumber(1, 30).default(30), language: language.default('english') }), ok: listOf(card, { limit: z.number().int() }) }

const listEntry = z.object({ contentId: id, contentType })

/** The caller's own player, as in `entitlement`: one member of a party. */
const partyPlayer = z.object({ streamId: id.optional() })
const partyCode = z.object({ code: id })

const partyPlayback = z.object({
  contentId: id,
  /** `buffering`: the host has no data, and the party waits. */
  status: z.enum(['playing', 'paused', 'buffering']),
  /** Seconds, true at `atMs`. */
  position: z.number().min(0).max(1_000_000),
  rate: z.number().min(0.25).max(4),
  /** The server's clock, in milliseconds since the epoch. A later one than now counts as now. */
  atMs: z.number().int().min(0),
})

/** A watch party as one of its members sees it. Nobody else learns anything about it. */
const party = z
  .object({
    code: id,
    version: z.number().int(),
    /** The server's clock at the answer, from which a client computes its offset. */
    nowMs: z.number().int(),
    playback: partyPlayback,
    /** Of the title of the video, for its watch page. */
    permanentLink: z.string(),
    /** The caller. */
    memberId: id,
    hostId: id,
    /** In the order of joining. `name` is that of the profile, null if it has none; `number` tells unnamed ones apart. */
    members: z.array(z.object({ id, name: z.string().nullable(), number: z.number().int() })),
  })
  .meta({ id: 'Party' })

export const playback = {
  /** The playback heartbeat: checks access and returns the playback token. */
  entitlement: {
    query: z.object({
      contentId: id,
      action: z.enum(['STREAMING', 'PREPARE']).default('STREAMING'),
      platform: z.enum(['WIDEVINE', 'FAIRPLAY']).default('WIDEVINE'),
      language: language.default('english'),
      licenseKey: z.enum(['true', 'false']).default('false'),
      /** Identifies this player's stream, because one browser can play two. */
      streamId: id.optional(),
      /** The user starts the video. A heartbeat of a stream that was stopped is refused, a start is not. */
      start: z.enum(['true', 'false']).default('false'),
      /** PREPARE: the position in seconds whose first segments the token opens. */
      at: wholeNumber(0, 1_000_000).default(0),
    }),
    ok: z
      .object({
        /** Names this stream in `stopStream` and in STREAM_LIMIT_REACHED. */
        streamId: id,
        streamKey: z.string(),
        streamPolicy: z.string(),
        /** Seconds until the next heartbeat. */
        refetchAfter: z.number(),
        expiresAt: instant,
        /** URLs on the site's own origin. */
        dash: z.string(),
        hls: z.string(),
        /** Seconds. */
        runLength: z.number(),
        /** Behind the PIN: the grant for the heartbeats of this video, which lasts to its end. */
        parentalGrant: z.string().optional(),
        /** Of a protected video: where to ask for licences, whatever `licenseKey` says. Empty systems: it cannot be played. */
        drm: z
          .object({
            scheme: z.literal('cbcs'),
            systems: z.array(z.object({
              keySystem: z.enum(['com.widevine.alpha', 'com.microsoft.playready.recommendation', 'com.apple.fps', 'org.w3.clearkey']),
              licenseUrl: z.string(),
              /** Of FairPlay, which asks for licences with the certificate of its operator. */
              certificateUrl: z.string().optional(),
            })),
          })
          .optional(),
      })
      .meta({ id: 'Entitlement' }),
  },
  /**
   * Frees the slot of one of the user's streams. The player of another stream hears STREAM_ENDED at its next heartbeat.
   * Succeeds if there is no such stream.
   */
  stopStream: {
    params: z.object({ id }),
    /** The caller's own player, as in `entitlement`. */
    query: z.object({ streamId: id.optional() }),
    ok: z.undefined(),
  },
  /** Starts a party of which the caller is the host. The position is that of now, since the caller does not know the server's clock yet. */
  createParty: { query: partyPlayer, body: partyPlayback.omit({ atMs: true }), ok: party },
  /**
   * Joins, or comes back. It gives no right to the video: each member asks for its own entitlement. A title that the caller may not
   * watch is refused as by `entitlement`. PARTY_ENDED also if there never was such a party.
   */
  joinParty: { params: partyCode, query: partyPlayer, ok: party },
  /**
   * The party, as soon as its version is higher than `after`, else after some ten seconds. A member asks again and again; one that
   * does not leaves the party. NOT_FOUND if the caller is no member.
   */
  party: { params: partyCode, query: partyPlayer.extend({ after: wholeNumber(0, 999_999_999).default(0) }), ok: party },
  /** Only by the host. */
  controlParty: { params: partyCode, query: partyPlayer, body: partyPlayback, ok: party },
  /** The longest present member succeeds a host, unless the host ends the party for everybody. */
  leaveParty: { params: partyCode, query: partyPlayer.extend({ ends: z.enum(['true', 'false']).default('false') }), ok: z.undefined() },
  watchHistory: {
    params: profileParam,
    query: z.object({
      page: wholeNumber(1, 10_000).default(1),
      items: wholeNumber(1, 50).default(19),
      language: language.default('english'),
      /**
       * Only finished videos, only continue watching (one video per title, without dismissed ones), or only hidden
       * videos. A next episode that is not started has `secondsWatched` 0.
       */
      standing: z.enum(['finished', 'unfinished', 'hidden']).optional(),
    }),
    ok: listOf(historyItem, { page: z.number().int() }),
  },
  /** Titles similar to one recently watched or rated title, which `because` names. Null if there is none. */
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
      /** Without it the position was watched when it arrives, less its age. */
      watchedAt: instant.optional(),
      /**
       * Wait before sending, 0 if sent at once; the server then clamps `watchedAt` to the maximum call duration.
       * Without it `watchedAt` alone counts.
       */
      ...age,
    }),
    ok: z.undefined(),
  },
  /** Deletes one movie or episode from the history with its position, unless watched since the mutation. */
  forgetWatched: { params: z.object({ id, contentId: id }), query: z.object(ageInQuery), ok: z.undefined() },
  /** Clears the history, including hidden videos, except what was watched since. */
  clearHistory: { params: profileParam, query: z.object(ageInQuery), ok: z.undefined() },
  /** Dismisses a title from continue watching, or restores it. The history stays. */
  setAside: { params: profileParam, body: z.object({ contentId: id, isSetAside: z.boolean(), ...age }), ok: z.undefined() },
  /**
   * Hides a movie or episode from the history, or restores it. Watching it again also restores it; the position stays.
   */
  setHidden: { params: profileParam, body: z.object({ contentId: id, isHidden: z.boolean(), ...age }), ok: z.undefined() },
  /** All activity of this profile for one title, including a series' episodes. */
  profileContents: {
    params: z.object({ id, contentId: id }),
    ok: z
      .object({
        contentId: id,
        isInWatchList: z.boolean(),
        isLiked: rating.nullable(),
        ratingId: id.nullable(),
        /** Whether a release reminder is set. */
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
      /** Only this type; `total` counts only it. */
      contentType: z.enum(['movie', 'series']).optional(),
      language: language.default('english'),
    }),
    ok: listOf(card, { page: z.number().int() }),
  },
  addToWatchList: {
    params: profileParam,
    body: z.object({
      ...listEntry.shape,
      /** The entry to insert above, which also moves an existing entry. Without it a new entry comes first. */
      before: id.optional(),
      ...age,
    }),
    ok: z.undefined(),
  },
  removeFromWatchList: {
    params: profileParam,
    /** Accepted in the body or in the query. */
    query: listEntry.partial().extend(ageInQuery),
    body: listEntry.extend(age).optional(),
    ok: z.undefined(),
  },
  searchHistory: opened,
  /** Adds a title opened from search; returns the updated list. */
  keepOpened: { ...opened, body: listEntry },
  /** Deletes one title, or without `contentId` all of them. */
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
  /** Also changes an existing rating. */
  rate: {
    params: profileParam,
    body: z.object({ ...listEntry.shape, isLiked: rating, ...age }),
    ok: z.object({ ratingId: id }),
  },
  /** An empty value removes the rating. NOT_FOUND if there is none to change. */
  changeRating: { params: z.object({ id, ratingId: id }), body: z.object({ isLiked: z.enum([...ratings, '']).nullable(), ...age }), ok: z.undefined() },
  /** Succeeds if there is no rating. */
  removeRating: { params: z.object({ id, ratingId: id }), query: z.object(ageInQuery), ok: z.undefined() },
  /** Sets a release reminder in the query's language. CONFLICT if the title is already released. */
  addReminder: { params: profileParam, query: z.object({ language: language.optional() }), body: listEntry.extend(age), ok: z.undefined() },
  /** Succeeds if there is no reminder. */
  removeReminder: { params: z.object({ id, contentId: id }), query: z.object(ageInQuery), ok: z.undefined() },
}
