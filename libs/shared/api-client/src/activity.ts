import type { Change } from '@ott/activity'
import { normalisePermalink } from '@ott/catalogue'
import type { Card } from '@ott/catalogue'
import type { Answer } from '@ott/contract'
import type { ProfileId } from '@ott/identity'
import type { Call, CallSettings } from './api-client.ts'
import { cardOf, offerOf } from './catalogue.ts'
import { progressOf } from './playback.ts'
import type { HistoryItem } from './playback.ts'
import { staleAfterMs } from './query-defaults.ts'
import type { Language } from './query-defaults.ts'
import { waitedSeconds } from './age-seconds.ts'

/** A part of a list, and how long the whole is. */
export type Part<Item> = { items: Item[]; total: number }

const historyItemsPerPage = 19
const watchListItemsPerPage = 10
const mostRatings = '500'

/** What to go on with, the newest first. */
export function unfinishedQuery(call: Call, profileId: ProfileId, language: Language) {
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

/** In the viewer's order; the wire counts its pages from 0. */
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

/** Newest first, `items` to a page, the first page being 1; all that is not hidden, of that only what was watched to the end, or what is hidden alone. */
export async function historyPage(
  call: Call,
  id: ProfileId,
  language: Language,
  { page, items, kind }: { page: number; items: number; kind: 'all' | 'finished' | 'hidden' },
  options: CallSettings = {},
): Promise<Part<HistoryItem>> {
  const query = { page: String(page), items: String(items), language, ...(kind !== 'all' && { standing: kind }) }
  const answer = await call('watchHistory', { params: { id }, query }, options)
  return { items: answer.items.map(historyItemOf), total: answer.total }
}

/** What is offered for having watched or rated a title, whose name stands over it; null where there is nothing. */
export function becauseWatchedQuery(call: Call, id: ProfileId, language: Language) {
  return {
    queryKey: ['becauseWatched', id, language],
    staleTime: staleAfterMs,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<{ title: string; rating: 'like' | 'love' | null; cards: Card[] } | null> => {
      const { because, items } = await call('becauseWatched', { params: { id }, query: { language } }, { signal })
      return because && { title: because.title, rating: because.rating, cards: items.map(cardOf) }
    },
  }
}

/** In the viewer's order, ten to a page, the first page being 0; one kind alone, or all. */
export async function watchListPage(
  call: Call,
  id: ProfileId,
  language: Language,
  { page, kind }: { page: number; kind: 'all' | 'movie' | 'series' },
  options: CallSettings = {},
): Promise<Part<Card>> {
  const query = { page: String(page), language, ...(kind === 'all' ? {} : { contentType: kind }) }
  const answer = await call('watchList', { params: { id }, query }, options)
  return { items: answer.items.map(cardOf), total: answer.total }
}

/** Tells the server what was changed, and for how long that waited (LIST-7); a reminder comes in `language`. Throws ApiError: 409 for one of what is out. */
export async function sendChange(call: Call, id: ProfileId, change: Change, language: Language, now: Date): Promise<void> {
  const waited = waitedSeconds(change.madeAt, now)
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
      const { contentId, contentType, rating } = change
      if (rating === null) await call('removeRating', { params: { id, ratingId: contentId }, query })
      else await call('rate', { params, body: { contentId, contentType, isLiked: rating, ...age } })
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

/** The addresses of the titles that are not for this viewer. */
export async function hiddenLinks(call: Call, id: ProfileId): Promise<string[]> {
  const { items } = await call('ratings', { params: { id }, query: { isLiked: 'not for me', items: mostRatings } })
  return items.map(({ permanentLink }) => normalisePermalink(permanentLink))
}

type WireHistoryItem = Answer<'watchHistory'>['items'][number]

function historyItemOf({ card, seasonNumber, episodeNumber, episodeTitle, isSetAside, monetizationPlan, ...progress }: WireHistoryItem): HistoryItem {
  const offer = monetizationPlan ? offerOf(card.monetizationModel, monetizationPlan) : null
  return { ...progressOf(progress), card: cardOf(card), seasonNumber, episodeNumber, episodeTitle, isSetAside, offer }
}
