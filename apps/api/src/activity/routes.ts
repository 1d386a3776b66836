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
import { readRecommendations } from './recommendations.ts'
import { sendReleaseReminders } from './release-reminders.job.ts'
import { addReminder, hasReminder, removeReminder } from './reminders.ts'
import { deleteOpenedTitles, saveOpenedTitle, searchHistory } from './search-history.ts'
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
  const queueProgress = batchWrites(async (rows: NewProgress[]) => {
    await saveProgress(db, rows)
    return rows
  })
  const readHistory = async ({ user, query: { limit, language }, country, cap, level }: Pick<RequestContext<'searchHistory'>, 'user' | 'query' | 'country' | 'cap' | 'level'>) => {
    const reader = { language, country, cap, level, now: now() }
    const cards = await searchHistory(db, user, reader, limit)
    return { items: cards.map((card) => presentCard(card, reader)), total: cards.length, limit }
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
    watchHistory: async ({ user, params, query, country, cap, level }) => {
      const { page, items: limit, language, standing } = query
      const profileKey = profileKeyOf(user, params.id)
      const reader = { language, country, cap, level, now: now() }
      const range = { offset: (page - 1) * limit, limit }
      const result = standing === 'unfinished'
        ? await continueWatchingPage(db, profileKey, reader, range)
        : await historyPage(db, profileKey, reader, { ...range, standing })
      return { ...result, page }
    },

    becauseWatched: async ({ user, params, query: { language }, country, cap, level }) => {
      const reader = { language, country, cap, level, now: now() }
      const { because, cards } = await readRecommendations(db, profileKeyOf(user, params.id), reader)
      return { because, items: cards.map((card) => presentCard(card, reader)), total: cards.length }
    },

    saveProgress: async (call) => {
      await queueProgress(await watchedRow(call, titleOf, now()))
    },

    forgetWatched: ({ user, params, query }) =>
      deleteProgress(db, profileKeyOf(user, params.id), params.contentId, resolveMutationTime(query.ageSeconds, now())),

    clearHistory: ({ user, params, query }) => clearHistory(db, profileKeyOf(user, params.id), resolveMutationTime(query.ageSeconds, now())),

    setAside: async ({ user, params, cap, body: { contentId, isSetAside, ageSeconds } }) => {
      const profileKey = profileKeyOf(user, params.id)
      if (isSetAside) await assertTitle(db, contentId, { cap, now: now() })
      await dismiss(db, profileKey, { kind: 'aside', contentId, isSet: isSetAside }, resolveMutationTime(ageSeconds, now()))
    },

    setHidden: async ({ user, params, cap, body: { contentId, isHidden, ageSeconds } }) => {
      const profileKey = profileKeyOf(user, params.id)
      if (isHidden) await findPlayable(titleOf, contentId, cap)
      await dismiss(db, profileKey, { kind: 'hidden', contentId, isSet: isHidden }, resolveMutationTime(ageSeconds, now()))
    },

    profileContents: async ({ user, params, cap }) => {
      const profileKey = profileKeyOf(user, params.id)
      const { contentId } = params
      const [isInList, isLiked, isReminderSet, progress] = await Promise.all([
        isInWatchlist(db, profileKey, contentId), ratingOf(db, profileKey, contentId), hasReminder(db, profileKey, contentId), progressIn(db, profileKey, contentId, cap),
      ])
      return { contentId, isInWatchList: isInList, isLiked, ratingId: isLiked && contentId, hasReminder: isReminderSet, progress }
    },

    watchList: async ({ user, params, query, country, cap, level }) => {
      const { page, items: limit, contentType, language } = query
      const range = { offset: page * limit, limit, contentType }
      return { ...(await watchlistPage(db, profileKeyOf(user, params.id), { language, country, cap, level, now: now() }, range)), page }
    },

    addToWatchList: ({ user, params, body, cap }) => addToWatchlist(db, profileKeyOf(user, params.id), body, { cap, now: now() }),

    removeFromWatchList: async ({ user, params, query, body }) => {
      const contentId = body?.contentId ?? query.contentId
      if (contentId === undefined) throw new ApiError('INVALID_INPUT', { field: 'contentId' })
      await removeFromWatchlist(db, profileKeyOf(user, params.id), contentId, resolveMutationTime(body?.ageSeconds ?? query.ageSeconds, now()))
    },

    ratings: async ({ user, params, query, country, cap }) => {
      const { page, items: limit, isLiked } = query
      return { ...(await ratingsPage(db, profileKeyOf(user, params.id), { offset: page * limit, limit, isLiked }, { country, cap, now: now() })), page }
    },

    rate: async ({ user, params, body, cap }) => {
      const profileKey = profileKeyOf(user, params.id)
      await assertTitle(db, body.contentId, { cap, now: now() }, body.contentType)
      await saveRating(db, profileKey, body.contentId, body.isLiked, resolveMutationTime(body.ageSeconds, now()))
      return { ratingId: body.contentId }
    },

    changeRating: async ({ user, params, body }) => {
      const profileKey = profileKeyOf(user, params.id)
      const mutatedAt = resolveMutationTime(body.ageSeconds, now())
      if (!body.isLiked) return removeRating(db, profileKey, params.ratingId, mutatedAt)
      const found = await changeRating(db, profileKey, params.ratingId, body.isLiked, mutatedAt)
      if (!found) throw new ApiError('NOT_FOUND', { field: 'ratingId' })
    },

    removeRating: ({ user, params, query }) => removeRating(db, profileKeyOf(user, params.id), params.ratingId, resolveMutationTime(query.ageSeconds, now())),

    searchHistory: readHistory,

    keepOpened: async (call) => {
      // Nothing is recorded of what a child looks for (PRO-7).
      if (!call.user.isKids) await saveOpenedTitle(db, call.user, call.body, { cap: call.cap, now: now() })
      return readHistory(call)
    },

    forgetOpened: ({ user, query }) => deleteOpenedTitles(db, user, query.contentId ?? null),

    addReminder: ({ user, params, body, locale, country, cap }) => addReminder(db, profileKeyOf(user, params.id), { ...body, locale, country, cap }, now()),

    removeReminder: ({ user, params, query }) =>
      removeReminder(db, profileKeyOf(user, params.id), params.contentId, resolveMutationTime(query.ageSeconds, now())),
  }
}

/** Only the token's own profile is accessible; another profile id is FORBIDDEN. */
function profileKeyOf({ userId, profileId }: SignedIn, asked: string): ProfileKey {
  if (asked !== profileId) throw new ApiError('FORBIDDEN')
  return { userId, profileId }
}

/** The catalogue's facts override the request's. */
async function watchedRow({ user, body, cap }: RequestContext<'saveProgress'>, titleOf: TitleLookup, now: Date): Promise<NewProgress> {
  const video = await findPlayable(titleOf, body.contentId, cap)
  if (video.contentType !== body.contentType) throw new ApiError('INVALID_INPUT', { field: 'contentType' })
  const runLength = video.asset?.runLength
  return {
    user_id: user.userId,
    profile_id: user.profileId,
    content_id: video.contentId,
    content_type: video.contentType,
    series_id: video.seriesId,
    seconds_watched: Math.min(body.secondsWatched, runLength ?? body.secondsWatched),
    runtime: runLength ?? body.runtime,
    watched_at: resolveWatchedAt(body, now),
  }
}

async function findPlayable(titleOf: TitleLookup, contentId: string, cap: number) {
  const video = await titleOf(contentId, { language: 'english', cap })
  if (!video) throw new ApiError('NOT_FOUND', { field: 'contentId' })
  return video
}
