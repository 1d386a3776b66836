import type { Card, ContentId } from '@ott/catalogue'
import { longestCallSeconds } from '@ott/contract'
import type { Answer } from '@ott/contract'
import type { ProfileId } from '@ott/identity'
import type { Progress, Rating } from '@ott/playback'
import type { Call } from './call.ts'
import { cardOf } from './catalogue.ts'
import { staleAfterMs } from './query.ts'
import type { Language } from './query.ts'
import { waitedSeconds } from './waited-seconds.ts'

/** The key to one film and where it lies. */
export type StreamGrant = {
  key: string
  policy: string
  /** Until the next heartbeat. */
  refetchAfterSeconds: number
  dash: string
  hls: string
  runLengthSeconds: number
}

/** What this profile did with one title and its episodes. */
export type TitleState = { isInWatchList: boolean; rating: Rating | null; hasReminder: boolean; progress: Progress[] }

/** A row of "continue watching" or of the history. */
export type HistoryItem = Progress & {
  card: Card
  seasonNumber: number | null
  episodeNumber: number | null
  episodeTitle: string | null
  /** Taken out of what to go on with, and not watched since. */
  isSetAside: boolean
}

const historyItemsPerPage = 19
const watchListItemsPerPage = 10

/** The wire's word for the player, after the keys that it could take. */
const keySystem = 'WIDEVINE'

/** Asks for the film: `STREAMING` is the heartbeat and takes a stream, `PREPARE` only warms up. Throws ApiError with the reason. */
export async function requestStream(
  call: Call,
  contentId: ContentId,
  action: 'STREAMING' | 'PREPARE',
  options: { signal?: AbortSignal } = {},
): Promise<StreamGrant> {
  const grant = await call('entitlement', { query: { contentId, action, platform: keySystem, licenseKey: 'false' } }, options)
  return {
    key: grant.streamKey,
    policy: grant.streamPolicy,
    refetchAfterSeconds: grant.refetchAfter,
    dash: grant.dash,
    hls: grant.hls,
    runLengthSeconds: grant.runLength,
  }
}

export function titleStateQuery(call: Call, profileId: ProfileId, contentId: ContentId) {
  return {
    queryKey: ['titleState', profileId, contentId],
    staleTime: staleAfterMs,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<TitleState> => {
      const state = await call('profileContents', { params: { id: profileId, contentId } }, { signal })
      return { isInWatchList: state.isInWatchList, rating: state.isLiked, hasReminder: state.hasReminder, progress: state.progress.map(progressOf) }
    },
  }
}

/** Newest first; the wire counts its pages from 1. */
export function historyQuery(call: Call, profileId: ProfileId, language: Language, page = 1) {
  return {
    queryKey: ['history', profileId, language, page],
    staleTime: staleAfterMs,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<HistoryItem[]> => {
      const query = { page: String(page), items: String(historyItemsPerPage), language }
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

/**
 * Keeps a position, which counts by how long ago it was watched (PLAY-31): `sentAt` is by the clock that told `watchedAt`.
 * Without it that moment counts as it stands. `isLeaving` lets the request outlive the page.
 */
export async function saveProgress(
  call: Call,
  progress: Progress & { contentType: 'movie' | 'episode'; seriesId: ContentId | null },
  sentAt: Date | null,
  isLeaving = false,
): Promise<void> {
  const body = {
    contentType: progress.contentType,
    contentId: progress.contentId,
    parentContentId: progress.seriesId,
    secondsWatched: progress.secondsWatched,
    runtime: progress.runtimeSeconds,
    watchedAt: progress.watchedAt.toISOString(),
    ...(sentAt && { ageSeconds: waitedSeconds(progress.watchedAt.getTime(), sentAt) }),
  }
  await call('saveProgress', { body }, { keepalive: isLeaving, signal: AbortSignal.timeout(longestCallSeconds * 1_000) })
}

export function historyItemOf({ card, seasonNumber, episodeNumber, episodeTitle, isSetAside, ...progress }: Answer<'watchHistory'>['items'][number]): HistoryItem {
  return { ...progressOf(progress), card: cardOf(card), seasonNumber, episodeNumber, episodeTitle, isSetAside }
}

type WireProgress = Answer<'profileContents'>['progress'][number]

function progressOf({ contentId, secondsWatched, runtime, watchedAt }: WireProgress): Progress {
  return {
    contentId: contentId as ContentId,
    secondsWatched,
    runtimeSeconds: runtime,
    watchedAt: new Date(watchedAt),
  }
}
