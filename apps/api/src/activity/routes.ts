import type { CatalogueTables } from '@ott/catalogue-store'
import type { FastifyInstance } from 'fastify'
import { presentCard } from '../catalogue/presenters.ts'
import type { TitleLookup } from '../catalogue/title-lookup.ts'
import type { Deps } from '../config/deps.ts'
import { ApiError } from '../http/api-error.ts'
import type { RequestContext, Handlers, SignedIn } from '../http/request.ts'
import { scheduleCleanup } from '../jobs/cleanup.ts'
import { scheduleJob } from '../jobs/scheduler.ts'
import { batchWrites } from '../jobs/write-batcher.ts'
import type { NotifyUser } from '../notifications/notify-user.ts'
import { assertTitle } from './assert-title.ts'
import { continueWatchingPage } from './continue-watching.ts'
import { dismiss } from './dismissals.ts'
import { deleteExpiredClocks, resolveMutationTime } from './last-write-wins.ts'
import { updatePopularity } from './popularity.job.ts'
import type { ProfileKey } from './profile-key.ts'
import { clearHistory, deleteProgress, historyPage, progressIn, saveProgress, resolveWatchedAt } from './progress.ts'
import type { NewProgress } from './progress.ts'
import { changeRating, ratingOf, ratingsPage, removeRating, saveRating } from './ratings.ts'
import { recommendationsFor } from './recommendations.ts'
import { sendReleaseReminders } from './release-reminders.job.ts'
import { addReminder, hasReminder, removeReminder } from './reminders.ts'
import { forgetOpened, keepOpened, searchHistory } from './search-history.ts'
import type { ActivityTables } from './tables.ts'
import { addToWatchlist, isInWatchlist, removeFromWatchlist, watchlistPage } from './watchlist.ts'

export type ActivityCall =
  | 'watchHistory' | 'saveProgress' | 'profileContents' | 'watchList' | 'addToWatchList' | 'removeFromWatchList'
  | 'forgetWatched' | 'clearHistory' | 'setAside' | 'setHidden' | 'ratings' | 'rate' | 'changeRating' | 'removeRating' | 'addReminder' | 'removeReminder'
  | 'searchHistory' | 'keepOpened' | 'forgetOpened' | 'becauseWatched'

type Shared = { titleOf: TitleLookup; notifyUser: NotifyUser }

