import { act, renderHook } from '@testing-library/react'
import { createJSONStorage } from 'jotai/utils'
import { loadSeriesChoices } from './series-choices.ts'
import { usePreferences } from './use-preferences.ts'

const storage = createJSONStorage<unknown>()
beforeEach(() => {
  storage.removeItem('playback')
  storage.removeItem('playback-series')
})

const open = (seriesKey?: string) => renderHook(() => usePreferences(seriesKey)).result
const stored = () => storage.getItem('playback', {})

describe('a choice in the player', () => {
  it('counts for all titles and for its series (PLAY-193)', () => {
    const tram = open('tram')
    act(() => tram.current.change({ audio: 'bn', hasDescription: true }))
    expect([tram.current.own.audio, tram.current.series]).toEqual(['bn', { audio: 'bn', hasDescription: true }])
    expect([stored(), open('tram').current.series, open('ferry').current.series]).toMatchObject([{ audio: 'bn' }, { audio: 'bn' }, {}])
  })

  it('of speed and delay counts for its series alone', () => {
    const tram = open('tram')
    act(() => tram.current.change({ rate: 1.5 }))
    act(() => tram.current.change({ captionsDelaySeconds: -0.5 }))
    expect([loadSeriesChoices('tram'), stored()]).toEqual([{ rate: 1.5, captionsDelaySeconds: -0.5 }, {}])
  })

  it('of the volume counts for all titles alone', () => {
    const tram = open('tram')
    act(() => tram.current.change({ volume: 0.4 }))
    expect([stored(), loadSeriesChoices('tram')]).toMatchObject([{ volume: 0.4 }, {}])
  })

  it('in another tab is followed at once, whatever that tab stores', () => {
    const film = open()
    const stores = (value: unknown) => act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'playback', newValue: JSON.stringify(value), storageArea: window.localStorage }))
    })
    stores({ version: 2, captionStyle: { colour: 'yellow' }, volume: 'loud' })
    expect([film.current.own.captionStyle.colour, film.current.own.volume]).toEqual(['yellow', 1])
  })

  it('lasts as long as the player without a series', () => {
    const film = open()
    act(() => film.current.change({ rate: 1.5 }))
    expect([film.current.series, storage.getItem('playback-series', null)]).toEqual([{ rate: 1.5 }, null])
  })
})
