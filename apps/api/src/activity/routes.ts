import type { CatalogueTables } from '@ott/catalogue-store'
import type { FastifyInstance } from 'fastify'
import { presentCard } from '../catalogue/presenters.ts'
import type { TitleOf } from '../catalogue/title-lookup.ts'
import type { Deps } from '../config/deps.ts'
import { CallError } from '../http/api-error.ts'
import type { Call, Handlers, SignedIn } from '../http/request.ts'
import { keepTidy } from '../jobs/cleanup.ts'
import { nowAndThen } from '../jobs/scheduler.ts'
import { inBatches } from '../jobs/write-batcher.ts'
import type { NotifyUser } from '../notifications/notify-user.ts'
import { expectTitle } from './assert-title.ts'
import { unfinishedPage } from './continue-watching.ts'
import { putAway } from './dismissals.ts'
import { forgetOldChanges, madeAt } from './last-write-wins.ts'
import { rankWatched } from './popularity.job.ts'
import type { Owner } from './profile-key.ts'
import { clearHistory, forgetProgress, historyPage, progressIn, saveProgress, watchedOn } from './progress.ts'
import type { NewProgress } from './progress.ts'
import { changeRating, ratingOf, ratingsPage, removeRating, saveRating } from './ratings.ts'
import { offeredFor } from './recommendations.ts'
import { tellReleased } from './release-reminders.job.ts'
import { addReminder, hasReminder, removeReminder } from './reminders.ts'
import { forgetOpened, keepOpened, searchHistory } from './search-history.ts'
import type { ActivityTables } from './tables.ts'
import { addToWatchList, isInWatchList, removeFromWatchList, watchListPage } from './watchlist.ts'

export type ActivityCall =
  | 'watchHistory' | 'saveProgress' | 'profileContents' | 'watchList' | 'addToWatchList' | 'removeFromWatchList'
  | 'forgetWatched' | 'clearHistory' | 'setAside' | 'setHidden' | 'ratings' | 'rate' | 'changeRating' | 'removeRating' | 'addReminder' | 'removeReminder'
  | 'searchHistory' | 'keepOpened' | 'forgetOpened' | 'becauseWatched'

type Shared = { titleOf: TitleOf; notifyUser: NotifyUser }

