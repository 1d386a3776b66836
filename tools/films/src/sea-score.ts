import { between, during } from './ease.ts'
import { splash } from './ambience.ts'
import { bell, drum, ektara, flute, pad, perform, piano, pluck, tune } from './instruments.ts'
import { seat, type Score } from './orchestra.ts'
import { highpass, lowpass, noise, play, voice, type Sound } from './sound.ts'

const beat = 0.8
const touch = 16.8

export const seaScore: Score = (lead, seconds) => seat(seconds, [
  { loudness: -27, echo: 0.15, play: (into) => surf(into, seconds) },
  { loudness: -30, echo: 0.6, play: lights },
  { loudness: -25, echo: 0.45, play: chords },
  ...(lead === 'piano' ? [
    { loudness: -19, echo: 0.4, play: (into: Sound) => perform(into, tune(2, beat, melody), piano, 0.5, 0.1) },
    { loudness: -25, echo: 0.4, play: pianoLeft },
  ] : [
    { loudness: -19, echo: 0.5, play: (into: Sound) => play(into, 0, flute(tune(2, beat, melody), seconds), 0.5, 0.1) },
    { loudness: -25, echo: 0.35, play: strings },
    { loudness: -30, echo: 0.2, play: drums },
  ]),
])

/** A lullaby of falling steps; it rises when the sea lights up. */
const melody = `
  E5:2 D5:1 B4 A4:2 G4   B4:1 A4 G4 E4 D4:3 -:1
  E4:1 G4 A4:2 B4:1 D5 B4:2   -:2
  E5:1 G5 A5:3! G5:1 E5:2 D5   E5:1 G5 E5 D5 B4:3 -:1   A4:1 B4 D5 B4 A4 G4 E4:4`

/** Each wave starts on one side, breaks in the middle and recedes with a hiss. */
function surf(into: Sound, seconds: number) {
  for (let k = -1; k < 7; k++) {
    const start = k * 5.6 - 1, from = Math.max(0, start)
    const roar = noise(k + 60), low = lowpass(520), hiss = noise(k + 80), high = highpass(1400), soft = lowpass(6000)
    const left = Math.min(9, seconds - from)
    if (left <= 0) continue
    play(into, from, voice(left, (s) => {
      const t = s + from - start
      return low(roar()) * 2.2 * during(t, 0.4, 6, 2.4) + soft(high(hiss())) * 0.5 * (during(t, 3, 5.4, 1) + 0.6 * during(t, 5, 9, 1.8))
    }), 0.8, (k % 2 ? 0.3 : -0.3))
  }
  const deep = noise(5), bed = lowpass(180)
  play(into, 0, voice(seconds, (t) => bed(deep()) * (1.6 + 0.4 * Math.sin(t * 0.7))), 1, 0)
}

/** Small bells for the glints on the water. */
function lights(into: Sound) {
  play(into, touch, splash(3), 1.4, -0.1)
  const names = [1318.5, 1568, 1760, 1975.5, 2349.3]
  for (let k = 0; k < 26; k++) play(into, touch + 0.2 + k * 0.44, bell(names[(k * 3) % 5] ?? 1568, 2, 0.4), 0.5 * between(k, -1, 5) * (1 - between(k, 16, 27)), Math.sin(k * 2.4) * 0.8)
}

function chords(into: Sound) {
  pad(into, 0, 10, 'E2 B2 G3 D4', 1)
  pad(into, 8, 10, 'C3 G3 B3 E4', 1)
  pad(into, touch - 0.4, 9, 'G2 D3 B3 E4 A4', 1.2)
  pad(into, 24.4, 9.6, 'E2 B2 G3 B3', 1)
}

function pianoLeft(into: Sound) {
  const figures = ['E2 B2 E3 G3', 'C3 G3 B3 E4', 'A2 E3 G3 B3', 'C3 G3 B3 D4', 'G2 D3 G3 B3', 'D3 A3 D4 F#4', 'E2 B2 G3 B3']
  figures.forEach((figure, k) => perform(into, tune(2 + k * 5 * beat, beat, `${figure} -`), piano, 0.34, -0.25))
}

function strings(into: Sound) {
  for (let k = 0; k < 14; k++) perform(into, tune(2 + k * 2.5 * beat, beat, k % 2 ? 'E3 B3:0.5 E3' : 'E3! B2'), ektara, 0.5, -0.3)
  for (let k = 7; k < 14; k++) perform(into, tune(2 + k * 2.5 * beat, beat / 2, 'G4 B4 D5 B4'), pluck, 0.55, 0.4)
}

function drums(into: Sound) {
  for (let k = 7; k < 14; k++) {
    play(into, 2 + k * 2.5 * beat, drum(84, 0.1), 0.9, -0.1)
    play(into, 2 + (k * 2.5 + 1.25) * beat, drum(196, 0.4), 0.4, 0.2)
  }
}
