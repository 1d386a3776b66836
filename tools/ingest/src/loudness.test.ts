/** Some of these tests run ffmpeg: the system's, or that of the npm package. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { assetFolder, readAsset } from './asset.ts'
import { gainsFor, loudnessWarnings, maxTruePeakDbtp, readLoudness, targetLufs } from './loudness.ts'
import type { Loudness } from './loudness.ts'
import { packageFilm } from './package-film.ts'
import { ebur128, makeClip, packagedFilm, run, temporaryFolder } from './testing.ts'

jest.setTimeout(120_000)

const track = (integratedLufs: number, truePeakDbtp: number): Loudness => ({ integratedLufs, truePeakDbtp })

describe('the gains of the tracks of a video', () => {
  it('bring all of them to the target', () => {
    expect(gainsFor([track(-18.1, -4.5), track(-27, -12)])).toEqual([expect.closeTo(-4.9), expect.closeTo(4)])
  })

  it('bring all of them to the level of the track whose peaks leave the least room', () => {
    expect(gainsFor([track(-30, -5), track(-20, -3)])).toEqual([3, -7])
  })

  it('leave silence as it is', () => {
    expect(gainsFor([null, track(-20, -3)])).toEqual([0, -3])
    expect(gainsFor([null])).toEqual([0])
  })

  it('do not follow a quiet track with a loud click far down', () => {
    expect(gainsFor([track(-50, -0.1), track(-20, -3)])).toEqual([expect.closeTo(-1.9), -11])
  })

  it('never exceed the true peak or the target, and keep all tracks at one level', () => {
    const tracks = fc.array(fc.record({ integratedLufs: fc.double({ min: -45, max: -6, noNaN: true }), crest: fc.double({ min: 3, max: 28, noNaN: true }) }), { minLength: 1, maxLength: 6 })
    fc.assert(fc.property(tracks, (given) => {
      const measured = given.map(({ integratedLufs, crest }) => track(integratedLufs, integratedLufs + crest))
      const after = gainsFor(measured).map((gain, at) => ({ lufs: (measured[at]?.integratedLufs ?? 0) + gain, peak: (measured[at]?.truePeakDbtp ?? 0) + gain }))
      for (const { lufs, peak } of after) {
        expect(peak).toBeLessThanOrEqual(maxTruePeakDbtp)
        expect(lufs).toBeLessThanOrEqual(targetLufs + 1e-9)
      }
      const levels = after.map(({ lufs }) => lufs)
      expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(1e-9)
    }))
  })
})

it('the loudness is read from the last summary of ffmpeg', () => {
  const summary = (i: string, peak: string) => `[Parsed_ebur128_2 @ 0x1] Summary:\n\n  Integrated loudness:\n    I:         ${i} LUFS\n    Threshold: -28.3 LUFS\n\n  True peak:\n    Peak:       ${peak} dBFS\n`
  expect(readLoudness(summary('-18.1', '-4.5'))).toEqual({ integratedLufs: -18.1, truePeakDbtp: -4.5 })
  expect(readLoudness(summary('-70.0', '-inf'))).toBeNull()
  expect(() => readLoudness('')).toThrow('did not measure')
})

it('a track that misses its level is named', () => {
  const measured = (name: string, integratedLufs: number | null, truePeakDbtp: number | null) => ({ track: name, gainDb: 0, integratedLufs, truePeakDbtp })
  expect(loudnessWarnings([measured('audio-en', -23, -6), measured('audio-bn', -23.2, -2)])).toEqual([])
  expect(loudnessWarnings([measured('audio-en', -23, -0.4), measured('audio-bn', null, null), measured('audio-hi', -27, -2)])).toEqual([
    'audio-en has a true peak of -0.4 dBTP.', 'audio-bn is silent.', 'audio-hi is 4.0 LU quieter than the others: its peaks leave no room.',
  ])
})

describe('a packaged video', () => {
  const folder = temporaryFolder()
  afterAll(() => rmSync(folder, { recursive: true }))

  /** Pink noise of the given level: loud at first, quiet in its second half. */
  function makeNoise(name: string, volume: string): string {
    const file = join(folder, name)
    run(['-f', 'lavfi', '-i', 'anoisesrc=color=pink:seed=7:r=48000', '-t', '6', '-af', `volume=${volume},volume=0.25:enable='gte(t,3)'`, '-ac', '2', file])
    return file
  }

  it('has all languages at -23 LUFS, with the dynamics of its source, and tells what was measured (MED-43)', async () => {
    const [loud, quiet] = [makeNoise('loud.wav', '-1dB'), makeNoise('quiet.wav', '-25dB')]
    const film = makeClip(folder, 'film.mp4', ['-t', '6', '-an'])
    const source = { film, language: 'en', audio: [{ file: loud, language: 'en' }, { file: quiet, language: 'bn' }], subtitles: [], onlyLines: [240] }
    const lines: string[] = []
    const { assetId, loudness } = await packageFilm(source, { media: join(folder, 'media'), onWarning: (line) => lines.push(line) })
    const packaged = assetFolder(join(folder, 'media'), assetId)
    const measured = ['audio-en.m3u8', 'audio-bn.m3u8'].map((list) => ebur128(join(packaged, list)))
    for (const { integratedLufs, truePeakDbtp } of measured) {
      expect(Math.abs(integratedLufs - targetLufs)).toBeLessThanOrEqual(0.5)
      expect(truePeakDbtp).toBeLessThanOrEqual(maxTruePeakDbtp)
    }
    expect(loudness?.map(({ track: name, gainDb, ...each }) => [name, gainDb < 0, each])).toEqual([['audio-en', true, measured[0]], ['audio-bn', false, measured[1]]])
    expect(lines).toEqual([])
    // The halves of the source differ by 12 dB.
    const [first, second] = ['atrim=0.5:2.5', 'atrim=3.5:5.5'].map((part) => ebur128(join(packaged, 'audio-en.m3u8'), part).integratedLufs)
    expect((first ?? 0) - (second ?? 0)).toBeCloseTo(12, 0)
  })

  it('in the repository is at the same level', async () => {
    const asset = await readAsset(packagedFilm)
    for (const { track: name, integratedLufs } of asset?.loudness ?? []) {
      expect(ebur128(join(packagedFilm, `${name}.m3u8`)).integratedLufs).toBe(integratedLufs)
      expect(Math.abs((integratedLufs ?? 0) - targetLufs)).toBeLessThanOrEqual(0.5)
    }
    expect(asset?.loudness).toHaveLength(2)
  })
})
