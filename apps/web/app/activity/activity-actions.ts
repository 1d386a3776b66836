import type { Card, ContentId } from '@ott/catalogue'
import type { ProfileId } from '@ott/identity'
import type { Change, Rating } from '@ott/activity'
import { queryClient } from '../api/query-client.ts'
import { localProgress } from '../progress/local-progress-store.ts'
import type { LocalProgress } from '../progress/local-progress-store.ts'
import { readProgressAgain } from '../progress/save-progress.ts'
import { dismissToast, sayToast } from '../toasts/toasts.ts'
import { isCurrentProfile } from './current-profile.ts'
import { hideByRating } from './load-hidden-titles.ts'
import { dequeue, enqueue, flush } from './mutation-queue.ts'

type Titled = Pick<Card, 'id' | 'type' | 'link'>

/** Adds a title to the watchlist, moves it above another one there, or removes it. */
export async function changeList(profileId: ProfileId, title: Titled, isInList: boolean, before?: Card['id']): Promise<void> {
  await enqueue(profileId, { of: 'list', ...identify(title), isInList, ...(before && { before }) })
}

/** Rates a title, or removes the rating; a title rated "not for me" leaves the rows at once (LIST-5). */
export async function changeRating(profileId: ProfileId, title: Titled, rating: Rating | null): Promise<void> {
  if (!isCurrentProfile(profileId)) return
  hideByRating(title.link, rating)
  await enqueue(profileId, { of: 'rating', ...identify(title), rating })
}

/** Sets or removes a release reminder (REM-3). */
export async function changeReminder(profileId: ProfileId, title: Titled, isOn: boolean): Promise<void> {
  await enqueue(profileId, { of: 'reminder', ...identify(title), isOn })
}

/** Dismisses a title from continue watching, or restores it; the toast undoes it (LIST-3). */
export async function changeAside(profileId: ProfileId, titleId: ContentId, isDismissed: boolean): Promise<void> {
  const undo = () => void changeAside(profileId, titleId, false)
  if (isDismissed) sayToast({ type: 'success', says: 'my.nowAside', action: { says: 'my.undo', onChoose: undo } })
  await enqueue(profileId, { of: 'aside', contentId: titleId, isSetAside: isDismissed, madeAt: Date.now() })
}

/** Deletes one history item and its unsent progress; the toast undoes it and calls `onUndone` (LIST-2). */
export async function forgetWatched(profileId: ProfileId, watched: LocalProgress, onUndone: () => void): Promise<void> {
  const change: Change = { of: 'history', contentId: watched.contentId, madeAt: Date.now() }
  const undo = async () => {
    if (!isCurrentProfile(profileId)) return
    dequeue(profileId, change)
    localProgress.keep(watched)
    onUndone()
    await flush()
    await readProgressAgain(queryClient)
  }
  localProgress.forget(watched.contentId)
  sayToast({ type: 'success', says: 'my.nowForgotten', action: { says: 'my.undo', onChoose: () => void undo() } })
  await enqueue(profileId, change)
}

/** Hides a history item while its position stays, or shows it again; the toast undoes it and calls `onUndone` (LIST-8). */
export async function changeHidden(profileId: ProfileId, contentId: ContentId, isHidden: boolean, onUndone: () => void): Promise<void> {
  const change = { of: 'hidden', contentId } as const
  const undo = () => {
    if (!isCurrentProfile(profileId)) return
    onUndone()
    void enqueue(profileId, { ...change, isHidden: !isHidden, madeAt: Date.now() })
  }
  dismissToast(isHidden ? 'my.history.nowShown' : 'my.history.nowHidden')
  sayToast({ type: 'success', says: isHidden ? 'my.history.nowHidden' : 'my.history.nowShown', action: { says: 'my.undo', onChoose: undo } })
  await enqueue(profileId, { ...change, isHidden, madeAt: Date.now() })
}

export async function clearHistory(profileId: ProfileId): Promise<void> {
  localProgress.forget()
  await enqueue(profileId, { of: 'history', contentId: null, madeAt: Date.now() })
}

const identify = ({ id, type }: Titled) => ({ contentId: id, contentType: type, madeAt: Date.now() })
