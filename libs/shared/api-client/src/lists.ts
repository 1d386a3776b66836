import { normalisePermalink } from '@ott/catalogue'
import type { Card, ContentId } from '@ott/catalogue'
import type { ProfileId } from '@ott/identity'
import type { Change } from '@ott/playback'
import type { Call, CallSettings } from './call.ts'
import { cardOf } from './catalogue.ts'
import { historyItemOf } from './playback.ts'
import type { HistoryItem } from './playback.ts'
import { staleAfterMs } from './query.ts'
import type { Language } from './query.ts'
import { waitedSeconds } from './waited-seconds.ts'

/** A part of a list, and how long the whole is. */
export type Part<Item> = { items: Item[]; total: number }

const mostRatings = '500'

/** Newest first, `items` to a page, the first page being 1; all, or only what was watched to the end. */
export async function historyPage(
  call: Call,
  id: ProfileId,
  language: Language,
  { page, items, kind = 'all' }: { page: number; items: number; kind?: 'all' | 'finished' },
  options: CallSettings = {},
): Promise<Part<HistoryItem>> {
  const query = { page: String(page), items: String(items), language, ...(kind === 'finished' && { standing: kind }) }
  const answer = await call('watchHistory', { params: { id }, query }, options)
  return { items: answer.items.map(historyItemOf), total: answer.total }
}

/** What is offered for having watched a title, whose name stands over it; null where there is nothing. */
export function becauseWatchedQuery(call: Call, id: ProfileId, language: Language) {
  return {
    queryKey: ['becauseWatched', id, language],
    staleTime: staleAfterMs,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<{ title: string; cards: Card[] } | null> => {
      const { because, items } = await call('becauseWatched', { params: { id }, query: { language } }, { signal })
      return because && { title: because.title, cards: items.map(cardOf) }
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

/** Tells the server what was changed, and for how long that waited (LIST-7). Throws ApiError. */
export async function sendChange(call: Call, id: ProfileId, change: Change, now: Date): Promise<void> {
  const { contentId, contentType } = change
  const params = { id }
  const waited = waitedSeconds(change.madeAt, now)
  const age = waited > 0 ? { ageSeconds: waited } : {}
  if (change.of === 'list') {
    if (change.isInList) await call('addToWatchList', { params, body: { contentId, contentType, before: change.before, ...age } })
    else await call('removeFromWatchList', { params, query: {}, body: { contentId, contentType, ...age } })
    return
  }
  if (change.rating === null) await call('removeRating', { params: { id, ratingId: contentId }, query: waited > 0 ? { ageSeconds: String(waited) } : {} })
  else await call('rate', { params, body: { contentId, contentType, isLiked: change.rating, ...age } })
}

/** The addresses of the titles that are not for this viewer. */
export async function hiddenLinks(call: Call, id: ProfileId): Promise<string[]> {
  const { items } = await call('ratings', { params: { id }, query: { isLiked: 'not for me', items: mostRatings } })
  return items.map(({ permanentLink }) => normalisePermalink(permanentLink))
}

/** Asks to be told, in this language, when a movie or series is out, or no more. Throws ApiError: 409 for one that is out. */
export async function changeReminder(call: Call, id: ProfileId, title: Pick<Card, 'id' | 'type'>, isOn: boolean, language: Language): Promise<void> {
  if (isOn) await call('addReminder', { params: { id }, query: { language }, body: { contentId: title.id, contentType: title.type } })
  else await call('removeReminder', { params: { id, contentId: title.id } })
}

/** Takes a movie or series out of what to go on with, or puts it back. */
export async function setAside(call: Call, id: ProfileId, contentId: ContentId, isSetAside: boolean): Promise<void> {
  await call('setAside', { params: { id }, body: { contentId, isSetAside } })
}

/** One movie or episode of the history. */
export async function forgetWatched(call: Call, id: ProfileId, contentId: ContentId): Promise<void> {
  await call('forgetWatched', { params: { id, contentId } })
}

export async function clearHistory(call: Call, id: ProfileId): Promise<void> {
  await call('clearHistory', { params: { id } })
}