export function activity(
  app: FastifyInstance,
  { db, now, config, log }: Deps<ActivityTables & CatalogueTables>,
  { titleOf, notifyUser }: Shared,
): Pick<Handlers, ActivityCall> {
  const keepPosition = inBatches(async (rows: NewProgress[]) => {
    await saveProgress(db, rows)
    return rows
  })
  const openedBy = async ({ viewer, query: { limit, language }, country }: Pick<Call<'searchHistory'>, 'viewer' | 'query' | 'country'>) => {
    const cards = await searchHistory(db, viewer, { language, country, now: now() }, limit)
    return { items: cards.map((card) => presentCard(card, now())), total: cards.length, limit }
  }
  keepTidy(app, () => forgetOldChanges(db, now()))
  nowAndThen(app, { name: 'ranking what is watched', everySeconds: 900, work: () => rankWatched(db, now()) })
  nowAndThen(app, {
    name: 'telling what is out',
    everySeconds: config.remindersEverySeconds,
    work: (signal) =>
      tellReleased({ db, notifyUser, siteOrigin: config.siteOrigin, featuresOff: config.featuresOff, now }, signal, (error) => log.warn({ err: error }, 'nobody could be told that a title is out')),
  })

  return {
    watchHistory: async ({ viewer, params, query, country }) => {
      const { page, items: limit, language, standing } = query
      const owner = ownerOf(viewer, params.id)
      const reader = { language, country, now: now() }
      const range = { offset: (page - 1) * limit, limit }
      const part = standing === 'unfinished'
        ? await unfinishedPage(db, owner, reader, range)
        : await historyPage(db, owner, reader, { ...range, standing })
      return { ...part, page }
    },

    becauseWatched: async ({ viewer, params, query: { language }, country }) => {
      const reader = { language, country, now: now() }
      const { because, cards } = await offeredFor(db, ownerOf(viewer, params.id), reader)
      return { because, items: cards.map((card) => presentCard(card, reader.now)), total: cards.length }
    },

    saveProgress: async (call) => {
      await keepPosition(await watchedRow(call, titleOf, now()))
    },

    forgetWatched: ({ viewer, params, query }) =>
      forgetProgress(db, ownerOf(viewer, params.id), params.contentId, madeAt(query.ageSeconds, now())),

    clearHistory: ({ viewer, params, query }) => clearHistory(db, ownerOf(viewer, params.id), madeAt(query.ageSeconds, now())),

    setAside: async ({ viewer, params, body: { contentId, isSetAside, ageSeconds } }) => {
      const owner = ownerOf(viewer, params.id)
      if (isSetAside) await expectTitle(db, contentId, now())
      await putAway(db, owner, { thing: 'aside', contentId, isAway: isSetAside }, madeAt(ageSeconds, now()))
    },

    setHidden: async ({ viewer, params, body: { contentId, isHidden, ageSeconds } }) => {
      const owner = ownerOf(viewer, params.id)
      if (isHidden) await expectFilm(titleOf, contentId)
      await putAway(db, owner, { thing: 'hidden', contentId, isAway: isHidden }, madeAt(ageSeconds, now()))
    },

    profileContents: async ({ viewer, params }) => {
      const owner = ownerOf(viewer, params.id)
      const { contentId } = params
      const [isListed, isLiked, isWaitedFor, progress] = await Promise.all([
        isInWatchList(db, owner, contentId), ratingOf(db, owner, contentId), hasReminder(db, owner, contentId), progressIn(db, owner, contentId),
      ])
      return { contentId, isInWatchList: isListed, isLiked, ratingId: isLiked && contentId, hasReminder: isWaitedFor, progress }
    },

    watchList: async ({ viewer, params, query, country }) => {
      const { page, items: limit, contentType, language } = query
      const range = { offset: page * limit, limit, contentType }
      return { ...(await watchListPage(db, ownerOf(viewer, params.id), { language, country, now: now() }, range)), page }
    },

    addToWatchList: ({ viewer, params, body }) => addToWatchList(db, ownerOf(viewer, params.id), body, now()),

    removeFromWatchList: async ({ viewer, params, query, body }) => {
      const contentId = body?.contentId ?? query.contentId
      if (contentId === undefined) throw new CallError('INVALID_INPUT', { field: 'contentId' })
      await removeFromWatchList(db, ownerOf(viewer, params.id), contentId, madeAt(body?.ageSeconds ?? query.ageSeconds, now()))
    },

    ratings: async ({ viewer, params, query, country }) => {
      const { page, items: limit, isLiked } = query
      return { ...(await ratingsPage(db, ownerOf(viewer, params.id), { offset: page * limit, limit, isLiked }, { country, now: now() })), page }
    },

    rate: async ({ viewer, params, body }) => {
      const owner = ownerOf(viewer, params.id)
      await expectTitle(db, body.contentId, now(), body.contentType)
      await saveRating(db, owner, body.contentId, body.isLiked, madeAt(body.ageSeconds, now()))
      return { ratingId: body.contentId }
    },

    changeRating: async ({ viewer, params, body }) => {
      const found = await changeRating(db, ownerOf(viewer, params.id), params.ratingId, body.isLiked, now())
      if (!found) throw new CallError('NOT_FOUND', { field: 'ratingId' })
    },

    removeRating: ({ viewer, params, query }) => removeRating(db, ownerOf(viewer, params.id), params.ratingId, madeAt(query.ageSeconds, now())),

    searchHistory: openedBy,

    keepOpened: async (call) => {
      await keepOpened(db, call.viewer, call.body, now())
      return openedBy(call)
    },

    forgetOpened: ({ viewer, query }) => forgetOpened(db, viewer, query.contentId ?? null),

    addReminder: ({ viewer, params, body, locale, country }) => addReminder(db, ownerOf(viewer, params.id), { ...body, locale, country }, now()),

    removeReminder: ({ viewer, params, query }) =>
      removeReminder(db, ownerOf(viewer, params.id), params.contentId, madeAt(query.ageSeconds, now())),
  }
}

/** The viewer is the bearer's, always: another profile's id opens nothing. */
function ownerOf({ userId, profileId }: SignedIn, asked: string): Owner {
  if (asked !== profileId) throw new CallError('FORBIDDEN')
  return { userId, profileId }
}

/** What the catalogue knows is taken from it. */
async function watchedRow({ viewer, body }: Call<'saveProgress'>, titleOf: TitleOf, now: Date): Promise<NewProgress> {
  const film = await expectFilm(titleOf, body.contentId)
  if (film.contentType !== body.contentType) throw new CallError('INVALID_INPUT', { field: 'contentType' })
  const runLength = film.asset?.runLength
  return {
    user_id: viewer.userId,
    profile_id: viewer.profileId,
    content_id: film.contentId,
    content_type: film.contentType,
    series_id: film.seriesId,
    seconds_watched: Math.min(body.secondsWatched, runLength ?? body.secondsWatched),
    runtime: runLength ?? body.runtime,
    watched_at: watchedOn(body, now),
  }
}

async function expectFilm(titleOf: TitleOf, contentId: string) {
  const film = await titleOf(contentId, 'english')
  if (!film) throw new CallError('NOT_FOUND', { field: 'contentId' })
  return film
}
