import { execFileSync, spawnSync } from 'node:child_process'
import { findFfmpeg } from './ffmpeg.ts'
import { films } from './index.ts'

const ffmpeg = findFfmpeg()

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

function samplesOf(file: string) {
  const bytes = execFileSync(ffmpeg, ['-v', 'error', '-i', file, '-vn', '-ac', '1', '-ar', '48000', '-f', 'f32le', '-'], { maxBuffer: 64_000_000 })
  return Float32Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readFloatLE(i * 4))
}

function peakOf(samples: Float32Array) {
  let peak = 0
  for (const x of samples) if (x > peak || -x > peak) peak = x < 0 ? -x : x
  return peak
}

function loudnessOf(file: string) {
  const { stderr } = spawnSync(ffmpeg, ['-hide_banner', '-i', file, '-vn', '-af', 'ebur128', '-f', 'null', '-'], { encoding: 'utf8' })
  return Number(/Summary:[\s\S]*?I:\s+(-?[\d.]+) LUFS/.exec(stderr)?.[1])
}
