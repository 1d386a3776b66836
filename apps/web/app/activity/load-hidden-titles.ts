import { hiddenPermalinks } from '@ott/api-client'
import type { ProfileId } from '@ott/identity'
import type { Rating } from '@ott/activity'
import { callWithTimeout } from '../api/call-with-timeout.ts'
import { featureFlagsAtom } from '../platform/feature-flags.ts'
import { store } from '../store.ts'
import { clientLog } from '../platform/client-log.ts'
import { isCurrentProfile } from './current-profile.ts'
import { hiddenLinksAtom } from './hidden-titles.ts'
import { readQueue } from './mutation-queue-storage.ts'

let ratingCount = 0
let isOutdated = false

/** Hides a title rated "not for me" at once; every other rating shows it. */
export function hideByRating(link: string, rating: Rating | null): void {
  const hidden = new Set(store.get(hiddenLinksAtom))
  if (rating === 'not for me') hidden.add(link)
  else hidden.delete(link)
  store.set(hiddenLinksAtom, hidden)
  ratingCount += 1
}

/** Loads the hidden titles, again if a rating was made meanwhile: the response may lack it. */
export async function loadHiddenTitles(profileId: ProfileId): Promise<void> {
  if (store.get(featureFlagsAtom).disabled.includes('ratings')) return
  const countBefore = ratingCount
  try {
    const links = await hiddenPermalinks(callWithTimeout, profileId)
    if (!isCurrentProfile(profileId)) return
    const hasPendingRating = readQueue(profileId).changes.some(({ of }) => of === 'rating')
    if (countBefore === ratingCount) store.set(hiddenLinksAtom, new Set(links))
    else if (!hasPendingRating) return await loadHiddenTitles(profileId)
    isOutdated ||= hasPendingRating
  } catch (error) {
    clientLog('ratingsNotLoaded', error)
  }
}

/** A rating was rejected: the title may be hidden without reason. */
export function markHiddenTitlesOutdated(): void {
  isOutdated = true
}

export function reloadOutdatedHiddenTitles(profileId: ProfileId): void {
  if (isOutdated) void loadHiddenTitles(profileId)
  isOutdated = false
}
