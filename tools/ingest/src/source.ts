import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, constants, readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { IngestError, fileError } from './ingest-error.ts'
import { recipeVersion } from './recipe.ts'

/** A video with its additional audio and subtitle files. */
export type FilmSource = {
  film: string
  /** The language of the video's audio, if the file does not name it. */
  language: string
  /** The label of the video's audio; default: the name of its language. */
  audioLabel?: string
  /** Additional audio tracks. */
  audio: LabelledFile[]
  /** WebVTT. */
  subtitles: LabelledFile[]
  /** Limits the renditions to these heights. */
  onlyLines?: number[]
}

/** `isDescription` marks audio description. */
export type LabelledFile = { file: string; language: string; label?: string; isDescription?: true }

export type SourceHashes = { assetId: string; sourceHash: string; filmHash: string }

/** Checks that every file exists, is readable and not empty. */
export async function checkFiles({ film, audio, subtitles }: FilmSource): Promise<void> {
  for (const file of [film, ...audio.map((each) => each.file), ...subtitles.map((each) => each.file)]) await checkFile(file)
}

async function checkFile(path: string): Promise<void> {
  try {
    const found = await stat(path)
    if (!found.isFile()) throw new IngestError(`${path} is not a file.`)
    if (found.size === 0) throw new IngestError(`${basename(path)} is empty.`)
    await access(path, constants.R_OK)
  } catch (error) {
    throw fileError(error, path)
  }
}

/** Hashes the content: the same files, labels and recipe give the same id on every machine. */
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
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(text)) throw new IngestError(`${basename(path)} is not a WebVTT file: it does not begin with WEBVTT.`)
  if (!text.includes('-->')) throw new IngestError(`${basename(path)} has no subtitles in it.`)
  return text
}

function decode(bytes: Buffer, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new IngestError(`${basename(path)} is not valid UTF-8.`)
  }
}
