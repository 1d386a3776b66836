import { z } from 'zod'
import { card } from './catalogue.ts'
import { contentType, id, instant, language, listOf, wholeNumber } from './fields.ts'

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
  })
  .meta({ id: 'HistoryItem' })

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
    }),
    ok: listOf(historyItem, { page: z.number().int() }),
  },
  saveProgress: {
    body: z.object({
      contentType,
      contentId: id,
      parentContentId: id.nullish(),
      secondsWatched: z.number().min(0).max(1_000_000),
      runtime: z.number().min(0).max(1_000_000),
      watchedAt: instant,
    }),
    ok: z.undefined(),
  },
  /** Everything this profile did with one title, and with its episodes if it is a series. */
  profileContents: {
    params: z.object({ id, contentId: id }),
    ok: z
      .object({
        contentId: id,
        isInWatchList: z.boolean(),
        isLiked: z.string().nullable(),
        progress: z.array(progress),
      })
      .meta({ id: 'ProfileContent' }),
  },
  watchList: {
    params: profileParam,
    query: z.object({
      page: wholeNumber(0, 10_000).default(0),
      items: wholeNumber(1, 50).default(10),
      language: language.default('english'),
    }),
    ok: listOf(card, { page: z.number().int() }),
  },
  addToWatchList: { params: profileParam, body: listEntry, ok: z.undefined() },
  removeFromWatchList: {
    params: profileParam,
    /** As body or as query. */
    query: listEntry.partial(),
    body: listEntry.optional(),
    ok: z.undefined(),
  },
}
