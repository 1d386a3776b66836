import { secondsToResume, watchStatus, watchedLast } from '@ott/activity'
import type { Progress } from '@ott/activity'
import type { CurrentPlan } from '@ott/billing'
import { releaseOf, releasedEpisodes, videoLength } from '@ott/catalogue'
import type { ContentId, AccessTerms, WithSeason, Watchable, WatchablePart } from '@ott/catalogue'
import { decideAccess } from './access.ts'
import type { Access } from './access.ts'

/** The label and the action of the watch button; seconds are the start position. */
export type WatchButton =
  | { type: 'wait' }
  | { type: 'releasesOn'; at: Date }
  | { type: 'comingSoon' }
  | { type: 'loginToWatch' }
  | { type: 'subscribeToWatch' }
  | { type: 'resume'; contentId: ContentId; atSeconds: number }
  | { type: 'resumeEpisode'; contentId: ContentId; season: number; episode: number; atSeconds: number }
  | { type: 'watchEpisode'; contentId: ContentId; season: number; episode: number }
  | { type: 'watchNow'; contentId: ContentId }

/** `pending` until session, plan and progress are loaded. */
export type WatchContext = 'pending' | { isLoggedIn: boolean; plan: CurrentPlan; progress: Progress[] }

/** The label names what the click does, so access is checked before progress (PLAY-7). */
export function watchButton(title: Watchable, viewer: WatchContext, now: Date): WatchButton {
  if (viewer === 'pending') return { type: 'wait' }
  const release = releaseOf(title, now)
  if (release.status === 'announced') return { type: 'releasesOn', at: release.at }
  if (release.status === 'comingSoon') return { type: 'comingSoon' }
  const access = presumedAccess(title, viewer, now)
  if (!access.allowed) return { type: access.needs === 'login' ? 'loginToWatch' : 'subscribeToWatch' }
  return title.type === 'series' ? episodeButton(title, viewer.progress, now) : movieButton(title, viewer.progress)
}

/** An unknown plan allows: the server decides, and a subscriber never sees a sales prompt (PLAY-8). */
export function presumedAccess(offer: AccessTerms, { isLoggedIn, plan }: Pick<Exclude<WatchContext, 'pending'>, 'isLoggedIn' | 'plan'>, now: Date): Access {
  if (isLoggedIn && !plan.known) return { allowed: true }
  return decideAccess(offer, { isLoggedIn, subscription: plan.known ? plan.subscription : null }, now)
}

function movieButton(title: Watchable, progress: Progress[]): WatchButton {
  const own = progress.find(({ contentId }) => contentId === title.id)
  const atSeconds = secondsToResume(own, videoLength(title))
  return atSeconds > 0 ? { type: 'resume', contentId: title.id, atSeconds } : { type: 'watchNow', contentId: title.id }
}

function episodeButton(title: Watchable, progress: Progress[], now: Date): WatchButton {
  const episodes = releasedEpisodes(title, now)
  const [first] = episodes
  if (!first) return { type: 'comingSoon' }
  const next = episodeToResume(episodes, progress)
  if (!next) return { type: 'watchEpisode', contentId: first.id, season: first.season, episode: first.number }
  const { episode, atSeconds } = next
  return { type: 'resumeEpisode', contentId: episode.id, season: episode.season, episode: episode.number, atSeconds }
}

/** The episode watched last, else the next unfinished one; null when all are finished (PLAY-9, PLAY-46). */
function episodeToResume(episodes: WithSeason<WatchablePart>[], progress: Progress[]) {
  const progressById = new Map(progress.map((each) => [each.contentId, each]))
  const latest = watchedLast(episodes, progress)
  if (!latest) return null
  const from = episodes.indexOf(latest.part)
  const fromLatest = [...episodes.slice(from), ...episodes.slice(0, from)]
  const episode = fromLatest.find((each) => watchStatus(progressById.get(each.id), videoLength(each)) !== 'finished')
  if (!episode) return null
  return { episode, atSeconds: secondsToResume(progressById.get(episode.id), videoLength(episode)) }
}
