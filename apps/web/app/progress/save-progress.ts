import { saveProgress } from '@ott/api-client'
import type { Call, HistoryItem, TitleState } from '@ott/api-client'
import type { ProfileId } from '@ott/identity'
import type { QueryClient } from '@tanstack/react-query'
import { getSession } from '../auth/auth-store.ts'
import { storeEmptyRow } from '../performance/index.ts'
import { createEvent } from '../platform/event.ts'
import { localProgress } from './local-progress-store.ts'
import type { LocalProgress } from './local-progress-store.ts'

const progressUnsent = createEvent<[]>()

/** Progress waits in this browser because it could not be sent. */
export const onProgressUnsent = progressUnsent.subscribe

/**
 * Saves a position to the account, or in this browser while signed out. After a failure it stays here and is sent later
 * (LIST-6), unless the user has left.
 */
export async function saveWatchProgress(call: Call, profileId: ProfileId | null, progress: LocalProgress, isLeaving: boolean): Promise<void> {
  if (profileId === null) return localProgress.save(progress)
  storeEmptyRow('continueWatching', false)
  await saveProgress(call, progress, progress.watchedAt, isLeaving).catch(() => {
    if (getSession()?.profileId !== profileId) return
    localProgress.save(progress)
    progressUnsent.emit()
  })
}

/** Updates cached queries at once, so that a page the user returns to resumes at this position. */
export function applyProgress(queries: QueryClient, profileId: ProfileId, progress: LocalProgress): void {
  const { contentId, seriesId } = progress
  queries.setQueryData<TitleState>(['titleState', profileId, seriesId ?? contentId], (state) => state && {
    ...state,
    progress: [progress, ...state.progress.filter((other) => other.contentId !== contentId)],
  })
  queries.setQueriesData<HistoryItem[]>({ queryKey: ['unfinished', profileId] }, (items) =>
    items?.map((item) => (item.contentId === contentId ? { ...item, ...progress } : item)))
}

const progressQueries = ['unfinished', 'myHistory', 'titleState', 'becauseWatched']

/** Refetches every query that shows progress. Fetches in flight are cancelled, since their responses may be older. */
export async function refetchProgress(queries: QueryClient): Promise<void> {
  const filters = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => progressQueries.includes(String(queryKey[0])) }
  await queries.cancelQueries(filters)
  await queries.invalidateQueries(filters)
}
