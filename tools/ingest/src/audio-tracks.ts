import { basename } from 'node:path'
import { IngestError } from './ingest-error.ts'
import { ownDescriptionName, ownName } from './languages.ts'
import { probeSound } from './probe.ts'
import type { FilmFacts } from './probe.ts'
import type { FilmSource } from './source.ts'
import type { SubtitleTrack } from './track.ts'

/** An audio track to encode, with its source stream. */
export type AudioSource = { name: string; language: string; label: string; isMain: boolean; isDescription: boolean; file: string; stream: number }

/** The audio of the video first, then additional files. The first is never audio description, which needs a choice (MED-13). */
export function audioTracksOf({ film, language, audioLabel, audio }: FilmSource, facts: FilmFacts): AudioSource[] {
  const own = facts.audio.map((track, index) => {
    const spoken = track.language ?? language
    const label = (index === 0 ? audioLabel : undefined) ?? track.title ?? ownName(spoken)
    return { file: film, stream: track.stream, language: spoken, label, isDescription: false }
  })
  const beside = audio.map(({ file, language: spoken, isDescription = false, ...named }) => {
    const stream = probeSound(file)[0]?.stream ?? 0
    const label = named.label ?? (isDescription ? ownDescriptionName(spoken) : ownName(spoken))
    return { file, stream, language: spoken, label, isDescription }
  })
  const all = [...own, ...beside].map((sound) => ({ ...sound, name: `audio-${sound.isDescription ? 'description-' : ''}${sound.language}` }))
  if (all[0]?.isDescription) throw new IngestError(`${basename(film)} has no audio track besides the audio description.`)
  return withDifferentNames(all).map((sound, index) => ({ ...sound, isMain: index === 0 }))
}

export function subtitlesOf({ subtitles }: FilmSource): SubtitleTrack[] {
  const all = subtitles.map(({ language, label = ownName(language) }) => ({ name: `subtitles-${language}`, language, label }))
  return withDifferentNames(all)
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
