import { saveProgress } from '@ott/api-client'
import type { Call, HistoryItem, TitleState } from '@ott/api-client'
import type { ProfileId } from '@ott/identity'
import type { QueryClient } from '@tanstack/react-query'
import { changes } from '../activity/load-activity.ts'
import { myRowsCookie } from '../activity/row-skeleton-cookie.ts'
import { sessionHere } from '../auth/auth-store.ts'
import { localProgress } from './local-progress-store.ts'
import type { LocalProgress } from './local-progress-store.ts'

/**
 * A position goes to the account of who is signed in, else into this browser. One that could not be sent stays here
 * and is sent later (LIST-6), but not for whoever comes in after its viewer has left. Settles when it is kept.
 */
export async function keepProgress(call: Call, profileId: ProfileId | null, progress: LocalProgress, isLeaving: boolean): Promise<void> {
  document.cookie = myRowsCookie.write(document.cookie, 'unfinished', true)
  if (profileId === null) return localProgress.keep(progress)
  await saveProgress(call, progress, progress.watchedAt, isLeaving).catch(async () => {
    if (sessionHere()?.profileId !== profileId) return
    localProgress.keep(progress)
    await changes().then(({ sendSoon }) => sendSoon(), () => undefined)
  })
}

/** What stands on the pages of this browser follows at once: whoever comes back to one would make the film ready at its old place. */
export function showProgress(queries: QueryClient, profileId: ProfileId, progress: LocalProgress): void {
  const { contentId, seriesId } = progress
  queries.setQueryData<TitleState>(['titleState', profileId, seriesId ?? contentId], (state) => state && {
    ...state,
    progress: [progress, ...state.progress.filter((other) => other.contentId !== contentId)],
  })
  queries.setQueriesData<HistoryItem[]>({ queryKey: ['unfinished', profileId] }, (items) =>
    items?.map((item) => (item.contentId === contentId ? { ...item, ...progress } : item)))
}

const tellProgress = ['unfinished', 'myHistory', 'titleState', 'becauseWatched']

/** Reads again how far a viewer came, everywhere that it is shown, and what is offered for it. An answer that is on its way may be older than what was changed. */
export async function readProgressAgain(queries: QueryClient): Promise<void> {
  const filters = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => tellProgress.includes(String(queryKey[0])) }
  await queries.cancelQueries(filters)
  await queries.invalidateQueries(filters)
}
