import { isPlaybackPreferences, defaultPreferences } from './preferences.ts'

describe('playback preferences', () => {
  it('are read as stored', () => {
    expect(isPlaybackPreferences({ ...defaultPreferences, captions: 'bn', volume: 0.4 })).toBe(true)
    expect(isPlaybackPreferences({ ...defaultPreferences, audio: 'en', hasDescription: true })).toBe(true)
  })

  it.each([null, 'loud', [], { ...defaultPreferences, volume: 7 }, { ...defaultPreferences, captionSize: 'huge' }, { ...defaultPreferences, captions: 5 }, { ...defaultPreferences, hasDescription: 'yes' }, { volume: 1 }])('reject %j', (kept) => {
    expect(isPlaybackPreferences(kept)).toBe(false)
  })
})
