import type { Card, ContentId } from '@ott/catalogue'
import type { ProfileId } from '@ott/identity'
import type { Mutation, Rating } from '@ott/activity'
import { queryClient } from '../api/query-client.ts'
import { storeEmptyRow } from '../performance/index.ts'
import { localProgress } from '../progress/local-progress-store.ts'
import type { LocalProgress } from '../progress/local-progress-store.ts'
import { refetchProgress } from '../progress/save-progress.ts'
import { dismissToast, showToast } from '../toasts/toasts.ts'
import { isCurrentProfile } from './current-profile.ts'
import { hideByRating } from './load-hidden-titles.ts'
import { dequeue, enqueue, flush } from './mutation-queue.ts'

type Titled = Pick<Card, 'id' | 'type' | 'link'>

/** Adds a title to the watchlist, moves it above another one there, or removes it. */
export async function setInWatchlist(profileId: ProfileId, title: Titled, isInList: boolean, before?: Card['id']): Promise<void> {
  if (isInList) storeEmptyRow('watchlist', false)
  await enqueue(profileId, { of: 'list', ...identify(title), isInList, ...(before && { before }) })
}

/** Rates a title, or removes the rating; a title rated "not for me" leaves the rows at once (LIST-5). `before` is the present rating. */
export async function setRating(profileId: ProfileId, title: Titled, rating: Rating | null, before: Rating | null = null): Promise<void> {
  if (!isCurrentProfile(profileId)) return
  hideByRating(title.link, rating)
  await enqueue(profileId, { of: 'rating', ...identify(title), rating, ...(before !== null && { isChange: true, previous: before }) })
}

/** Sets or removes a release reminder (REM-3). */
export async function setReminder(profileId: ProfileId, title: Titled, isOn: boolean): Promise<void> {
  await enqueue(profileId, { of: 'reminder', ...identify(title), isOn })
}

/** Dismisses a title from continue watching, or restores it; the toast undoes it (LIST-3). */
export async function setDismissed(profileId: ProfileId, titleId: ContentId, isDismissed: boolean): Promise<void> {
  const undo = () => void setDismissed(profileId, titleId, false)
  if (isDismissed) showToast({ type: 'success', messageId: 'continueWatching.removed', action: { labelId: 'activity.undo', onChoose: undo } })
  await enqueue(profileId, { of: 'aside', contentId: titleId, isSetAside: isDismissed, madeAt: Date.now() })
}

/** Deletes one history item and its unsent progress; the toast undoes it and calls `onUndone` (LIST-2). */
export async function deleteHistoryItem(profileId: ProfileId, watched: LocalProgress, onUndone: () => void): Promise<void> {
  const change: Mutation = { of: 'history', contentId: watched.contentId, madeAt: Date.now() }
  const undo = async () => {
    if (!isCurrentProfile(profileId)) return
    dequeue(profileId, change)
    localProgress.save(watched)
    onUndone()
    await flush()
    await refetchProgress(queryClient)
  }
  localProgress.clear(watched.contentId)
  showToast({ type: 'success', messageId: 'history.removed', action: { labelId: 'activity.undo', onChoose: () => void undo() } })
  await enqueue(profileId, change)
}

/** Hides a history item while its position stays, or shows it again; the toast undoes it and calls `onUndone` (LIST-8). */
export async function setHistoryItemHidden(profileId: ProfileId, contentId: ContentId, isHidden: boolean, onUndone: () => void): Promise<void> {
  const change = { of: 'hidden', contentId } as const
  const undo = () => {
    if (!isCurrentProfile(profileId)) return
    onUndone()
    void enqueue(profileId, { ...change, isHidden: !isHidden, madeAt: Date.now() })
  }
  dismissToast(isHidden ? 'history.unhidden' : 'history.hidden')
  showToast({ type: 'success', messageId: isHidden ? 'history.hidden' : 'history.unhidden', action: { labelId: 'activity.undo', onChoose: undo } })
  await enqueue(profileId, { ...change, isHidden, madeAt: Date.now() })
}

export async function clearHistory(profileId: ProfileId): Promise<void> {
  localProgress.clear()
  await enqueue(profileId, { of: 'history', contentId: null, madeAt: Date.now() })
}

const identify = ({ id, type }: Titled) => ({ contentId: id, contentType: type, madeAt: Date.now() })
