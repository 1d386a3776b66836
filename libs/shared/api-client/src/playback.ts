import type { Progress, Rating } from '@ott/activity'
import type { Card, ContentId, AccessTerms } from '@ott/catalogue'
import { maxCallSeconds } from '@ott/contract'
import type { Answer } from '@ott/contract'
import type { ProfileId } from '@ott/identity'
import type { Call } from './api-client.ts'
import { staleAfterMs } from './query-defaults.ts'
import { ageSeconds } from './age-seconds.ts'

/** A profile's activity on one title and its episodes. */
export type TitleState = { isInWatchList: boolean; rating: Rating | null; hasReminder: boolean; progress: Progress[] }

/** An item of "continue watching" or of the history; in the former `watchedAt` is that of the whole title. */
export type HistoryItem = Progress & {
  card: Card
  seasonNumber: number | null
  episodeNumber: number | null
  episodeTitle: string | null
  /** The length to show, in seconds. */
  runLengthSeconds: number
  /** Removed from "continue watching" and not watched since. */
  isDismissed: boolean
  /** Null in the history, whose items link only to the title page. */
  accessTerms: AccessTerms | null
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
 * `sentAt`, by the same clock as `watchedAt`, gives the position an age, so that a wrong clock does no harm (PLAY-31).
 * `isLeaving` lets the request outlive the page.
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
    ...(sentAt && { ageSeconds: ageSeconds(progress.watchedAt.getTime(), sentAt) }),
  }
  await call('saveProgress', { body }, { keepalive: isLeaving, signal: AbortSignal.timeout(maxCallSeconds * 1_000) })
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
