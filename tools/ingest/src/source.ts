import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, constants, readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { CannotIngest, fileTrouble } from './ingest-error.ts'
import { recipeVersion } from './recipe.ts'

/** A film and all that belongs to it, as files. */
export type FilmSource = {
  film: string
  /** Of the film's own sound, where the file does not say. */
  language: string
  /** What viewers choose the film's own sound by; else its language in its own words. */
  audioLabel?: string
  /** Sound in other languages or settings. */
  audio: LabelledFile[]
  /** WebVTT. */
  subtitles: LabelledFile[]
  /** Only these sizes of the picture, in lines; else the whole ladder. */
  onlyLines?: number[]
}

/** `isDescription`: of sound that also says what is to be seen. */
export type LabelledFile = { file: string; language: string; label?: string; isDescription?: true }

export type SourceHashes = { assetId: string; sourceHash: string; filmHash: string }

/** Every file must be there, readable and not empty before any work. */
export async function checkFiles({ film, audio, subtitles }: FilmSource): Promise<void> {
  for (const file of [film, ...audio.map((each) => each.file), ...subtitles.map((each) => each.file)]) await checkFile(file)
}

async function checkFile(path: string): Promise<void> {
  try {
    const found = await stat(path)
    if (!found.isFile()) throw new CannotIngest(`${path} is not a file.`)
    if (found.size === 0) throw new CannotIngest(`${basename(path)} is empty.`)
    await access(path, constants.R_OK)
  } catch (error) {
    throw fileTrouble(error, path)
  }
}

/** Names a source by its content: the same files, words and recipe give the same name on every machine. */
export async function hashSource({ film, language, audioLabel, audio, subtitles, onlyLines }: FilmSource): Promise<SourceHashes> {
  const filmHash = await hashFile(film)
  const hashed = (files: LabelledFile[]) =>
    Promise.all(files.map(async ({ file, ...named }) => ({ ...named, hash: await hashFile(file) })))
  const whole = [recipeVersion, filmHash, language, audioLabel, await hashed(audio), await hashed(subtitles), onlyLines]
  const sourceHash = createHash('sha256').update(JSON.stringify(whole)).digest('hex')
  return { assetId: sourceHash.slice(0, 16), sourceHash, filmHash }
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash)
  return hash.digest('hex')
}

/** The text of a WebVTT file with plain line ends. */
export async function readSubtitles(path: string): Promise<string> {
  const bytes = await readFile(path)
  const text = decode(bytes, path).replaceAll(/\r\n?/g, '\n')
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(text)) throw new CannotIngest(`${basename(path)} is not a WebVTT file: it does not begin with WEBVTT.`)
  if (!text.includes('-->')) throw new CannotIngest(`${basename(path)} has no subtitles in it.`)
  return text
}

function decode(bytes: Buffer, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new CannotIngest(`${basename(path)} is not written in UTF-8.`)
  }
}
