import { isPlaybackPreferences, usual } from './preferences.ts'

describe('playback preferences', () => {
  it('are taken as they were kept', () => {
    expect(isPlaybackPreferences({ ...usual, captions: 'bn', volume: 0.4 })).toBe(true)
    expect(isPlaybackPreferences({ ...usual, audio: 'en', hasDescription: true })).toBe(true)
  })

  it.each([null, 'loud', [], { ...usual, volume: 7 }, { ...usual, captionSize: 'huge' }, { ...usual, captions: 5 }, { ...usual, hasDescription: 'yes' }, { volume: 1 }])('are not made of %j', (kept) => {
    expect(isPlaybackPreferences(kept)).toBe(false)
  })
})
