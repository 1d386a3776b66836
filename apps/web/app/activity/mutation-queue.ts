import { isSameChange, mayPass, pauseMs, pendingChanges } from '@ott/activity'
import type { Change, PendingEvent, Rating } from '@ott/activity'
import { ApiError, hiddenLinks, inOneTab, sendChange } from '@ott/api-client'
import type { Call } from '@ott/api-client'
import type { Card, ContentId } from '@ott/catalogue'
import { apiLanguage, defaultLocale, splitLocale } from '@ott/i18n'
import type { ProfileId } from '@ott/identity'
import { clientLog } from '../telemetry/client-log.ts'
import { offerAtom } from '../platform/feature-flags.ts'
import { queryClient } from '../api/query-client.ts'
import { call, sessionHere } from '../auth/auth-store.ts'
import { store } from '../store.ts'
import { readProgressAgain } from '../progress/save-progress.ts'
import { localProgress } from '../progress/local-progress-store.ts'
import type { LocalProgress } from '../progress/local-progress-store.ts'
import { dismissToast, sayToast } from '../toasts/toasts.ts'
import { loadAllMessages } from '../i18n/load-messages.ts'
import { hiddenLinksAtom } from './hidden-titles.ts'
import { isKind, laidOver } from './optimistic-updates.ts'
import type { Kind } from './optimistic-updates.ts'
import { readPending, writePending } from './mutation-queue-storage.ts'

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
      if (type === 'updated' && isKind(queryKey[0]) && state.data) layOver(queryKey)
    })
  }
  isListening = true
  loadAllMessages(localeHere()).catch(() => undefined)
  void sendPending().then(() => readHidden(profileId))
}

const localeHere = () => splitLocale(location.pathname).locale ?? defaultLocale

/** For what could not be kept and waits in this browser. */
export function sendSoon(): void {
  const { failures } = readPending(sessionHere()?.profileId ?? nobody)
  clearTimeout(timer)
  timer = setTimeout(() => void sendPending(), pauseMs(Math.max(failures, progressFailures, 1)))
}

async function readHidden(profileId: ProfileId): Promise<void> {
  if (store.get(offerAtom).off.includes('ratings')) return
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
  if (!isHere(profileId)) return
  const hidden = new Set(store.get(hiddenLinksAtom))
  if (rating === 'not for me') hidden.add(title.link)
  else hidden.delete(title.link)
  store.set(hiddenLinksAtom, hidden)
  ratingsMade += 1
  await make(profileId, { of: 'rating', ...named(title), rating })
}

/** Has a title's viewer told when it is out, or no more (REM-3). */
export async function changeReminder(profileId: ProfileId, title: Titled, isOn: boolean): Promise<void> {
  await make(profileId, { of: 'reminder', ...named(title), isOn })
}

/** Takes a title out of what to go on with, or puts it back; shown at once, and taken back by the toast (LIST-3). */
export async function changeAside(profileId: ProfileId, titleId: ContentId, isSetAside: boolean): Promise<void> {
  const back = () => void changeAside(profileId, titleId, false)
  if (isSetAside) sayToast({ type: 'success', says: 'my.nowAside', action: { says: 'my.undo', onChoose: back } })
  await make(profileId, { of: 'aside', contentId: titleId, isSetAside, madeAt: Date.now() })
}

/** Forgets one film of the history, with what of it waits here; it comes back by the toast, of which `onBack` is told (LIST-2). */
export async function forgetWatched(profileId: ProfileId, watched: LocalProgress, onBack: () => void): Promise<void> {
  const change: Change = { of: 'history', contentId: watched.contentId, madeAt: Date.now() }
  const back = async () => {
    if (!isHere(profileId)) return
    happened(profileId, { type: 'takenBack', change })
    localProgress.keep(watched)
    onBack()
    await sendPending()
    await readProgressAgain(queryClient)
  }
  localProgress.forget(watched.contentId)
  sayToast({ type: 'success', says: 'my.nowForgotten', action: { says: 'my.undo', onChoose: () => void back() } })
  await make(profileId, change)
}

/** Hides a film of the history, whose place stays, or shows it again; the toast takes that back, of which `onBack` is told (LIST-8). */
export async function changeHidden(profileId: ProfileId, contentId: ContentId, isHidden: boolean, onBack: () => void): Promise<void> {
  const change = { of: 'hidden', contentId } as const
  const back = () => {
    if (!isHere(profileId)) return
    onBack()
    void make(profileId, { ...change, isHidden: !isHidden, madeAt: Date.now() })
  }
  dismissToast(isHidden ? 'my.history.nowShown' : 'my.history.nowHidden')
  sayToast({ type: 'success', says: isHidden ? 'my.history.nowHidden' : 'my.history.nowShown', action: { says: 'my.undo', onChoose: back } })
  await make(profileId, { ...change, isHidden, madeAt: Date.now() })
}

export async function clearHistory(profileId: ProfileId): Promise<void> {
  localProgress.forget()
  await make(profileId, { of: 'history', contentId: null, madeAt: Date.now() })
}

const named = ({ id, type }: Titled) => ({ contentId: id, contentType: type, madeAt: Date.now() })

function happened(profileId: ProfileId, event: PendingEvent): void {
  writePending(profileId, pendingChanges(readPending(profileId), event))
}

