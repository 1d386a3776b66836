import type { Progress, Rating } from '@ott/activity'
import type { Card, ContentId, Offer } from '@ott/catalogue'
import { longestCallSeconds } from '@ott/contract'
import type { Answer } from '@ott/contract'
import type { ProfileId } from '@ott/identity'
import type { Call } from './api-client.ts'
import { staleAfterMs } from './query-defaults.ts'
import { waitedSeconds } from './age-seconds.ts'

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

/** A row of "continue watching" or of the history; in the first `watchedAt` is when its title was. */
export type HistoryItem = Progress & {
  card: Card
  seasonNumber: number | null
  episodeNumber: number | null
  episodeTitle: string | null
  /** Taken out of what to go on with, and not watched since. */
  isSetAside: boolean
  /** Who may have the title; null in the history, where it leads to nothing but its page. */
  offer: Offer | null
}

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

type WireProgress = Answer<'profileContents'>['progress'][number]

export function progressOf({ contentId, secondsWatched, runtime, watchedAt }: WireProgress): Progress {
  return {
    contentId: contentId as ContentId,
    secondsWatched,
    runtimeSeconds: runtime,
    watchedAt: new Date(watchedAt),
  }
}
