import { fileURLToPath } from 'node:url'

/** The films, ready to be brought into a catalogue. Nothing here draws: the pictures are in `mezzanines`. */

export type FilmId = 'fireflies' | 'monsoon' | 'tram' | 'dawn' | 'kite' | 'sea' | 'mist' | 'kantha'
type InBoth = { en: string; bn: string }

export type FilmFiles = {
  id: FilmId
  title: InBoth
  seconds: number
  /** Picture with the first sound track. */
  video: string
  /** Sound in its two settings; the first is the one inside `video`. */
  audio: readonly [{ label: InBoth; inVideo: true }, { label: InBoth; file: string }]
  subtitles: InBoth
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

function film(id: FilmId, seconds: number, title: InBoth): FilmFiles {
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
