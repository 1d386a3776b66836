import { laterWatched, isTransient } from '@ott/activity'
import type { Progress } from '@ott/activity'
import { ApiError, saveProgress } from '@ott/api-client'
import type { Call } from '@ott/api-client'
import type { ContentId } from '@ott/catalogue'
import { atom } from 'jotai'
import { onSignedOut } from '../auth/auth-events.ts'
import { localProgressKey } from '../platform/storage-keys.ts'
import { browserStorage } from '../platform/storage.ts'

/**
 * Progress stored in this browser only: of a signed-out user until sign-in (PLAY-16), and of a signed-in one until it
 * can be sent.
 */
export type LocalProgress = Progress & { contentType: 'movie' | 'episode'; seriesId: ContentId | null }

/**
 * `isByDevice`: `watchedAt` is by the device's clock; unset in old data. `setAsideAt`: when the title was dismissed
 * from continue watching, in milliseconds; watching it again restores it.
 */
export type StoredProgress = LocalProgress & { isByDevice?: boolean; setAsideAt?: number | undefined }

/** Whether something was stored here when the user signed in; then continue watching is not empty. */
export const hadLocalProgressAtom = atom(false)

const key = localProgressKey
const maxItems = 50
/** Longer than a call takes to fail, and shorter than the skew that the service's clock corrects. */
const clockSkewToleranceMs = 30_000

/** The snapshot of the server. An empty store returns the same array, so that hydration re-renders nothing. */
export const noProgress: StoredProgress[] = []

let items: StoredProgress[] = []
let itemsText: string | null = null
const listeners = new Set<() => void>()

onSignedOut(() => localProgress.clear())

function parse(text: string | null): StoredProgress[] {
  const stored = JSON.parse(text ?? '[]') as (Omit<StoredProgress, 'watchedAt'> & { watchedAt: string })[]
  return stored.map((each) => ({ ...each, watchedAt: new Date(each.watchedAt) }))
}

function write(all: StoredProgress[]): void {
  items = all
  browserStorage.writeJson(key, all.length === 0 ? null : all)
  itemsText = browserStorage.read(key)
  for (const listener of listeners) listener()
}

export const localProgress = {
  /** The same array until something changes, here or in another tab. */
  all(): StoredProgress[] {
    const text = browserStorage.read(key)
    if (text !== itemsText) {
      itemsText = text
      try {
        items = parse(text)
      } catch {
        // Invalid text changes nothing.
      }
    }
    return items.length > 0 ? items : noProgress
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  save(progress: LocalProgress): void {
    const before = localProgress.all().find(({ contentId }) => contentId === progress.contentId)
    const isByDevice = Math.abs(Date.now() - progress.watchedAt.getTime()) < clockSkewToleranceMs
    const latest = before && laterWatched(before, progress) === before ? before : { ...progress, isByDevice }
    const others = localProgress.all().filter(({ contentId }) => contentId !== progress.contentId)
    write([latest, ...others].slice(0, maxItems))
  },
  /** Dismisses a title from continue watching, or with null restores it; its progress stays (LIST-3). */
  dismiss(titleId: ContentId, at: number | null): void {
    write(localProgress.all().map((each) => (titleIdOf(each) === titleId ? { ...each, setAsideAt: at ?? undefined } : each)))
  },
  /** Removes and returns all dismissals, which the account stores from then on. */
  takeDismissals(): { contentId: ContentId; madeAt: number }[] {
    const dismissed = new Map(localProgress.all().flatMap((each) => (each.setAsideAt ? [[titleIdOf(each), each.setAsideAt] as const] : [])))
    if (dismissed.size > 0) write(localProgress.all().map((each) => ({ ...each, setAsideAt: undefined })))
    return [...dismissed].map(([contentId, madeAt]) => ({ contentId, madeAt }))
  },
  /** Drops the progress of one video, or of all: on sign-out, or when the user clears it. */
  clear(contentId?: ContentId): void {
    write(localProgress.all().filter((each) => contentId && each.contentId !== contentId))
  },
  /**
   * Sends everything to the account, where later progress wins. Unsent and new entries stay; entries that the server
   * rejects for good are dropped.
   */
  async merge(call: Call): Promise<void> {
    const settled = await Promise.all(localProgress.all().map(async (each) => ((await isSettled(call, each)) ? [each] : [])))
    const done = new Set(settled.flat().filter(({ setAsideAt }) => !setAsideAt))
    if (done.size > 0) write(localProgress.all().filter((each) => !done.has(each)))
  },
}

/** The title of a movie or an episode. */
export const titleIdOf = ({ seriesId, contentId }: LocalProgress): ContentId => seriesId ?? contentId

/** Sends the time since watching by the device's clock, unless that was known to be wrong: it may be correct by now (PLAY-31). */
async function isSettled(call: Call, progress: StoredProgress): Promise<boolean> {
  try {
    await saveProgress(call, progress, progress.isByDevice ? new Date() : null)
    return true
  } catch (error) {
    return error instanceof ApiError && !isTransient(error.status)
  }
}
