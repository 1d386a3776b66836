import { ApiError, withCrossTabLock, sendChange } from '@ott/api-client'
import { apiLanguage } from '@ott/i18n'
import type { ProfileId } from '@ott/identity'
import { isSameMutation, isTransient, mutationQueue } from '@ott/activity'
import type { Mutation, MutationQueueEvent } from '@ott/activity'
import { callWithTimeout } from '../api/call-with-timeout.ts'
import { queryClient } from '../api/query-client.ts'
import { getSession } from '../auth/auth-store.ts'
import { loadAllMessages } from '../i18n/load-messages.ts'
import { backoffMs } from '../platform/backoff.ts'
import { pageLocale } from '../platform/page-locale.ts'
import { localProgress } from '../progress/local-progress-store.ts'
import { trackMutation } from '../telemetry/track-mutation.ts'
import { clientLog } from '../platform/client-log.ts'
import { isCurrentProfile } from './current-profile.ts'
import { loadHiddenTitles, markHiddenTitlesOutdated, reloadOutdatedHiddenTitles } from './load-hidden-titles.ts'
import { readQueue, writeQueue } from './mutation-queue-storage.ts'
import { showQueued, showRejected, showReminderSet } from './mutation-toasts.ts'
import { affectedKeys, applyOptimistic, keepOptimistic } from './optimistic-updates.ts'

let isListening = false
let timer: ReturnType<typeof setTimeout> | undefined
let flushing: Promise<void> | null = null
let progressFailures = 0
/** Accepted or rejected, and not refetched yet. The refetch also removes what was rejected. */
let synced: Mutation[] = []

/** Sends the queued mutations of this profile, and loads its hidden titles. */
export function startQueue(profileId: ProfileId): void {
  if (!isListening) {
    addEventListener('online', () => void flush())
    keepOptimistic()
  }
  isListening = true
  loadAllMessages(pageLocale()).catch(() => undefined)
  void flush().then(() => loadHiddenTitles(profileId))
}

/** Schedules a retry after a mutation or watch progress could not be sent. */
export function scheduleFlush(): void {
  const profileId = getSession()?.profileId
  const failures = profileId ? readQueue(profileId).failures : 0
  clearTimeout(timer)
  timer = setTimeout(() => void flush(), backoffMs(Math.max(failures, progressFailures, 1)))
}

/** Shows a change at once and sends it as soon as possible (LIST-6). A toast of a user who has left may still call this. */
export async function enqueue(profileId: ProfileId, change: Mutation): Promise<void> {
  if (!isCurrentProfile(profileId)) return
  dispatch(profileId, { type: 'added', change })
  await applyOptimistic(profileId, change)
  await flush()
  const isQueued = readQueue(profileId).changes.some((other) => isSameMutation(other, change))
  if (isQueued && isCurrentProfile(profileId)) showQueued()
}

/** Removes a change that is undone in another way, if it was not sent yet. */
export function dequeue(profileId: ProfileId, change: Mutation): void {
  dispatch(profileId, { type: 'cancelled', change })
}

/** Sends the queue in the user's order, one change after another, also across tabs. Resolves after one attempt. */
export async function flush(): Promise<void> {
  clearTimeout(timer)
  flushing = (flushing ?? Promise.resolve())
    .then(() => withCrossTabLock(navigator.locks, 'changes', flushAll))
    .catch((error: unknown) => clientLog('changesNotSent', error))
  await flushing
}

async function flushAll(): Promise<void> {
  const profileId = getSession()?.profileId
  if (!profileId) return
  await moveLocalProgress(profileId)
  for (;;) {
    const [change] = readQueue(profileId).changes
    if (!change || !isCurrentProfile(profileId)) break
    const rejection = await send(profileId, change)
    if (!isCurrentProfile(profileId)) return
    const status = rejection?.status ?? 204
    dispatch(profileId, { type: 'answered', change, status })
    if (isTransient(status)) break
    synced.push(change)
    if (!rejection) trackMutation(change)
    if (rejection) onRejected(change, rejection)
    else if (change.of === 'reminder' && change.isOn) showReminderSet(() => void enqueue(profileId, { ...change, isOn: false, madeAt: Date.now() }))
  }
  const hasQueued = readQueue(profileId).changes.length > 0
  // Data fetched before the rest is sent would be outdated.
  if (!hasQueued) refetchSynced(profileId)
  if (hasQueued || progressFailures > 0) scheduleFlush()
}

/** Progress and dismissals from before sign-in, or not yet sent, go to the account first. */
async function moveLocalProgress(profileId: ProfileId): Promise<void> {
  for (const dismissed of localProgress.takeDismissals()) dispatch(profileId, { type: 'added', change: { of: 'aside', isSetAside: true, ...dismissed } })
  await localProgress.merge(callWithTimeout)
  progressFailures = localProgress.all().length > 0 ? progressFailures + 1 : 0
}

async function send(profileId: ProfileId, change: Mutation): Promise<ApiError | null> {
  try {
    await sendChange(callWithTimeout, profileId, change, apiLanguage(pageLocale()), new Date())
    return null
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

function onRejected(change: Mutation, rejection: ApiError): void {
  showRejected(change, rejection)
  if (change.of === 'rating') markHiddenTitlesOutdated()
}

/** Not awaited: the next change is sent at once. */
function refetchSynced(profileId: ProfileId): void {
  const keys = synced.flatMap((change) => affectedKeys(profileId, change))
  if (synced.some(({ of }) => of === 'list')) keys.push(['watchList'], ['myList'])
  if (synced.some(({ of }) => of === 'history' || of === 'hidden' || of === 'rating')) keys.push(['becauseWatched'])
  synced = []
  for (const queryKey of new Map(keys.map((key) => [key.join(), key])).values()) void refetch(queryKey)
  reloadOutdatedHiddenTitles(profileId)
}

/** Invalidation does not reach a first fetch in flight, whose response may be older than the change: it is cancelled. */
async function refetch(queryKey: readonly unknown[]): Promise<void> {
  await queryClient.cancelQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey })
}

function dispatch(profileId: ProfileId, event: MutationQueueEvent): void {
  writeQueue(profileId, mutationQueue(readQueue(profileId), event))
}
