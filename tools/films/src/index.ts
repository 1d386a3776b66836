import { fileURLToPath } from 'node:url'

/** The demo films with their files in `mezzanines`. */

export type FilmId = 'fireflies' | 'monsoon' | 'tram' | 'dawn' | 'kite' | 'sea' | 'mist' | 'kantha'
type LocalizedText = { en: string; bn: string }

export type FilmFiles = {
  id: FilmId
  title: LocalizedText
  seconds: number
  /** The video with its first audio track. */
  video: string
  /** Two audio tracks; the first is in `video`. */
  audio: readonly [{ label: LocalizedText; inVideo: true }, { label: LocalizedText; file: string }]
  subtitles: LocalizedText
}

export const films: readonly FilmFiles[] = [
  film('fireflies', 38, { en: 'Fireflies', bn: 'জোনাকি' }),
  film('monsoon', 38.5, { en: 'The First Rain', bn: 'প্রথম বৃষ্টি' }),
  film('tram', 43, { en: 'The Last Tram', bn: 'শেষ ট্রাম' }),
  film('dawn', 35, { en: 'River, Morning', bn: 'নদী, ভোরবেলা' }),
  film('kite', 36, { en: 'Two Kites', bn: 'দুটি ঘুড়ি' }),
  film('sea', 34, { en: 'The Sea Remembers', bn: 'সমুদ্রের মনে আছে' }),
  film('mist', 38, { en: 'A Cup for the Mist', bn: 'কুয়াশার জন্য এক ভাঁড়' }),
  film('kantha', 36, { en: 'The Quilt', bn: 'নকশি কাঁথা' }),
]

function film(id: FilmId, seconds: number, title: LocalizedText): FilmFiles {
  return {
    id, title, seconds,
    video: mezzanine(`${id}.mp4`),
    audio: [
      { label: { en: 'Piano', bn: 'পিয়ানো' }, inVideo: true },
      { label: { en: 'Flute and ektara', bn: 'বাঁশি ও একতারা' }, file: mezzanine(`${id}-bn.m4a`) },
    ],
    subtitles: { en: mezzanine(`${id}-en.vtt`), bn: mezzanine(`${id}-bn.vtt`) },
  }
}

function mezzanine(name: string) {
  return fileURLToPath(new URL(`../mezzanines/${name}`, import.meta.url))
}
