import { aProgress } from '@ott/activity/testing'
import type { ContentId } from '@ott/catalogue'
import fc from 'fast-check'
import { spoilerVisibility, hidesUpcoming } from './spoilers.ts'
import type { WatchContext } from './watch-button.ts'

const id = (name: string) => name as ContentId
const viewer = (...progress: ReturnType<typeof aProgress>[]): WatchContext => ({ isLoggedIn: true, plan: { known: false }, progress })
const started = aProgress({ contentId: id('e1'), secondsWatched: 1 })

describe('the description of an episode', () => {
  it('is covered with spoilers hidden, until the episode is started', () => {
    const covers = ['e1', 'e2'].map((contentId) => spoilerVisibility(id(contentId), true, viewer(started)))
    expect(covers).toEqual(['open', 'covered'])
  })

  it('is covered again after a return to the start', () => {
    expect(spoilerVisibility(id('e1'), true, viewer({ ...started, secondsWatched: 0 }))).toBe('covered')
  })

  it('is pending while profile or progress is not loaded', () => {
    expect([spoilerVisibility(id('e1'), null, viewer(started)), spoilerVisibility(id('e1'), true, 'pending')]).toEqual(['pending', 'pending'])
  })

  it('is never covered with spoilers shown, and never open with spoilers hidden before the start', () => {
    const episodes = fc.constantFrom('e1', 'e2', 'e3').map(id)
    const progress = fc.array(fc.record({ contentId: episodes, secondsWatched: fc.constantFrom(0, 1, 50) }).map(aProgress))
    fc.assert(fc.property(episodes, progress, fc.constantFrom(true, null), (contentId, watched, hides) => {
      const known = viewer(...watched)
      expect(spoilerVisibility(contentId, false, known)).toBe('open')
      const hasBegun = watched.some((each) => each.contentId === contentId && each.secondsWatched > 0)
      expect(spoilerVisibility(contentId, hides, known) === 'open').toBe(hides === true && hasBegun)
    }))
  })
})

describe('the upcoming part of an episode', () => {
  const at = (secondsWatched: number) => aProgress({ secondsWatched, runtimeSeconds: 100 })

  it('is hidden with spoilers hidden or an unknown setting, until the episode is finished', () => {
    for (const hides of [true, null]) {
      expect([undefined, at(0), at(1), at(94), at(95)].map((progress) => hidesUpcoming(progress, 100, hides))).toEqual([true, true, true, true, false])
    }
  })

  it('is never hidden with spoilers shown', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 100 }), (seconds) => expect(hidesUpcoming(at(seconds), 100, false)).toBe(false)))
  })
})
