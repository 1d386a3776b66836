import { basename } from 'node:path'
import { IngestError } from './ingest-error.ts'
import { ownDescriptionName, ownName } from './languages.ts'
import { probeSound } from './probe.ts'
import type { FilmFacts, TrackInFile } from './probe.ts'
import type { FilmSource } from './source.ts'
import type { SubtitleTrack } from './track.ts'

/** An audio track to encode, with its source stream. */
export type AudioSource = { name: string; language: string; label: string; isMain: boolean; isDescription: boolean; file: string; stream: number }

/** The audio of the video first, then additional files. The first is never audio description, which needs a choice (MED-13). */
export function audioTracksOf({ film, language, audioLabel, audio }: FilmSource, facts: FilmFacts): AudioSource[] {
  const own = descriptionsLast(facts.audio).map(({ stream, language: named, label: stated, isDescription }, index) => {
    const spoken = named ?? language
    const label = (index === 0 ? audioLabel : undefined) ?? stated ?? defaultLabel(spoken, isDescription)
    return { file: film, stream, language: spoken, label, isDescription }
  })
  const beside = audio.map(({ file, language: spoken, isDescription = false, ...named }) => {
    const stream = probeSound(file)[0]?.stream ?? 0
    const label = named.label ?? defaultLabel(spoken, isDescription)
    return { file, stream, language: spoken, label, isDescription }
  })
  const all = [...own, ...beside].map((sound) => ({ ...sound, name: `audio-${sound.isDescription ? 'description-' : ''}${sound.language}` }))
  if (all[0]?.isDescription) throw new IngestError(`${basename(film)} has no audio track besides the audio description.`)
  return withDifferentNames(all).map((sound, index) => ({ ...sound, isMain: index === 0 }))
}

/** The labels of tracks in an unknown language. */
const [unknownAudio, unknownSubtitles] = ['Audio', 'Subtitles']

function defaultLabel(language: string, isDescription: boolean): string {
  return isDescription ? ownDescriptionName(language) : (ownName(language) ?? unknownAudio)
}

/** The first track plays without a choice. */
function descriptionsLast(tracks: TrackInFile[]): TrackInFile[] {
  return tracks.toSorted((a, b) => Number(a.isDescription) - Number(b.isDescription))
}

/** Subtitles with their text. */
export type LabelledText = { language: string; label: string | undefined; text: string }

/** Names of subtitle tracks, in the given order. */
export function subtitlesOf(texts: LabelledText[]): (SubtitleTrack & { text: string })[] {
  return withDifferentNames(texts.map(({ language, label, text }) => ({ name: `subtitles-${language}`, language, label: label ?? ownName(language) ?? unknownSubtitles, text })))
}

/** Makes names and labels unique. */
function withDifferentNames<T extends { name: string; label: string }>(tracks: T[]): T[] {
  return tracks.map((track, index) => {
    const before = tracks.slice(0, index)
    const names = before.filter(({ name }) => name === track.name).length
    const labels = before.filter(({ label }) => label === track.label).length
    return {
      ...track,
      name: names > 0 ? `${track.name}-${names + 1}` : track.name,
      label: labels > 0 ? `${track.label} ${labels + 1}` : track.label,
    }
  })
}
