import { atomWithStorage, createJSONStorage, unstable_withStorageValidator } from 'jotai/utils'

export const captionSizes = ['small', 'medium', 'large'] as const
export const captionPlaces = ['bottom', 'top'] as const

export type CaptionSize = (typeof captionSizes)[number]
export type CaptionPlace = (typeof captionPlaces)[number]

/** Playback preferences for all titles. Languages are codes; null is the title's default. */
export type PlaybackPreferences = {
  /** Captions language; null is off. */
  captions: string | null
  /** Restored when captions are toggled on by hotkey. */
  lastCaptions: string | null
  captionSize: CaptionSize
  captionPlace: CaptionPlace
  audio: string | null
  /** Audio description was chosen. Absent in older stored preferences. */
  hasDescription?: boolean
  volume: number
  isMuted: boolean
}

/** The user's own languages; null leaves one to the browser. Subtitles can be `off`. */
export type StartLanguages = { audio: string | null; subtitles: string | null }

export const defaultPreferences: PlaybackPreferences = {
  captions: null,
  lastCaptions: null,
  captionSize: 'medium',
  captionPlace: 'bottom',
  audio: null,
  volume: 1,
  isMuted: false,
}

const stored = unstable_withStorageValidator(isPlaybackPreferences)(createJSONStorage<unknown>())

/** Stored in this browser; in memory where storage is full or blocked. */
export const playbackPreferencesAtom = atomWithStorage<PlaybackPreferences>('playback', defaultPreferences, {
  ...stored,
  setItem(key, value) {
    try {
      stored.setItem(key, value)
    } catch {
      // The atom keeps the value in memory.
    }
  },
}, { getOnInit: true })

/** The user's languages come before those of this browser (PLAY-130). */
export function startPreferences(own: PlaybackPreferences, { audio, subtitles }: StartLanguages = { audio: null, subtitles: null }): PlaybackPreferences {
  return { ...own, audio: audio ?? own.audio, captions: subtitles === null ? own.captions : subtitles === 'off' ? null : subtitles }
}

export function isPlaybackPreferences(value: unknown): value is PlaybackPreferences {
  if (typeof value !== 'object' || value === null) return false
  const { captions, lastCaptions, captionSize, captionPlace, audio, hasDescription, volume, isMuted } = value as Record<keyof PlaybackPreferences, unknown>
  return (
    isLanguage(captions) && isLanguage(lastCaptions) && isLanguage(audio) &&
    (hasDescription === undefined || typeof hasDescription === 'boolean') &&
    captionSizes.some((each) => each === captionSize) &&
    captionPlaces.some((each) => each === captionPlace) &&
    typeof volume === 'number' && volume >= 0 && volume <= 1 &&
    typeof isMuted === 'boolean'
  )
}

function isLanguage(value: unknown): boolean {
  return value === null || typeof value === 'string'
}
