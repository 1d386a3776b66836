import type { Track } from '../engine/engine.ts'
import { choosableTracks, forcedText, preferredText } from './text-tracks.ts'

const subtitles: Track = { id: '1', language: 'en', label: 'English', kind: 'subtitles' }
const captions: Track = { id: '2', language: 'en', label: 'English', kind: 'captions' }
const bengali: Track = { id: '3', language: 'bn', label: 'বাংলা' }
const signs: Track = { id: '4', language: 'bn', label: 'বাংলা', kind: 'forced' }
const film = [signs, subtitles, captions, bengali]

describe('the text track', () => {
  it('is of the preferred kind in the preferred language (PLAY-192)', () => {
    expect(preferredText(film, { captions: 'en' })).toBe(subtitles)
    expect(preferredText(film, { captions: 'en', captionsKind: 'captions' })).toBe(captions)
  })

  it('is of the other kind if the language has no other', () => {
    expect(preferredText(film, { captions: 'bn', captionsKind: 'captions' })).toBe(bengali)
    expect(preferredText([captions], { captions: 'en', captionsKind: 'subtitles' })).toBe(captions)
  })

  it('is none without a choice or in a missing language', () => {
    expect([preferredText(film, { captions: null }), preferredText(film, { captions: 'hi' })]).toEqual([undefined, undefined])
  })

  it('is never a forced one by choice', () => {
    expect(preferredText([signs], { captions: 'bn' })).toBeUndefined()
    expect(choosableTracks(film)).toEqual([subtitles, captions, bengali])
  })

  it('is forced in the language of the sound alone (PLAY-194)', () => {
    expect(forcedText(film, { id: '9', language: 'bn', label: '' })).toBe(signs)
    expect(forcedText(film, { id: '9', language: 'en', label: '' })).toBeUndefined()
    expect(forcedText(film, undefined)).toBeUndefined()
  })
})
