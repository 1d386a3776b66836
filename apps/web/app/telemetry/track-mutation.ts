import type { Mutation, Rating } from '@ott/activity'
import { pageTypeAt } from './event-context.ts'
import { track } from './track.ts'

const ratings = { like: 'Like', love: 'Love', 'not for me': 'Not_For_Me' } as const satisfies Record<Rating, string>

/** A change of the user's activity that the server has accepted. Moves within the watchlist, dismissals and history are no events. */
export function trackMutation(change: Mutation): void {
  switch (change.of) {
    case 'list':
      if (change.before !== undefined) return
      return track(change.isInList ? 'Watchlist_Add' : 'Watchlist_Remove', { contentId: change.contentId, from: pageTypeAt(location.pathname) })
    case 'rating':
      return track(change.rating === null ? 'Rating_Cleared' : ratings[change.rating], { contentId: change.contentId, previous: change.previous ?? 'none' })
    case 'reminder':
      return track(change.isOn ? 'Reminder_Add' : 'Reminder_Remove', { contentId: change.contentId })
    case 'aside':
    case 'hidden':
    case 'history': return
  }
}
