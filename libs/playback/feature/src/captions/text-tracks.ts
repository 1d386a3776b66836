import type { Track } from '../engine/engine.ts'
import type { PlaybackState } from '../state/playback-state.ts'

/** Captions also describe sounds. The names are those of the DOM. */
export const textKinds = ['subtitles', 'captions'] as const

export type TextKind = (typeof textKinds)[number]

/** `captions` is a language; null is off. */
export type TextPreferences = { captions: string | null; captionsKind?: TextKind }

/** The tracks that a user can choose: forced ones show themselves. */
export const choosableTracks = (tracks: Track[]): Track[] => tracks.filter(({ kind }) => kind !== 'forced')

/** The track in the preferred language, of the preferred kind if the video has both (PLAY-192). */
export function preferredText(tracks: Track[], { captions, captionsKind = 'subtitles' }: TextPreferences): Track | undefined {
  const inLanguage = choosableTracks(tracks).filter(({ language }) => language === captions)
  return inLanguage.find((track) => kindOf(track) === captionsKind) ?? inLanguage[0]
}

/** The forced track of the audio's language: signs and foreign dialogue, while subtitles are off (PLAY-194). */
export function forcedText(tracks: Track[], audio: Track | undefined): Track | undefined {
  return tracks.find(({ kind, language }) => kind === 'forced' && language === audio?.language)
}

/** The track whose cues are shown: the chosen one, else a forced one. */
export function shownText({ textTracks, textId, audioTracks, audioId }: Pick<PlaybackState, 'textTracks' | 'textId' | 'audioTracks' | 'audioId'>): Track | undefined {
  return textTracks.find(({ id }) => id === textId) ?? forcedText(textTracks, audioTracks.find(({ id }) => id === audioId))
}

export const kindOf = ({ kind }: Track): TextKind => (kind === 'captions' ? 'captions' : 'subtitles')
