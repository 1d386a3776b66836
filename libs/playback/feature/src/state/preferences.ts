import { atomWithStorage, createJSONStorage, unstable_withStorageValidator } from 'jotai/utils'

export const captionSizes = ['small', 'medium', 'large'] as const
export const captionPlaces = ['bottom', 'top'] as const

export type CaptionSize = (typeof captionSizes)[number]
export type CaptionPlace = (typeof captionPlaces)[number]

/** How this viewer likes to watch, in every film. Languages are codes; null takes what the film offers first. */
export type PlaybackPreferences = {
  /** The language of subtitles; null is off. */
  captions: string | null
  /** The language to come back to when captions are switched on again by key. */
  lastCaptions: string | null
  captionSize: CaptionSize
  captionPlace: CaptionPlace
  audio: string | null
  /** The sound that was chosen also says what is to be seen. Browsers that kept their choices before do not say. */
  hasDescription?: boolean
  volume: number
  isMuted: boolean
}

export const usual: PlaybackPreferences = {
  captions: null,
  lastCaptions: null,
  captionSize: 'medium',
  captionPlace: 'bottom',
  audio: null,
  volume: 1,
  isMuted: false,
}

const stored = unstable_withStorageValidator(isPlaybackPreferences)(createJSONStorage<unknown>())

/** Kept in this browser. Where storage is full or blocked, a choice lasts as long as the page. */
export const playbackPreferencesAtom = atomWithStorage<PlaybackPreferences>('playback', usual, {
  ...stored,
  setItem(key, value) {
    try {
      stored.setItem(key, value)
    } catch {
      // The atom holds it.
    }
  },
}, { getOnInit: true })

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
