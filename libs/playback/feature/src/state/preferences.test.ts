import fc from 'fast-check'
import { captionStyleChoices } from '../captions/caption-style.ts'
import { defaultPreferences, readPreferences, startPreferences } from './preferences.ts'

describe('playback preferences', () => {
  it('are read as stored', () => {
    const stored = { ...defaultPreferences, captions: 'bn', captionsKind: 'captions', volume: 0.4, hasDescription: true, soundMode: 'night' } as const
    expect(readPreferences({ version: 2, ...stored })).toEqual(stored)
  })

  it('are read from version 1', () => {
    const stored = { captions: 'bn', lastCaptions: 'bn', captionSize: 'large', captionPlace: 'top', audio: null, volume: 1, isMuted: false }
    const { captions, captionStyle } = readPreferences(stored)
    expect([captions, captionStyle.size, captionStyle.position]).toEqual(['bn', 'large', 'top'])
  })

  it.each([
    ['a broken field', { volume: 7 }],
    ['a broken part of the caption style', { captionStyle: { colour: 'ultraviolet', size: 'large' } }],
    ['a missing field', { audio: undefined }],
  ])('keep the others beside %s (PLAY-190)', (_, broken) => {
    const { captions, volume, captionStyle, audio } = readPreferences({ version: 2, ...defaultPreferences, captions: 'bn', ...broken })
    expect([captions, volume, captionStyle.colour, audio]).toEqual(['bn', 1, 'white', null])
  })

  it.each([null, 'loud', [], 7, {}])('are the defaults for %j', (stored) => {
    expect(readPreferences(stored)).toEqual(defaultPreferences)
  })

  it('are valid for any JSON (PLAY-190)', () => {
    const field = fc.constantFrom('version', 'captionSize', ...Object.keys(defaultPreferences))
    const json = fc.oneof(fc.jsonValue(), fc.dictionary(field, fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...Object.keys(captionStyleChoices)), fc.jsonValue()))))
    fc.assert(fc.property(json, (stored) => {
      const read = readPreferences(stored)
      expect(Object.keys(read)).toEqual(Object.keys(defaultPreferences))
      expect(read.volume).toBeGreaterThanOrEqual(0)
      expect(read.volume).toBeLessThanOrEqual(1)
      for (const [part, choices] of Object.entries(captionStyleChoices)) expect(choices).toContain(read.captionStyle[part as keyof typeof captionStyleChoices])
      expect(readPreferences(JSON.parse(JSON.stringify({ version: 2, ...read })))).toEqual(read)
    }))
  })
})

describe('a video starts', () => {
  const own = { ...defaultPreferences, audio: 'en', captions: 'en' }
  const languagesOf = (...choices: [languages?: { audio: string | null; subtitles: string | null }, series?: { audio?: string; captions?: string | null }]) => {
    const { audio, captions } = startPreferences(own, ...choices)
    return [audio, captions]
  }

  it('in the user’s languages', () => {
    expect([languagesOf({ audio: 'bn', subtitles: 'hi' }), languagesOf({ audio: 'bn', subtitles: 'off' })]).toEqual([['bn', 'hi'], ['bn', null]])
  })

  it('in those of the browser where the user has none', () => {
    expect([languagesOf({ audio: null, subtitles: null }), languagesOf()]).toEqual([['en', 'en'], ['en', 'en']])
  })

  it('as chosen in its series before (PLAY-193)', () => {
    expect(languagesOf({ audio: 'bn', subtitles: 'hi' }, { captions: null })).toEqual(['bn', null])
    expect(languagesOf({ audio: 'bn', subtitles: 'off' }, { audio: 'hi', captions: 'bn' })).toEqual(['hi', 'bn'])
  })
})
