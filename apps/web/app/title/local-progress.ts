import { saveProgress } from '@ott/api-client'
import type { Call } from '@ott/api-client'
import type { ContentId } from '@ott/catalogue'
import { laterWatched } from '@ott/playback'
import type { Progress } from '@ott/playback'

/** What a viewer who is not signed in has watched, kept in this browser until somebody signs in here (PLAY-16). */
export type LocalProgress = Progress & { contentType: 'movie' | 'episode'; seriesId: ContentId | null }

const key = 'progress'
const most = 50

let known: LocalProgress[] | null = null
const listeners = new Set<() => void>()

function read(): LocalProgress[] {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '[]') as (Omit<LocalProgress, 'watchedAt'> & { watchedAt: string })[]
    return stored.map((each) => ({ ...each, watchedAt: new Date(each.watchedAt) }))
  } catch {
    return []
  }
}

function write(all: LocalProgress[]): void {
  known = all
  try {
    if (all.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(all))
  } catch {
    // Storage is full or blocked: what was watched is remembered as long as the page.
  }
  for (const listener of listeners) listener()
}

export const localProgress = {
  all(): LocalProgress[] {
    known ??= read()
    return known
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  keep(progress: LocalProgress): void {
    const before = localProgress.all().find(({ contentId }) => contentId === progress.contentId)
    const kept = before && laterWatched(before, progress) === before ? before : progress
    const others = localProgress.all().filter(({ contentId }) => contentId !== progress.contentId)
    write([kept, ...others].slice(0, most))
  },
  /** Drops what could not be sent for a viewer who leaves. */
  forget(): void {
    write([])
  },
  /** Hands everything over to the account; what the server already knows better, it keeps. */
  async merge(call: Call): Promise<void> {
    const results = await Promise.allSettled(localProgress.all().map((each) => saveProgress(call, each)))
    write(localProgress.all().filter((_, at) => results[at]?.status === 'rejected'))
  },
}
