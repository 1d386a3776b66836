import { isPlaybackPreferences, defaultPreferences, startPreferences } from './preferences.ts'

describe('playback preferences', () => {
  it('are read as stored', () => {
    expect(isPlaybackPreferences({ ...defaultPreferences, captions: 'bn', volume: 0.4 })).toBe(true)
    expect(isPlaybackPreferences({ ...defaultPreferences, audio: 'en', hasDescription: true })).toBe(true)
  })

  it.each([null, 'loud', [], { ...defaultPreferences, volume: 7 }, { ...defaultPreferences, captionSize: 'huge' }, { ...defaultPreferences, captions: 5 }, { ...defaultPreferences, hasDescription: 'yes' }, { volume: 1 }])('reject %j', (kept) => {
    expect(isPlaybackPreferences(kept)).toBe(false)
  })
})

describe('a video starts', () => {
  const own = { ...defaultPreferences, audio: 'en', captions: 'en' }
  const languagesOf = (languages?: { audio: string | null; subtitles: string | null }) => {
    const { audio, captions } = startPreferences(own, languages)
    return [audio, captions]
  }

  it('in the user’s languages', () => {
    expect([languagesOf({ audio: 'bn', subtitles: 'hi' }), languagesOf({ audio: 'bn', subtitles: 'off' })]).toEqual([['bn', 'hi'], ['bn', null]])
  })

  it('in those of the browser where the user has none', () => {
    expect([languagesOf({ audio: null, subtitles: null }), languagesOf()]).toEqual([['en', 'en'], ['en', 'en']])
  })
})
