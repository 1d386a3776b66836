import { readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { LabelledText } from './audio-tracks.ts'
import { runFfmpeg } from './ffmpeg.ts'
import { unknownLanguage } from './languages.ts'
import { part } from './make-tracks.ts'
import type { PackagingContext } from './make-tracks.ts'
import type { MeasuredFilm } from './measured-film.ts'
import type { TrackInFile } from './probe.ts'
import { subtitleArgs } from './recipe.ts'
import type { FilmSource } from './source.ts'

/**
 * The subtitles in the video file as WebVTT (MED-34). A given file replaces the tracks of its language. Each track that is
 * left out is reported.
 */
export async function subtitlesInFilm(context: PackagingContext, { file, facts }: MeasuredFilm, { subtitles }: FilmSource, onWarning: (line: string) => void): Promise<LabelledText[]> {
  const given = new Set(subtitles.map(({ language }) => language))
  const texts: LabelledText[] = []
  for (const track of facts.subtitles) {
    const language = track.language ?? unknownLanguage
    if (given.has(language)) {
      onWarning(`${basename(file)}: subtitle track ${track.stream} (${language}) is left out, because a file with subtitles in this language is given.`)
      continue
    }
    const text = await textOf(context, file, track)
    if (text.includes('-->')) texts.push({ language, label: track.label ?? undefined, text })
    else onWarning(`${basename(file)}: subtitle track ${track.stream} (${language}) is empty and is left out.`)
  }
  return texts
}

async function textOf(context: PackagingContext, film: string, { stream }: TrackInFile): Promise<string> {
  const kept = join(context.work, `text-${stream}.vtt`)
  await part(context, `text-${stream}`, async (folder) => {
    const file = join(folder, 'text.vtt')
    await runFfmpeg({ ...context.run, film, args: subtitleArgs(film, stream, file) })
    await writeFile(kept, await readFile(file).catch(() => ''))
    await rm(file, { force: true })
  })
  return readFile(kept, 'utf8')
}
