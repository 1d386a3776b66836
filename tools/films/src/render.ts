import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { films, type FilmFiles } from './index.ts'
import type { Lead } from './orchestra.ts'
import type { Line } from './picture.ts'
import { programme } from './programme.ts'
import { wav } from './sound.ts'
import { framesPerSecond, grain, height, width } from './stage.ts'
import { webVtt } from './subtitles.ts'

/** `npm run films [-- id ...]` renders pictures and sound of the films into `mezzanines`. */

/** Makes the output reproducible: no dates, no encoder names. */
const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact', '-movflags', '+faststart']

const wanted = process.argv.slice(2)
const unknown = wanted.filter((id) => !films.some((film) => film.id === id))
if (unknown.length > 0) {
  console.error(`Unknown film ${unknown.join(', ')}. Known films: ${films.map((film) => film.id).join(', ')}.`)
  process.exit(1)
}
/** The frames are piped, which the WebAssembly build cannot read. */
const ffmpeg = process.env['FFMPEG'] ?? 'ffmpeg'
if (spawnSync(ffmpeg, ['-version']).status !== 0) {
  console.error(`Rendering needs ffmpeg, and ${ffmpeg} does not run. Install it, or name another one in FFMPEG.`)
  process.exit(1)
}
for (const film of films) if (wanted.length === 0 || wanted.includes(film.id)) await renderFilm(film)

async function renderFilm(film: FilmFiles) {
  mkdirSync(dirname(film.video), { recursive: true })
  const folder = mkdtempSync(join(tmpdir(), 'films-'))
  try {
    writeSubtitles(film)
    logProgress(film, 'audio')
    const [piano, folk] = [record(film, 'piano', folder), record(film, 'folk', folder)]
    await encode(film, piano)
    execFileSync(ffmpeg, ['-v', 'error', '-y', '-i', folk, '-ar', '48000', '-c:a', 'aac', '-b:a', '128k', ...exact, film.audio[1].file])
  } finally {
    rmSync(folder, { recursive: true })
  }
  process.stdout.write('\n')
}

function writeSubtitles({ id, subtitles }: FilmFiles) {
  for (const language of ['en', 'bn'] as const) {
    writeFileSync(subtitles[language], webVtt(programme[id].poem.map((line: Line) => ({ ...line, text: line[language] }))))
  }
}

function record({ id, seconds }: FilmFiles, lead: Lead, folder: string) {
  const file = join(folder, `${lead}.wav`)
  writeFileSync(file, wav(programme[id].score(lead, seconds)))
  return file
}

async function encode(film: FilmFiles, sound: string) {
  const encoder = spawn(ffmpeg, [
    '-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${width}x${height}`, '-r', String(framesPerSecond), '-i', '-', '-i', sound,
    '-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709',
    '-c:v', 'libx264', '-preset', 'slow', '-profile:v', 'high', '-crf', '24', '-maxrate', '860k', '-bufsize', '3440k', '-aq-mode', '2',
    '-g', String(2 * framesPerSecond), '-keyint_min', String(2 * framesPerSecond), '-sc_threshold', '0',
    '-ar', '48000', '-c:a', 'aac', '-b:a', '128k', ...exact, film.video,
  ], { stdio: ['pipe', 'inherit', 'inherit'] })
  const finished = once(encoder, 'exit')
  for (const frame of frames(film)) if (!encoder.stdin.write(frame)) await once(encoder.stdin, 'drain')
  encoder.stdin.end()
  const [code] = await finished
  if (code !== 0) throw new Error(`ffmpeg exited with ${code} while encoding ${film.id}`)
}

function* frames(film: FilmFiles) {
  const canvas = createCanvas(width, height), pen = canvas.getContext('2d')
  const paint = programme[film.id].rehearse(), dust = grain()
  const count = Math.round(film.seconds * framesPerSecond)
  for (let n = 0; n < count; n++) {
    pen.save()
    paint(pen, n / framesPerSecond)
    pen.restore()
    dust(pen, n / framesPerSecond)
    if (n % framesPerSecond === 0 || n === count - 1) logProgress(film, `${Math.round(((n + 1) / count) * 100)} %`)
    yield Buffer.from(canvas.data())
  }
}

function logProgress({ id }: FilmFiles, progress: string) {
  process.stdout.write(`\r${id.padEnd(10)} ${progress.padEnd(10)}`)
}
