import type { Engine, Track } from '../engine/engine.ts'
import { createPlaybackEvents } from '../state/playback-events.ts'
import type { PlaybackEvent } from '../state/playback-events.ts'
import type { PlaybackSession } from '../state/playback-session.ts'
import { initialState } from '../state/playback-state.ts'
import { audioToPlay, createTrackSelection } from './track-selection.ts'
import type { TrackPreferences } from './track-selection.ts'

const english = { id: '1', language: 'en', label: 'English' }
const bengali = { id: '2', language: 'bn', label: 'বাংলা' }
const described = { id: '3', language: 'en', label: 'English (audio description)', isDescription: true }
const film = [english, bengali, described]

describe('the audio track', () => {
  it('is the first by default, never audio description', () => {
    expect(audioToPlay(film, { audio: null })).toBe(english)
    expect(audioToPlay([described, bengali, english], { audio: null })).toBe(bengali)
    expect(audioToPlay([described, bengali, english], { audio: 'en' })).toBe(english)
  })

  it('is audio description if chosen, until another choice', () => {
    expect(audioToPlay(film, { audio: 'en', hasDescription: true })).toBe(described)
    expect(audioToPlay(film, { audio: 'en', hasDescription: false })).toBe(english)
  })

  it('keeps the chosen language if it has no audio description', () => {
    expect(audioToPlay(film, { audio: 'bn', hasDescription: true })).toBe(bengali)
    expect(audioToPlay([english, bengali], { audio: 'en', hasDescription: true })).toBe(english)
  })
})

describe('the tracks of a stream', () => {
  const text: Track[] = [
    { id: '50', language: 'en', label: 'English', kind: 'subtitles' },
    { id: '51', language: 'en', label: 'English', kind: 'captions' },
    { id: '52', language: 'en', label: 'English', kind: 'forced' },
    { id: '53', language: 'bn', label: 'বাংলা', kind: 'forced' },
  ]

  /** What the engine was told last. */
  function open(preferences: Partial<TrackPreferences> = {}, textTracks = text) {
    const told = { text: null as string | null, audio: '1', delay: 0 }
    const state = { ...initialState }
    const engine: Partial<Engine> = {
      audioTracks: () => film,
      textTracks: () => textTracks,
      heights: () => [],
      currentAudio: () => told.audio,
      chooseAudio: (id) => { told.audio = id },
      chooseText: (id) => { told.text = id },
      delayText: (seconds) => { told.delay = seconds },
    }
    const events: PlaybackEvent[] = []
    const session = { engine, events: createPlaybackEvents(() => 0, () => 0, (event) => events.push(event)) } as PlaybackSession
    const tracks = createTrackSelection(session, { audio: null, captions: null, ...preferences }, (change) => Object.assign(state, change))
    tracks.apply()
    return { told, state, tracks, events }
  }

  it('that are chosen are events, which tell audio description from plain audio', () => {
    const { tracks, events } = open()
    for (const id of ['3', '2']) tracks.chooseAudio(id)
    tracks.chooseText(null)
    expect(events).toMatchObject([
      { type: 'trackChanged', kind: 'description', language: 'en' }, { type: 'trackChanged', kind: 'audio', language: 'bn' }, { type: 'trackChanged', kind: 'text', language: null },
    ])
  })

  it('show forced subtitles in the language of the sound while subtitles are off (PLAY-194)', () => {
    const { told, state, tracks } = open()
    expect([told.text, state.textId]).toEqual(['52', null])
    tracks.chooseAudio('2')
    expect([told.text, state.textId]).toEqual(['53', null])
    tracks.chooseText('50')
    expect([told.text, state.textId]).toEqual(['50', '50'])
    tracks.chooseAudio('1')
    expect(told.text).toBe('50')
    tracks.chooseText(null)
    expect([told.text, state.textId]).toEqual(['52', null])
  })

  it('show nothing without forced subtitles', () => {
    expect(open({}, text.slice(0, 2)).told.text).toBeNull()
  })

  it('are of the chosen kind, also after the stream is opened again (PLAY-192)', () => {
    const { told, tracks } = open({ captions: 'en', captionsKind: 'captions' })
    expect(told.text).toBe('51')
    tracks.chooseText('50')
    tracks.invalidate()
    tracks.apply()
    expect(told.text).toBe('50')
  })

  it('keep their delay when the stream is opened again (PLAY-195)', () => {
    const { told, state, tracks } = open({ captionsDelaySeconds: 1.5 })
    expect([told.delay, state.captionsDelaySeconds]).toEqual([1.5, 1.5])
    tracks.delayCaptions(-0.5)
    told.delay = 0
    tracks.invalidate()
    tracks.apply()
    expect([told.delay, state.captionsDelaySeconds]).toEqual([-0.5, -0.5])
  })
})
