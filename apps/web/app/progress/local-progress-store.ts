import { laterWatched, mayPass } from '@ott/activity'
import type { Progress } from '@ott/activity'
import { ApiError, saveProgress } from '@ott/api-client'
import type { Call } from '@ott/api-client'
import type { ContentId } from '@ott/catalogue'

/**
 * What was watched and is in no account yet, kept in this browser: of somebody who is not signed in, until they are
 * (PLAY-16), and of a viewer what could not be sent.
 */
export type LocalProgress = Progress & { contentType: 'movie' | 'episode'; seriesId: ContentId | null }

/**
 * `isByDevice`: the device's own clock told `watchedAt`. What older pages kept does not say. `setAsideAt`: when the title was
 * taken out of what to go on with, in milliseconds; whoever watches it again has it there again.
 */
export type Kept = LocalProgress & { isByDevice?: boolean; setAsideAt?: number | undefined }

const key = 'progress'
const most = 50
/** More than a call takes that fails first, and less than what the service's clock sets right. */
const leastWrongMs = 30_000

/** What the server draws with. A browser that has nothing says so by the same array, or all that reads it would be drawn again. */
export const nothingKept: Kept[] = []

let known: Kept[] = []
let knownText: string | null = null
const listeners = new Set<() => void>()

function parse(text: string | null): Kept[] {
  const stored = JSON.parse(text ?? '[]') as (Omit<Kept, 'watchedAt'> & { watchedAt: string })[]
  return stored.map((each) => ({ ...each, watchedAt: new Date(each.watchedAt) }))
}

function write(all: Kept[]): void {
  known = all
  try {
    if (all.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(all))
    knownText = localStorage.getItem(key)
  } catch {
    // Storage is full or blocked: what was watched is remembered as long as the page.
  }
  for (const listener of listeners) listener()
}

export const localProgress = {
  /** The same array until something changes, which another tab may have done. */
  all(): Kept[] {
    try {
      const text = localStorage.getItem(key)
      if (text !== knownText) {
        knownText = text
        known = parse(text)
      }
    } catch {
      // Storage is blocked, or holds what nobody can read.
    }
    return known.length > 0 ? known : nothingKept
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  keep(progress: LocalProgress): void {
    const before = localProgress.all().find(({ contentId }) => contentId === progress.contentId)
    const isByDevice = Math.abs(Date.now() - progress.watchedAt.getTime()) < leastWrongMs
    const kept = before && laterWatched(before, progress) === before ? before : { ...progress, isByDevice }
    const others = localProgress.all().filter(({ contentId }) => contentId !== progress.contentId)
    write([kept, ...others].slice(0, most))
  },
  /** Takes a title out of what to go on with, or with null puts it back; what was watched of it stays (LIST-3). */
  setAside(titleId: ContentId, at: number | null): void {
    write(localProgress.all().map((each) => (titleOf(each) === titleId ? { ...each, setAsideAt: at ?? undefined } : each)))
  },
  /** Forgets which titles were set aside, and says them: from then on that is the account's. */
  takeAside(): { contentId: ContentId; madeAt: number }[] {
    const aside = new Map(localProgress.all().flatMap((each) => (each.setAsideAt ? [[titleOf(each), each.setAsideAt] as const] : [])))
    if (aside.size > 0) write(localProgress.all().map((each) => ({ ...each, setAsideAt: undefined })))
    return [...aside].map(([contentId, madeAt]) => ({ contentId, madeAt }))
  },
  /** Drops what could not be sent, of one film or of all: for a viewer who leaves, or wants it forgotten. */
  forget(film?: ContentId): void {
    write(localProgress.all().filter(({ contentId }) => film && contentId !== film))
  },
  /**
   * Hands everything over to the account; what the server already knows better, it keeps. What could not be sent stays,
   * and so does what was watched meanwhile; what the server will never take goes. What was set aside stays until that is
   * taken.
   */
  async merge(call: Call): Promise<void> {
    const settled = await Promise.all(localProgress.all().map(async (each) => ((await isSettled(call, each)) ? [each] : [])))
    const done = new Set(settled.flat().filter(({ setAsideAt }) => !setAsideAt))
    if (done.size > 0) write(localProgress.all().filter((each) => !done.has(each)))
  },
}

/** Of which title a film is. */
export const titleOf = ({ seriesId, contentId }: LocalProgress): ContentId => seriesId ?? contentId

/** How long it waited is measured by the device's clock, unless that was known to be wrong: it may have been set right meanwhile (PLAY-31). */
async function isSettled(call: Call, progress: Kept): Promise<boolean> {
  try {
    await saveProgress(call, progress, progress.isByDevice ? new Date() : null)
    return true
  } catch (error) {
    return error instanceof ApiError && !mayPass(error.status)
  }
}