/** What of a viewer's own tells of a change; of one title that title's state alone. */
function keysOf(profileId: ProfileId, change: Change): (readonly unknown[])[] {
  switch (change.of) {
    case 'history': return [['titleState', profileId], ['unfinished', profileId], ['myHistory', profileId]]
    case 'aside': return [['unfinished', profileId]]
    case 'hidden': return [['myHistory', profileId]]
    default: return [['titleState', profileId, change.contentId]]
  }
}

/** An answer on its way was given before this change; where there was none yet, it is asked for anew. */
async function show(profileId: ProfileId, change: Change): Promise<void> {
  // What is forgotten is what is seen, also by a device whose clock is behind.
  const now: Change = { ...change, madeAt: Infinity }
  for (const queryKey of keysOf(profileId, change)) {
    await queryClient.cancelQueries({ queryKey })
    for (const query of queryClient.getQueryCache().findAll({ queryKey })) {
      const [kind, , of] = query.queryKey as [Kind, ...unknown[]]
      if (query.state.data) queryClient.setQueryData(query.queryKey, laidOver(kind, query.state.data, now, of))
      else void queryClient.invalidateQueries({ queryKey: query.queryKey })
    }
  }
}

/** What is read is older than what waits here. */
function layOver(queryKey: readonly unknown[]): void {
  const [kind, profileId, of] = queryKey as [Kind, ProfileId, unknown]
  const read = queryClient.getQueryData(queryKey)
  const now = readPending(profileId).changes.reduce((reading, change) => laidOver(kind, reading, change, of), read)
  if (now !== read) queryClient.setQueryData(queryKey, now)
}

/** Not for whoever has left: a toast of theirs may still stand there. */
async function make(profileId: ProfileId, change: Change): Promise<void> {
  if (!isHere(profileId)) return
  happened(profileId, { type: 'made', change })
  await show(profileId, change)
  await sendPending()
  const isWaiting = readPending(profileId).changes.some((other) => isSameChange(other, change))
  if (isWaiting && isHere(profileId)) sayToast({ type: 'info', says: 'my.waiting' })
}

let sending: Promise<void> | null = null

/** Sends what waits, one after the other, also when several ask, in this tab or another: the order is the viewer's. Ends when it was tried. */
export async function sendPending(): Promise<void> {
  clearTimeout(timer)
  sending = (sending ?? Promise.resolve()).then(() => inOneTab(navigator.locks, 'changes', sendAll)).catch((error: unknown) => clientLog('changesNotSent', error))
  await sending
}

async function sendAll(): Promise<void> {
  const profileId = sessionHere()?.profileId
  if (!profileId) return
  for (const aside of localProgress.takeAside()) happened(profileId, { type: 'made', change: { of: 'aside', isSetAside: true, ...aside } })
  await localProgress.merge(callInTime)
  progressFailures = localProgress.all().length > 0 ? progressFailures + 1 : 0
  for (;;) {
    const [change] = readPending(profileId).changes
    if (!change || !isHere(profileId)) break
    const refusal = await refusalOf(profileId, change)
    if (!isHere(profileId)) return
    const status = refusal?.status ?? 204
    happened(profileId, { type: 'answered', change, status })
    if (mayPass(status)) break
    sent.push(change)
    if (!refusal) {
      if (change.of === 'reminder' && change.isOn) sayReminded(profileId, change)
      continue
    }
    sayRefused(change, refusal)
    isHiddenOld ||= change.of === 'rating'
  }
  const isWaiting = readPending(profileId).changes.length > 0
  // What is read while more is to be sent is old already.
  if (!isWaiting) readAgain(profileId)
  if (isWaiting || progressFailures > 0) sendSoon()
}

async function refusalOf(profileId: ProfileId, change: Change): Promise<ApiError | null> {
  try {
    await sendChange(callInTime, profileId, change, apiLanguage(localeHere()), new Date())
    return null
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

function sayReminded(profileId: ProfileId, change: Change & { of: 'reminder' }): void {
  const back = () => void make(profileId, { ...change, isOn: false, madeAt: Date.now() })
  sayToast({ type: 'success', says: 'reminder.nowOn', action: { says: 'my.undo', onChoose: back } })
}

function sayRefused({ of: thing }: Change, { code, body }: ApiError): void {
  if (thing !== 'reminder') return sayToast({ type: 'error', says: 'my.refused' })
  // The wire names the title as what does not fit; a full list names nothing.
  const isOut = code === 'CONFLICT' && body.field === 'contentId'
  sayToast(isOut ? { type: 'info', says: 'reminder.isOut' } : { type: 'error', says: 'reminder.failed' })
  if (isOut) void queryClient.invalidateQueries({ queryKey: ['title'] })
}

/** Nobody waits for it: what is changed next is sent at once. */
function readAgain(profileId: ProfileId): void {
  const keys = sent.flatMap((change) => keysOf(profileId, change))
  if (sent.some(({ of }) => of === 'list')) keys.push(['watchList'], ['myList'])
  if (sent.some(({ of }) => of === 'history' || of === 'hidden' || of === 'rating')) keys.push(['becauseWatched'])
  sent = []
  // Asked for twice, it would be read twice.
  for (const queryKey of new Map(keys.map((key) => [key.join(), key])).values()) void readAnew(queryKey)
  if (isHiddenOld) void readHidden(profileId)
  isHiddenOld = false
}

/** What was asked for the first time and is not answered yet is invalidated in vain: its answer may be older than the change, and would stay. */
async function readAnew(queryKey: readonly unknown[]): Promise<void> {
  await queryClient.cancelQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey })
}

const isHere = (profileId: ProfileId) => sessionHere()?.profileId === profileId
