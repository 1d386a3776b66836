import { secondsToResume, standingOf, watchedLast } from '@ott/activity'
import type { Progress } from '@ott/activity'
import type { CurrentPlan } from '@ott/billing'
import { releaseOf, releasedEpisodes } from '@ott/catalogue'
import type { ContentId, Offer, Placed, Watchable, WatchablePart } from '@ott/catalogue'
import { decideAccess } from './access.ts'
import type { Access } from './access.ts'

/** The label and the action of the watch button; seconds are the start position. */
export type WatchButton =
  | { says: 'wait' }
  | { says: 'releasesOn'; at: Date }
  | { says: 'comingSoon' }
  | { says: 'loginToWatch' }
  | { says: 'subscribeToWatch' }
  | { says: 'resume'; contentId: ContentId; atSeconds: number }
  | { says: 'resumeEpisode'; contentId: ContentId; season: number; episode: number; atSeconds: number }
  | { says: 'watchEpisode'; contentId: ContentId; season: number; episode: number }
  | { says: 'watchNow'; contentId: ContentId }

/** `pending` until session, plan and progress are loaded. */
export type Known = 'pending' | { isLoggedIn: boolean; plan: CurrentPlan; progress: Progress[] }

/** The label names what the click does, so access is checked before progress (PLAY-7). */
export function watchButton(title: Watchable, viewer: Known, now: Date): WatchButton {
  if (viewer === 'pending') return { says: 'wait' }
  const release = releaseOf(title, now)
  if (release.state === 'announced') return { says: 'releasesOn', at: release.at }
  if (release.state === 'comingSoon') return { says: 'comingSoon' }
  const access = presumedAccess(title, viewer, now)
  if (!access.allowed) return { says: access.needs === 'login' ? 'loginToWatch' : 'subscribeToWatch' }
  return title.type === 'series' ? episodeButton(title, viewer.progress, now) : movieButton(title, viewer.progress)
}

/** An unknown plan allows: the server decides, and a subscriber never sees a sales prompt (PLAY-8). */
export function presumedAccess(offer: Offer, { isLoggedIn, plan }: Pick<Exclude<Known, 'pending'>, 'isLoggedIn' | 'plan'>, now: Date): Access {
  if (isLoggedIn && !plan.known) return { allowed: true }
  return decideAccess(offer, { isLoggedIn, subscription: plan.known ? plan.subscription : null }, now)
}

function movieButton(title: Watchable, progress: Progress[]): WatchButton {
  const own = progress.find(({ contentId }) => contentId === title.id)
  const atSeconds = secondsToResume(own, title.runLengthSeconds)
  return atSeconds > 0 ? { says: 'resume', contentId: title.id, atSeconds } : { says: 'watchNow', contentId: title.id }
}

function episodeButton(title: Watchable, progress: Progress[], now: Date): WatchButton {
  const episodes = releasedEpisodes(title, now)
  const [first] = episodes
  if (!first) return { says: 'comingSoon' }
  const next = episodeToResume(episodes, progress)
  if (!next) return { says: 'watchEpisode', contentId: first.id, season: first.season, episode: first.number }
  const { episode, atSeconds } = next
  return { says: 'resumeEpisode', contentId: episode.id, season: episode.season, episode: episode.number, atSeconds }
}

/** The episode watched last, else the next unfinished one; null when all are finished (PLAY-9). */
function episodeToResume(episodes: Placed<WatchablePart>[], progress: Progress[]) {
  const progressById = new Map(progress.map((each) => [each.contentId, each]))
  const latest = watchedLast(episodes, progress)
  if (!latest) return null
  const from = episodes.indexOf(latest.part)
  const fromLatest = [...episodes.slice(from), ...episodes.slice(0, from)]
  const episode = fromLatest.find((each) => standingOf(progressById.get(each.id), each.runLengthSeconds) !== 'finished')
  if (!episode) return null
  return { episode, atSeconds: secondsToResume(progressById.get(episode.id), episode.runLengthSeconds) }
}
