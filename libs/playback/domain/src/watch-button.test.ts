import type { Progress } from '@ott/activity'
import { aProgress } from '@ott/activity/testing'
import type { CurrentPlan } from '@ott/billing'
import { aSubscription } from '@ott/billing/testing'
import type { ContentId } from '@ott/catalogue'
import { aMovie, anEpisode, aSeason, aSeries } from '@ott/catalogue/testing'
import { watchButton } from './watch-button.ts'

const now = new Date('2026-11-21T12:00:00Z')
const nextYear = new Date('2027-05-01T00:00:00Z')
const subscribed: CurrentPlan = { known: true, subscription: aSubscription() }
const none: CurrentPlan = { known: true, subscription: null }
const mobile = { id: 'mobile', loginRequired: true }

const viewer = (changes: { isLoggedIn?: boolean; plan?: CurrentPlan; progress?: Progress[] } = {}) => ({
  isLoggedIn: true,
  plan: subscribed,
  progress: [],
  ...changes,
})
const watched = (id: string, secondsWatched: number, hour: number) =>
  aProgress({ contentId: id as ContentId, secondsWatched, watchedAt: new Date(Date.UTC(2026, 10, 20, hour)) })

describe('the watch button of a movie', () => {
  it('waits while the user is loading', () => {
    expect(watchButton(aMovie(), 'pending', now)).toEqual({ type: 'wait' })
  })

  it('shows the release date first, also to guests', () => {
    const film = aMovie({ releasesAt: nextYear, includedPlans: [mobile] })
    expect(watchButton(film, viewer({ isLoggedIn: false, plan: none }), now)).toEqual({ type: 'releasesOn', at: nextYear })
  })

  it('says coming soon if the date has passed without a video', () => {
    expect(watchButton(aMovie({ isStreamable: false }), viewer(), now)).toEqual({ type: 'comingSoon' })
  })

  it('asks a guest to log in if a plan requires it', () => {
    const film = aMovie({ includedPlans: [mobile] })
    expect(watchButton(film, viewer({ isLoggedIn: false, plan: none }), now)).toEqual({ type: 'loginToWatch' })
  })

  it('does not offer to resume after the subscription ended', () => {
    expect(watchButton(aMovie(), viewer({ plan: none, progress: [aProgress()] }), now)).toEqual({ type: 'subscribeToWatch' })
  })

  it('never asks to subscribe if the plan could not be loaded', () => {
    expect(watchButton(aMovie(), viewer({ plan: { known: false } }), now)).toEqual({ type: 'watchNow', contentId: 'ferry' })
  })

  it('resumes at the last position', () => {
    expect(watchButton(aMovie(), viewer({ progress: [aProgress({ secondsWatched: 42 })] }), now)).toEqual({
      type: 'resume',
      contentId: 'ferry',
      atSeconds: 42,
    })
  })

  it('measures the progress by the film that plays, not by the run length (CAT-96)', () => {
    const film = aMovie({ runLengthSeconds: 6720, durationSeconds: 40 })
    const at = (secondsWatched: number) => watchButton(film, viewer({ progress: [aProgress({ secondsWatched })] }), now).type
    expect([37.9, 38].map(at)).toEqual(['resume', 'watchNow'])
  })

  it('starts again when finished', () => {
    const finished = [aProgress({ secondsWatched: 95 })]
    expect(watchButton(aMovie(), viewer({ progress: finished }), now)).toEqual({ type: 'watchNow', contentId: 'ferry' })
  })
})

describe('the watch button of a series', () => {
  it('starts with the first released episode, never with a special', () => {
    const series = aSeries({ seasons: [aSeason(0, [anEpisode(9)]), aSeason(2, [anEpisode(3)])] })
    expect(watchButton(series, viewer(), now)).toEqual({ type: 'watchEpisode', contentId: 'e3', season: 2, episode: 3 })
  })

  it('resumes the episode watched last', () => {
    const progress = [watched('e1', 30, 9), watched('e2', 40, 10)]
    expect(watchButton(aSeries(), viewer({ progress }), now)).toMatchObject({ type: 'resumeEpisode', episode: 2, atSeconds: 40 })
  })

  it('offers the next episode when that is finished', () => {
    const progress = [watched('e1', 30, 9), watched('e2', 99, 10)]
    expect(watchButton(aSeries(), viewer({ progress }), now)).toMatchObject({ type: 'resumeEpisode', episode: 3, atSeconds: 0 })
  })

  it('offers a skipped episode when the last one is finished', () => {
    const progress = [watched('e3', 99, 9)]
    expect(watchButton(aSeries(), viewer({ progress }), now)).toMatchObject({ type: 'resumeEpisode', episode: 1, atSeconds: 0 })
  })

  it('starts again when all released episodes are finished', () => {
    const series = aSeries({ seasons: [aSeason(1, [anEpisode(1), anEpisode(2, { releasesAt: nextYear })])] })
    expect(watchButton(series, viewer({ progress: [watched('e1', 95, 9)] }), now)).toMatchObject({ type: 'watchEpisode', episode: 1 })
  })

  it('ignores progress of removed episodes', () => {
    expect(watchButton(aSeries(), viewer({ progress: [watched('gone', 50, 9)] }), now)).toMatchObject({ type: 'watchEpisode' })
  })
})