export function activity(
  app: FastifyInstance,
  { db, now, config, log }: Deps<ActivityTables & CatalogueTables>,
  { titleOf, notifyUser }: Shared,
): Pick<Handlers, ActivityCall> {
  const keepPosition = batchWrites(async (rows: NewProgress[]) => {
    await saveProgress(db, rows)
    return rows
  })
  const openedBy = async ({ viewer, query: { limit, language }, country }: Pick<RequestContext<'searchHistory'>, 'viewer' | 'query' | 'country'>) => {
    const cards = await searchHistory(db, viewer, { language, country, now: now() }, limit)
    return { items: cards.map((card) => presentCard(card, now())), total: cards.length, limit }
  }
  scheduleCleanup(app, () => deleteExpiredClocks(db, now()))
  scheduleJob(app, { name: 'popularity', everySeconds: 900, run: () => updatePopularity(db, now()) })
  scheduleJob(app, {
    name: 'release-reminders',
    everySeconds: config.remindersEverySeconds,
    run: (signal) =>
      sendReleaseReminders({ db, notifyUser, siteOrigin: config.siteOrigin, featuresOff: config.featuresOff, now }, signal, (error) => log.warn({ err: error }, 'release reminder failed')),
  })

  return {
    watchHistory: async ({ viewer, params, query, country }) => {
      const { page, items: limit, language, standing } = query
      const profileKey = profileKeyOf(viewer, params.id)
      const reader = { language, country, now: now() }
      const range = { offset: (page - 1) * limit, limit }
      const part = standing === 'unfinished'
        ? await continueWatchingPage(db, profileKey, reader, range)
        : await historyPage(db, profileKey, reader, { ...range, standing })
      return { ...part, page }
    },

    becauseWatched: async ({ viewer, params, query: { language }, country }) => {
      const reader = { language, country, now: now() }
      const { because, cards } = await recommendationsFor(db, profileKeyOf(viewer, params.id), reader)
      return { because, items: cards.map((card) => presentCard(card, reader.now)), total: cards.length }
    },

    saveProgress: async (call) => {
      await keepPosition(await watchedRow(call, titleOf, now()))
    },

    forgetWatched: ({ viewer, params, query }) =>
      deleteProgress(db, profileKeyOf(viewer, params.id), params.contentId, resolveMutationTime(query.ageSeconds, now())),

    clearHistory: ({ viewer, params, query }) => clearHistory(db, profileKeyOf(viewer, params.id), resolveMutationTime(query.ageSeconds, now())),

    setAside: async ({ viewer, params, body: { contentId, isSetAside, ageSeconds } }) => {
      const profileKey = profileKeyOf(viewer, params.id)
      if (isSetAside) await assertTitle(db, contentId, now())
      await dismiss(db, profileKey, { thing: 'aside', contentId, isSet: isSetAside }, resolveMutationTime(ageSeconds, now()))
    },

    setHidden: async ({ viewer, params, body: { contentId, isHidden, ageSeconds } }) => {
      const profileKey = profileKeyOf(viewer, params.id)
      if (isHidden) await findPlayable(titleOf, contentId)
      await dismiss(db, profileKey, { thing: 'hidden', contentId, isSet: isHidden }, resolveMutationTime(ageSeconds, now()))
    },

    profileContents: async ({ viewer, params }) => {
      const profileKey = profileKeyOf(viewer, params.id)
      const { contentId } = params
      const [isListed, isLiked, isWaitedFor, progress] = await Promise.all([
        isInWatchlist(db, profileKey, contentId), ratingOf(db, profileKey, contentId), hasReminder(db, profileKey, contentId), progressIn(db, profileKey, contentId),
      ])
      return { contentId, isInWatchList: isListed, isLiked, ratingId: isLiked && contentId, hasReminder: isWaitedFor, progress }
    },

    watchList: async ({ viewer, params, query, country }) => {
      const { page, items: limit, contentType, language } = query
      const range = { offset: page * limit, limit, contentType }
      return { ...(await watchlistPage(db, profileKeyOf(viewer, params.id), { language, country, now: now() }, range)), page }
    },

    addToWatchList: ({ viewer, params, body }) => addToWatchlist(db, profileKeyOf(viewer, params.id), body, now()),

    removeFromWatchList: async ({ viewer, params, query, body }) => {
      const contentId = body?.contentId ?? query.contentId
      if (contentId === undefined) throw new ApiError('INVALID_INPUT', { field: 'contentId' })
      await removeFromWatchlist(db, profileKeyOf(viewer, params.id), contentId, resolveMutationTime(body?.ageSeconds ?? query.ageSeconds, now()))
    },

    ratings: async ({ viewer, params, query, country }) => {
      const { page, items: limit, isLiked } = query
      return { ...(await ratingsPage(db, profileKeyOf(viewer, params.id), { offset: page * limit, limit, isLiked }, { country, now: now() })), page }
    },

    rate: async ({ viewer, params, body }) => {
      const profileKey = profileKeyOf(viewer, params.id)
      await assertTitle(db, body.contentId, now(), body.contentType)
      await saveRating(db, profileKey, body.contentId, body.isLiked, resolveMutationTime(body.ageSeconds, now()))
      return { ratingId: body.contentId }
    },

    changeRating: async ({ viewer, params, body }) => {
      const found = await changeRating(db, profileKeyOf(viewer, params.id), params.ratingId, body.isLiked, now())
      if (!found) throw new ApiError('NOT_FOUND', { field: 'ratingId' })
    },

    removeRating: ({ viewer, params, query }) => removeRating(db, profileKeyOf(viewer, params.id), params.ratingId, resolveMutationTime(query.ageSeconds, now())),

    searchHistory: openedBy,

    keepOpened: async (call) => {
      await keepOpened(db, call.viewer, call.body, now())
      return openedBy(call)
    },

    forgetOpened: ({ viewer, query }) => forgetOpened(db, viewer, query.contentId ?? null),

    addReminder: ({ viewer, params, body, locale, country }) => addReminder(db, profileKeyOf(viewer, params.id), { ...body, locale, country }, now()),

    removeReminder: ({ viewer, params, query }) =>
      removeReminder(db, profileKeyOf(viewer, params.id), params.contentId, resolveMutationTime(query.ageSeconds, now())),
  }
}

/** Only the token's own profile is accessible; another profile id is FORBIDDEN. */
function profileKeyOf({ userId, profileId }: SignedIn, asked: string): ProfileKey {
  if (asked !== profileId) throw new ApiError('FORBIDDEN')
  return { userId, profileId }
}

/** The catalogue's facts override the request's. */
async function watchedRow({ viewer, body }: RequestContext<'saveProgress'>, titleOf: TitleLookup, now: Date): Promise<NewProgress> {
  const film = await findPlayable(titleOf, body.contentId)
  if (film.contentType !== body.contentType) throw new ApiError('INVALID_INPUT', { field: 'contentType' })
  const runLength = film.asset?.runLength
  return {
    user_id: viewer.userId,
    profile_id: viewer.profileId,
    content_id: film.contentId,
    content_type: film.contentType,
    series_id: film.seriesId,
    seconds_watched: Math.min(body.secondsWatched, runLength ?? body.secondsWatched),
    runtime: runLength ?? body.runtime,
    watched_at: resolveWatchedAt(body, now),
  }
}

async function findPlayable(titleOf: TitleLookup, contentId: string) {
  const film = await titleOf(contentId, 'english')
  if (!film) throw new ApiError('NOT_FOUND', { field: 'contentId' })
  return film
}
