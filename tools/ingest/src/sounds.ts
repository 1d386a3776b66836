import { ownName } from './languages.ts'
import { probeSound } from './probe.ts'
import type { FilmFacts } from './probe.ts'
import type { FilmSource } from './source.ts'
import type { SubtitleTrack } from './track.ts'

/** A sound track to make: which stream of which file. */
export type Sound = { name: string; language: string; label: string; isMain: boolean; file: string; stream: number }

/** The film's own sound first, then what came beside it. */
export function soundsOf({ film, language, audioLabel, audio }: FilmSource, facts: FilmFacts): Sound[] {
  const own = facts.audio.map((track, index) => {
    const spoken = track.language ?? language
    const label = (index === 0 ? audioLabel : undefined) ?? track.title ?? ownName(spoken)
    return { file: film, stream: track.stream, language: spoken, label }
  })
  const beside = audio.map(({ file, language: spoken, label = ownName(spoken) }) => {
    const stream = probeSound(file)[0]?.stream ?? 0
    return { file, stream, language: spoken, label }
  })
  const all = [...own, ...beside].map((sound) => ({ ...sound, name: `audio-${sound.language}` }))
  return withDifferentNames(all).map((sound, index) => ({ ...sound, isMain: index === 0 }))
}

export function subtitlesOf({ subtitles }: FilmSource): SubtitleTrack[] {
  const all = subtitles.map(({ language, label = ownName(language) }) => ({ name: `subtitles-${language}`, language, label }))
  return withDifferentNames(all)
}

/** Files need names, and menus need labels, that differ. */
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
