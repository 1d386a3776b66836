import type { ContentId, Title } from '@ott/catalogue'
import { aMovie, anEpisode, aSeason, aSeries } from '@ott/catalogue/testing'
import fc from 'fast-check'
import { continueWatching } from './continue-watching.ts'
import { watchStatus } from './progress.ts'
import type { Progress } from './progress.ts'
import { aProgress } from './testing.ts'

const now = new Date('2026-11-21T12:00:00Z')
const tomorrow = new Date('2026-11-22T12:00:00Z')
const ferry = aMovie()
const kash = aMovie({ id: 'kash' as ContentId })
const tram = aSeries()

const watched = (id: string, secondsWatched: number, hour: number) =>
  aProgress({ contentId: id as ContentId, secondsWatched, watchedAt: new Date(Date.UTC(2026, 10, 20, hour)) })
const toGoOnWith = (titles: Title[], ...progress: Progress[]) =>
  continueWatching(titles, progress, now).map(({ part, progress: known }) => [part.id, known?.secondsWatched ?? 0])

describe('continue watching', () => {
  it('lists each title once by its episode watched last, most recent first', () => {
    expect(toGoOnWith([ferry, tram, kash], watched('ferry', 20, 8), watched('e1', 30, 7), watched('e2', 40, 9))).toEqual([['e2', 40], ['ferry', 20]])
  })

  it('offers the next episode after a finished one, with its progress', () => {
    expect(toGoOnWith([tram], watched('e1', 95, 9))).toEqual([['e2', 0]])
    expect(toGoOnWith([tram], watched('e2', 30, 8), watched('e1', 99, 9))).toEqual([['e2', 30]])
  })

  it('offers the next season and skips finished episodes', () => {
    const series = aSeries({ seasons: [aSeason(1, [anEpisode(1), anEpisode(2)]), aSeason(2, [anEpisode(1, { id: 's2e1' as ContentId })])] })
    expect(toGoOnWith([series], watched('e2', 99, 8), watched('e1', 99, 9))).toEqual([['s2e1', 0]])
  })

  it('leaves out finished movies and series without a further episode', () => {
    const waiting = aSeries({ seasons: [aSeason(1, [anEpisode(1), anEpisode(2, { releasesAt: tomorrow }), anEpisode(3, { isStreamable: false })])] })
    expect(toGoOnWith([ferry, waiting], watched('ferry', 95, 9), watched('e1', 95, 9))).toEqual([])
    expect(toGoOnWith([tram], watched('e3', 95, 9))).toEqual([])
  })

  it('leaves out titles that are not started or have no length', () => {
    const endless = aMovie({ id: 'kash' as ContentId, runLengthSeconds: null })
    expect(toGoOnWith([ferry, endless], watched('ferry', 0, 9), { ...watched('kash', 9, 9), runtimeSeconds: 0 })).toEqual([])
  })

  const ids = ['ferry', 'kash', 'e1', 'e2', 'e3']
  const histories = fc
    .array(fc.record({ id: fc.constantFrom(...ids), seconds: fc.constantFrom(0, 10, 94, 95, 100), hour: fc.integer({ min: 0, max: 23 }) }))
    .map((all) => [...new Map(all.map(({ id, seconds, hour }) => [id, watched(id, seconds, hour)])).values()])

  it('lists unfinished titles once and most recent first, for any history', () => {
    fc.assert(fc.property(histories, (progress) => {
      const found = continueWatching([ferry, kash, tram], progress, now)
      expect(new Set(found.map(({ title }) => title)).size).toBe(found.length)
      expect(found).toEqual(found.toSorted((one, other) => other.watchedAt.getTime() - one.watchedAt.getTime()))
      expect(found.filter((item) => watchStatus(item.progress, item.part.runLengthSeconds) === 'finished')).toEqual([])
    }))
  })

  it('becomes empty for a user who watches each entry, without repeating one', () => {
    fc.assert(fc.property(histories, (initial) => {
      const offered: string[] = []
      for (let progress = initial, hour = 24; ; hour += 1) {
        const [first] = continueWatching([ferry, kash, tram], progress, now)
        if (!first) break
        const { id } = first.part
        offered.push(id)
        progress = [...progress.filter(({ contentId }) => contentId !== id), watched(id, 100, hour)]
      }
      expect(new Set(offered).size).toBe(offered.length)
    }))
  })
})
