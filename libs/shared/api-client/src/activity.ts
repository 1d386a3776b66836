import type { Mutation, RecommendationSource } from '@ott/activity'
import { normalisePermalink } from '@ott/catalogue'
import type { Card } from '@ott/catalogue'
import type { Answer } from '@ott/contract'
import type { ProfileId } from '@ott/identity'
import type { Call, CallOptions } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { cardOf, accessTermsOf } from './catalogue.ts'
import { progressOf } from './playback.ts'
import type { HistoryItem } from './playback.ts'
import { staleAfterMs } from './query-defaults.ts'
import type { Language } from './query-defaults.ts'
import { ageSeconds } from './age-seconds.ts'

/** One page of a list, and the length of the whole list. */
export type ListPage<Item> = { items: Item[]; total: number }

const historyItemsPerPage = 19
const watchListItemsPerPage = 10
const maxRatings = '500'

/** Titles to continue watching, newest first. */
export function continueWatchingQuery(call: Call, profileId: ProfileId, language: Language) {
  return {
    queryKey: ['unfinished', profileId, language],
    staleTime: staleAfterMs,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<HistoryItem[]> => {
      const query = { standing: 'unfinished', items: String(historyItemsPerPage), language } as const
      const { items } = await call('watchHistory', { params: { id: profileId }, query }, { signal })
      return items.map(historyItemOf)
    },
  }
}

/** In the user's own order; the wire counts pages from 0. */
export function watchListQuery(call: Call, profileId: ProfileId, language: Language, page = 0) {
  return {
    queryKey: ['watchList', profileId, language, page],
    staleTime: staleAfterMs,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<Card[]> => {
      const query = { page: String(page), items: String(watchListItemsPerPage), language }
      return (await call('watchList', { params: { id: profileId }, query }, { signal })).items.map(cardOf)
    },
  }
}

/** Newest first; pages count from 1. `all` and `finished` leave out hidden items, `hidden` returns only those. */
export async function historyPage(
  call: Call,
  id: ProfileId,
  language: Language,
  { page, items, kind }: { page: number; items: number; kind: 'all' | 'finished' | 'hidden' },
  options: CallOptions = {},
): Promise<ListPage<HistoryItem>> {
  const query = { page: String(page), items: String(items), language, ...(kind !== 'all' && { standing: kind }) }
  const answer = await call('watchHistory', { params: { id }, query }, options)
  return { items: answer.items.map(historyItemOf), total: answer.total }
}

/** Recommendations based on one watched or rated title; null when there are none. */
export function recommendationsQuery(call: Call, id: ProfileId, language: Language) {
  return {
    queryKey: ['becauseWatched', id, language],
    staleTime: staleAfterMs,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<{ title: string; rating: RecommendationSource['rating']; cards: Card[] } | null> => {
      const { because, items } = await call('becauseWatched', { params: { id }, query: { language } }, { signal })
      return because && { title: because.title, rating: because.rating, cards: items.map(cardOf) }
    },
  }
}

/** In the user's own order, ten a page; pages count from 0. */
export async function watchListPage(
  call: Call,
  id: ProfileId,
  language: Language,
  { page, kind }: { page: number; kind: 'all' | 'movie' | 'series' },
  options: CallOptions = {},
): Promise<ListPage<Card>> {
  const query = { page: String(page), items: String(watchListItemsPerPage), language, ...(kind === 'all' ? {} : { contentType: kind }) }
  const answer = await call('watchList', { params: { id }, query }, options)
  return { items: answer.items.map(cardOf), total: answer.total }
}

/** Sends a queued change with its age (LIST-7, LIST-20). Throws ApiError, 409 for a reminder of a released title. */
export async function sendChange(call: Call, id: ProfileId, change: Mutation, language: Language, now: Date): Promise<void> {
  const waited = ageSeconds(change.madeAt, now)
  const age = waited > 0 ? { ageSeconds: waited } : {}
  const query = waited > 0 ? { ageSeconds: String(waited) } : {}
  const params = { id }
  switch (change.of) {
    case 'list': {
      const { contentId, contentType, isInList, before } = change
      if (isInList) await call('addToWatchList', { params, body: { contentId, contentType, before, ...age } })
      else await call('removeFromWatchList', { params, query: {}, body: { contentId, contentType, ...age } })
      return
    }
    case 'rating': {
      const { contentId, contentType, rating, isChange } = change
      const ratingParams = { id, ratingId: contentId }
      if (rating === null) return call('removeRating', { params: ratingParams, query })
      if (isChange && (await isRatingChanged(() => call('changeRating', { params: ratingParams, body: { isLiked: rating, ...age } })))) return
      await call('rate', { params, body: { contentId, contentType, isLiked: rating, ...age } })
      return
    }
    case 'reminder': {
      const { contentId, contentType, isOn } = change
      if (isOn) await call('addReminder', { params, query: { language }, body: { contentId, contentType, ...age } })
      else await call('removeReminder', { params: { id, contentId }, query })
      return
    }
    case 'aside': {
      const { contentId, isSetAside } = change
      return call('setAside', { params, body: { contentId, isSetAside, ...age } })
    }
    case 'hidden': {
      const { contentId, isHidden } = change
      return call('setHidden', { params, body: { contentId, isHidden, ...age } })
    }
    case 'history': {
      const { contentId } = change
      return contentId === null ? call('clearHistory', { params, query }) : call('forgetWatched', { params: { id, contentId }, query })
    }
  }
}

/** False if the server has no rating to change: the first one was never sent, or another device removed it. */
async function isRatingChanged(change: () => Promise<void>): Promise<boolean> {
  try {
    await change()
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false
    throw error
  }
}

/** Permalinks of the titles that the user rated as not for them. */
export async function hiddenPermalinks(call: Call, id: ProfileId): Promise<string[]> {
  const { items } = await call('ratings', { params: { id }, query: { isLiked: 'not for me', items: maxRatings } })
  return items.map(({ permanentLink }) => normalisePermalink(permanentLink))
}

type WireHistoryItem = Answer<'watchHistory'>['items'][number]

function historyItemOf({ card, seasonNumber, episodeNumber, episodeTitle, runLength, isSetAside, monetizationPlan, ...progress }: WireHistoryItem): HistoryItem {
  const offer = monetizationPlan ? accessTermsOf(card.monetizationModel, monetizationPlan) : null
  const shown = { card: cardOf(card), seasonNumber, episodeNumber, episodeTitle, runLengthSeconds: runLength ?? card.runLength ?? progress.runtime }
  return { ...progressOf(progress), ...shown, isDismissed: isSetAside, accessTerms: offer }
}
