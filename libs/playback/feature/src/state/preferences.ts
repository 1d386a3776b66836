import { skipModes } from '@ott/playback'
import type { SkipMode } from '@ott/playback'
import { atomWithStorage, createJSONStorage } from 'jotai/utils'
import { defaultCaptionStyle, readCaptionStyle } from '../captions/caption-style.ts'
import type { CaptionStyle } from '../captions/caption-style.ts'
import { textKinds } from '../captions/text-tracks.ts'
import type { TextKind } from '../captions/text-tracks.ts'
import { soundModes } from '../sound/sound-mode.ts'
import type { SoundMode } from '../sound/sound-mode.ts'
import type { SeriesChoices } from './series-choices.ts'
import { between, boolean, isRecord, languageOrNull, oneOf, readFields } from './stored-fields.ts'

/** Playback preferences for all titles. Languages are codes; null is the title's default. */
export type PlaybackPreferences = {
  /** Captions language; null is off. */
  captions: string | null
  /** Preferred where a language has both captions and subtitles. */
  captionsKind: TextKind
  /** Restored when captions are toggled on by hotkey. */
  lastCaptions: string | null
  captionStyle: CaptionStyle
  /** Screen readers read captions aloud (PLAY-197). */
  readsCaptions: boolean
  audio: string | null
  /** Audio description was chosen. */
  hasDescription: boolean
  soundMode: SoundMode
  skip: SkipMode
  volume: number
  isMuted: boolean
}

/** A choice in the player: for all titles, and for those parts that a series has of its own, for the series. */
export type PreferenceChange = Partial<PlaybackPreferences> & SeriesChoices

/** The user's own languages; null leaves one to the browser. Subtitles can be `off`. */
export type StartLanguages = { audio: string | null; subtitles: string | null }

export const defaultPreferences: PlaybackPreferences = {
  captions: null,
  captionsKind: 'subtitles',
  lastCaptions: null,
  captionStyle: defaultCaptionStyle,
  readsCaptions: false,
  audio: null,
  hasDescription: false,
  soundMode: 'off',
  skip: 'ask',
  volume: 1,
  isMuted: false,
}

/** Of the stored object. Version 1 had no field for it, and the caption style in two fields. */
const version = 2

const json = createJSONStorage<unknown>()

/** Stored in this browser; in memory where storage is full or blocked. */
export const playbackPreferencesAtom = atomWithStorage<PlaybackPreferences>('playback', defaultPreferences, {
  getItem: (key) => readPreferences(json.getItem(key, null)),
  setItem(key, value) {
    try {
      json.setItem(key, { version, ...value })
    } catch {
      // The atom keeps the value in memory.
    }
  },
  removeItem: json.removeItem,
  subscribe: (key, changed, initial) => json.subscribe?.(key, (value) => changed(readPreferences(value)), initial) ?? (() => {}),
}, { getOnInit: true })

/** Reads stored preferences of any version: a missing or broken field gets its default and leaves the others (PLAY-190). */
export function readPreferences(stored: unknown): PlaybackPreferences {
  return readFields(upgrade(stored), defaultPreferences, {
    captions: languageOrNull,
    captionsKind: oneOf(textKinds),
    lastCaptions: languageOrNull,
    captionStyle: readCaptionStyle,
    readsCaptions: boolean,
    audio: languageOrNull,
    hasDescription: boolean,
    soundMode: oneOf(soundModes),
    skip: oneOf(skipModes),
    volume: between(0, 1),
    isMuted: boolean,
  })
}

function upgrade(stored: unknown): unknown {
  if (!isRecord(stored) || stored.version !== undefined) return stored
  return { captionStyle: { size: stored.captionSize, position: stored.captionPlace }, ...stored }
}

/** The choices of the series come first, then the user's languages (PLAY-130), then those of this browser (PLAY-193). */
export function startPreferences(
  own: PlaybackPreferences,
  { audio, subtitles }: StartLanguages = { audio: null, subtitles: null },
  series: SeriesChoices = {},
): PlaybackPreferences & SeriesChoices {
  const captions = subtitles === null ? own.captions : subtitles === 'off' ? null : subtitles
  return { ...own, audio: audio ?? own.audio, captions, ...series }
}
