import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ffmpeg } from '@ott/ingest'
import { films } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'films-'))

afterAll(() => rmSync(folder, { recursive: true }))

describe.each(films)('the sound of $id', (film) => {
  it.each([['piano', film.video], ['folk', film.audio[1].file]])('led by %s starts and ends silent and stays below full scale', (_lead, file) => {
    const samples = samplesOf(file)
    expect(samples.length / 48_000).toBeCloseTo(film.seconds, 0)
    expect(peakOf(samples)).toBeLessThan(0.99)
    expect(peakOf(samples.subarray(0, 96))).toBeLessThan(0.001)
    expect(peakOf(samples.subarray(Math.round((film.seconds - 0.02) * 48_000)))).toBeLessThan(0.001)
  })

  it.each([['piano', film.video], ['folk', film.audio[1].file]])('led by %s is as loud as the others', (_lead, file) => {
    expect(loudnessOf(file)).toBeCloseTo(-18, 0)
  })

  it('differs between the lead instruments', () => {
    const [piano, folk] = [samplesOf(film.video), samplesOf(film.audio[1].file)]
    const difference = piano.map((x, i) => x - (folk[i] ?? 0))
    expect(peakOf(difference)).toBeGreaterThan(0.1)
  })
})

/** Runs ffmpeg and returns what it says. */
function run(args: string[]) {
  const [program = '', ...first] = ffmpeg()
  return spawnSync(program, [...first, '-nostdin', ...args], { encoding: 'utf8' }).stderr
}

function samplesOf(file: string) {
  const samples = join(folder, 'samples')
  run(['-v', 'error', '-y', '-i', file, '-vn', '-ac', '1', '-ar', '48000', '-f', 'f32le', samples])
  const bytes = readFileSync(samples)
  return Float32Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readFloatLE(i * 4))
}

function peakOf(samples: Float32Array) {
  let peak = 0
  for (const x of samples) if (x > peak || -x > peak) peak = x < 0 ? -x : x
  return peak
}

function loudnessOf(file: string) {
  const stderr = run(['-hide_banner', '-i', file, '-vn', '-af', 'ebur128', '-f', 'null', '-'])
  return Number(/Summary:[\s\S]*?I:\s+(-?[\d.]+) LUFS/.exec(stderr)?.[1])
}
