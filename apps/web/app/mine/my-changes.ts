import { ApiError, hiddenLinks, inOneTab, sendChange } from '@ott/api-client'
import type { Call, TitleState } from '@ott/api-client'
import type { Card, ContentId } from '@ott/catalogue'
import { defaultLocale, splitLocale } from '@ott/i18n'
import type { ProfileId } from '@ott/identity'
import { mayPass, pauseMs, pendingChanges } from '@ott/playback'
import type { Change, Rating } from '@ott/playback'
import { clientLog } from '../errors/client-log.ts'
import { queryClient } from '../reading/query-client.ts'
import { call, sessionHere } from '../session/login.ts'
import { store } from '../store.ts'
import { localProgress } from '../title/local-progress.ts'
import { sayToast } from '../toasts/toasts.ts'
import { loadAllMessages } from '../words/messages.ts'
import { hiddenLinksAtom } from './hidden.ts'
import { readPending, writePending } from './my-pending.ts'

type Titled = Pick<Card, 'id' | 'type' | 'link'>

let timer: ReturnType<typeof setTimeout> | undefined
let isListening = false
let progressFailures = 0
let ratingsMade = 0
let isHiddenOld = false
/** Sent, and not read again yet. */
let sent: Change[] = []

const nobody = '' as ProfileId
const longestCallMs = 15_000

/** A call that hangs would hold up whatever waits behind it. */
const callInTime: Call = (name, input, options) => call(name, input, { ...options, signal: AbortSignal.timeout(longestCallMs) })

/** For whoever is in: sends what waited, and reads what they do not want to see. */
export function startFor(profileId: ProfileId): void {
  if (!isListening) {
    addEventListener('online', () => void sendPending())
    queryClient.getQueryCache().subscribe(({ type, query: { queryKey, state } }) => {
      if (type === 'updated' && queryKey[0] === 'titleState' && state.data) layOver(queryKey)
    })
  }
  isListening = true
  loadAllMessages(splitLocale(location.pathname).locale ?? defaultLocale).catch(() => undefined)
  void sendPending().then(() => readHidden(profileId))
}

/** For what could not be kept and waits in this browser. */
export function sendSoon(): void {
  const { failures } = readPending(sessionHere()?.profileId ?? nobody)
  clearTimeout(timer)
  timer = setTimeout(() => void sendPending(), pauseMs(Math.max(failures, progressFailures, 1)))
}

async function readHidden(profileId: ProfileId): Promise<void> {
  const made = ratingsMade
  try {
    const links = await hiddenLinks(callInTime, profileId)
    if (!isHere(profileId)) return
    const isWaiting = readPending(profileId).changes.some(({ of }) => of === 'rating')
    if (made === ratingsMade) store.set(hiddenLinksAtom, new Set(links))
    else if (!isWaiting) return await readHidden(profileId)
    isHiddenOld ||= isWaiting
  } catch (error) {
    clientLog('ratingsNotRead', error)
  }
}

/** Puts a title on the list, moves it above another one there, or takes it off; shown at once, kept as soon as may be (LIST-6). */
export async function changeList(profileId: ProfileId, title: Titled, isInList: boolean, before?: Card['id']): Promise<void> {
  await make(profileId, { of: 'list', ...named(title), isInList, ...(before && { before }) })
}

/** Rates a title, or takes the rating back; what is not for this viewer leaves the rows at once (LIST-5). */
export async function changeRating(profileId: ProfileId, title: Titled, rating: Rating | null): Promise<void> {
  const hidden = new Set(store.get(hiddenLinksAtom))
  if (rating === 'not for me') hidden.add(title.link)
  else hidden.delete(title.link)
  store.set(hiddenLinksAtom, hidden)
  ratingsMade += 1
  await make(profileId, { of: 'rating', ...named(title), rating })
}

const named = ({ id, type }: Titled) => ({ contentId: id, contentType: type, madeAt: Date.now() })

const titleKey = (profileId: ProfileId, contentId: ContentId) => ['titleState', profileId, contentId] as const

/** An answer on its way was given before this change; where there was none yet, it is asked for anew. */
async function show(profileId: ProfileId, change: Change): Promise<void> {
  const queryKey = titleKey(profileId, change.contentId)
  await queryClient.cancelQueries({ queryKey })
  if (queryClient.getQueryData(queryKey)) queryClient.setQueryData<TitleState>(queryKey, (state) => state && changed(state, change))
  else void queryClient.invalidateQueries({ queryKey })
}

/** What is read of a title is older than what waits here. */
function layOver(queryKey: readonly unknown[]): void {
  const [, profileId, contentId] = queryKey as ReturnType<typeof titleKey>
  const waiting = readPending(profileId).changes.filter((change) => change.contentId === contentId)
  const state = queryClient.getQueryData<TitleState>(queryKey)
  if (!state) return
  const now = waiting.reduce(changed, state)
  if (now.isInWatchList !== state.isInWatchList || now.rating !== state.rating) queryClient.setQueryData(queryKey, now)
}

function changed(state: TitleState, change: Change): TitleState {
  return change.of === 'list' ? { ...state, isInWatchList: change.isInList } : { ...state, rating: change.rating }
}

async function make(profileId: ProfileId, change: Change): Promise<void> {
  writePending(profileId, pendingChanges(readPending(profileId), { type: 'made', change }))
  await show(profileId, change)
  await sendPending()
  const isWaiting = readPending(profileId).changes.some(({ madeAt, contentId }) => madeAt === change.madeAt && contentId === change.contentId)
  if (isWaiting && isHere(profileId)) sayToast({ type: 'info', says: 'my.waiting' })
}

let sending: Promise<void> | null = null

/** One after the other, also when several ask, in this tab or another: the order is the viewer's. */
async function sendPending(): Promise<void> {
  clearTimeout(timer)
  sending = (sending ?? Promise.resolve()).then(() => inOneTab(navigator.locks, 'changes', sendAll)).catch((error: unknown) => clientLog('changesNotSent', error))
  await sending
}

async function sendAll(): Promise<void> {
  const profileId = sessionHere()?.profileId
  if (!profileId) return
  await localProgress.merge(callInTime)
  progressFailures = localProgress.all().length > 0 ? progressFailures + 1 : 0
  for (;;) {
    const [change] = readPending(profileId).changes
    if (!change || !isHere(profileId)) break
    const status = await answerTo(profileId, change)
    if (!isHere(profileId)) return
    writePending(profileId, pendingChanges(readPending(profileId), { type: 'answered', change, status }))
    if (mayPass(status)) break
    sent.push(change)
    if (status < 400) continue
    sayToast({ type: 'error', says: 'my.refused' })
    isHiddenOld ||= change.of === 'rating'
  }
  const isWaiting = readPending(profileId).changes.length > 0
  // What is read while more is to be sent is old already.
  if (!isWaiting) readAgain(profileId)
  if (isWaiting || progressFailures > 0) sendSoon()
}

async function answerTo(profileId: ProfileId, change: Change): Promise<number> {
  try {
    await sendChange(callInTime, profileId, change, new Date())
    return 204
  } catch (error) {
    if (error instanceof ApiError) return error.status
    throw error
  }
}

/** Nobody waits for it: what is changed next is sent at once. */
function readAgain(profileId: ProfileId): void {
  const keys = sent.map(({ contentId }): readonly string[] => titleKey(profileId, contentId))
  if (sent.some(({ of }) => of === 'list')) keys.push(['watchList'], ['myList'])
  sent = []
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey })
  if (isHiddenOld) void readHidden(profileId)
  isHiddenOld = false
}

const isHere = (profileId: ProfileId) => sessionHere()?.profileId === profileId
