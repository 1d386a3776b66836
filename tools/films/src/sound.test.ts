import { pitch, tune } from './instruments.ts'
import { loudnessOf, master, play, silence, voice, wav } from './sound.ts'

it('measures a full-scale tone of 997 Hz on one channel at -3 LUFS, as in the standard', () => {
  const sound = silence(3)
  sound.left = voice(3, (t) => Math.sin(2 * Math.PI * 997 * t))
  expect(loudnessOf(sound)).toBeCloseTo(-3.01, 1)
})

it('mixes a voice at its time and cuts it at the end', () => {
  const sound = silence(1)
  play(sound, 0.5, voice(1, () => 1), 0.5, -1)
  expect([sound.left[23_999], sound.left[24_000], sound.right[24_000]?.toFixed(3)]).toEqual([0, expect.closeTo(Math.SQRT1_2), '0.000'])
  expect(sound.left).toHaveLength(48_000)
})

it('parses a tune: lengths persist, a dash is a rest, an exclamation mark an accent', () => {
  expect(tune(2, 0.5, 'A4:2 A5! -:1 C4')).toEqual([
    { at: 2, hz: 440, seconds: 1, force: 0.72 },
    { at: 3, hz: 880, seconds: 1, force: 1 },
    { at: 4.5, hz: pitch('C4'), seconds: 0.5, force: 0.72 },
  ])
})

it('writes a WAV file with two channels and sixteen bits', () => {
  const file = wav({ left: Float32Array.of(0, 1), right: Float32Array.of(-1, 0.5) })
  expect(file.toString('latin1', 0, 4)).toBe('RIFF')
  expect([44, 46, 48, 50].map((at) => file.readInt16LE(at))).toEqual([0, -32767, 32767, 16384])
})

it('masters any input to one loudness, below full scale, with silent ends', () => {
  const loud = silence(4)
  play(loud, 0, voice(4, (t) => 3 * Math.sin(2 * Math.PI * 220 * t) + (Math.floor(t * 8) === t * 8 ? 90 : 0)), 1, 0.3)
  const { left, right } = master(loud, { fadeOut: 1 })
  expect(loudnessOf({ left, right })).toBeCloseTo(-18, 0)
  for (const side of [left, right]) {
    expect(side.every((x) => x > -0.9 && x < 0.9)).toBe(true)
    expect([side[0], side.at(-1)]).toEqual([expect.closeTo(0, 4), expect.closeTo(0, 4)])
  }
})
