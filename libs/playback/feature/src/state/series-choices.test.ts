import fc from 'fast-check'
import { createJSONStorage } from 'jotai/utils'
import { choicesOf, loadSeriesChoices, maxSeries, readSeries, saveSeriesChoices, withChoices } from './series-choices.ts'

beforeEach(() => createJSONStorage().removeItem('playback-series'))

describe('the choices of a series', () => {
  it('survive a reload, part by part (PLAY-193)', () => {
    saveSeriesChoices('tram', { audio: 'bn' })
    saveSeriesChoices('tram', { rate: 1.5 })
    saveSeriesChoices('ferry', { captions: null })
    expect([loadSeriesChoices('tram'), loadSeriesChoices('ferry'), loadSeriesChoices('kite')]).toEqual([{ audio: 'bn', rate: 1.5 }, { captions: null }, {}])
  })

  it('are dropped for the series that changed longest ago', () => {
    const changes = fc.array(fc.tuple(fc.integer({ min: 0, max: 80 }).map(String), fc.constantFrom(1, 1.5, 2)), { maxLength: 200 })
    fc.assert(fc.property(changes, (all) => {
      const stored = all.reduce<ReturnType<typeof readSeries>>((before, [key, rate]) => withChoices(before, key, { rate }), [])
      const latest = [...new Set(all.map(([key]) => key).toReversed())].slice(0, maxSeries)
      expect(stored.map(({ key }) => key)).toEqual(latest)
      for (const key of latest) expect(choicesOf(stored, key)).toEqual({ rate: all.findLast(([each]) => each === key)?.[1] })
    }))
  })

  it('lose only their broken parts', () => {
    expect(readSeries([{ key: 'tram', audio: 5, rate: 1.5, captionsDelaySeconds: 90 }, 'x', { rate: 2 }])).toEqual([{ key: 'tram', rate: 1.5 }])
  })

  it('are valid for any JSON', () => {
    fc.assert(fc.property(fc.jsonValue(), (stored) => {
      const all = readSeries(stored)
      expect(all.length).toBeLessThanOrEqual(maxSeries)
      expect(readSeries(JSON.parse(JSON.stringify(all)))).toEqual(all)
    }))
  })
})
