import { chatter, koel, lapping, splash, wings } from './ambience.ts'
import { between, during } from './ease.ts'
import { drum, ektara, flute, pad, perform, piano, pluck, tune } from './instruments.ts'
import { seat, type Score } from './orchestra.ts'
import { lowpass, noise, play, voice, type Sound } from './sound.ts'

const beat = 0.9

export const dawnScore: Score = (lead, seconds) => seat(seconds, [
  { loudness: -31, echo: 0.1, play: (into) => lapping(into, seconds, 1) },
  { loudness: -27, echo: 0.5, play: birds },
  { loudness: -29, echo: 0.2, play: (into) => river(into, seconds) },
  { loudness: -25, echo: 0.4, play: chords },
  ...(lead === 'piano' ? [
    { loudness: -19, echo: 0.35, play: pianoTune },
    { loudness: -25, echo: 0.35, play: pianoLeft },
  ] : [
    { loudness: -19, echo: 0.5, play: (into: Sound) => fluteTune(into, seconds) },
    { loudness: -26, echo: 0.3, play: strings },
    { loudness: -29, echo: 0.2, play: drums },
  ]),
])

function birds(into: Sound) {
  play(into, 6.4, koel(3), 0.5, 0.6)
  play(into, 19.6, koel(4), 0.42, 0.7)
  play(into, 29, koel(3), 0.3, -0.5)
  for (const [at, pan] of [[8.6, -0.7], [10.9, 0.3], [14.9, -0.4], [18, 0.8], [22.4, -0.8], [26.8, 0.2], [30.4, 0.6]] as const) play(into, at, chatter(Math.round(at * 10)), 0.16, pan)
  play(into, 12.8, wings(4, 2), 0.5, -0.5)
  play(into, 13.6, wings(4, 3), 0.4, -0.1)
  play(into, 24.2, splash(6), 1.2, -0.35)
  play(into, 18, sailcloth(), 0.7, -0.05)
}

/** The sound of a sail that is hoisted and snaps once. */
function sailcloth() {
  const air = noise(12), soft = lowpass(1300)
  return voice(3.6, (t) => soft(air()) * (0.4 * during(t, 0, 3.2, 0.8) * Math.max(0, Math.sin(t * 13)) ** 2 + 1.4 * between(t, 3, 3.02) * Math.exp(-Math.max(0, t - 3) * 14)))
}

function river(into: Sound, seconds: number) {
  for (const side of [-1, 1]) {
    const air = noise(21 + side), low = lowpass(320)
    play(into, 0, voice(seconds, (t) => low(air()) * (0.7 + 0.3 * Math.sin(t * 0.6 + side))), 1, side * 0.8)
  }
}

function chords(into: Sound) {
  pad(into, 0, 11, 'F2 C3 F3 G3', 1)
  pad(into, 8, 11, 'D3 A3 C4 F4', 1)
  pad(into, 16, 11, 'Bb2 F3 A3 D4', 1)
  pad(into, 23.6, 11.4, 'F2 C3 A3 C4 G4', 1)
}

function pianoTune(into: Sound) {
  perform(into, tune(2, beat, `
    C5:2 D5:1 C5:1 A4:3 -:1   G4:1 A4:1 C5:2! A4:1 G4:1 F4:3 -:1
    A4:1 C5:1 D5:2! F5:2 D5:1 C5:1 A4:2 G4:2   F4:1 G4:1 A4:1 C5:3! -:1 D5:1 C5:4`), piano, 0.5, 0.1)
}

function pianoLeft(into: Sound) {
  const figures = ['F2 C3 F3 A3', 'F2 C3 G3 C4', 'D2 A2 D3 F3', 'D2 A2 F3 C4', 'Bb2 F3 A3 D4', 'Bb2 F3 C4 D4', 'F2 C3 G3 A3', 'F2 C3 A3 C4']
  figures.forEach((figure, k) => perform(into, tune(2 + k * 4 * beat, beat / 2, `${figure} ${figure.split(' ').slice(1).toReversed().join(' ')} -`), piano, 0.34, -0.25))
}

function fluteTune(into: Sound, seconds: number) {
  play(into, 0, flute(tune(1.6, beat, `
    C5:3 D5:0.5 C5:0.5 A4:3! -:1   G4:0.5 A4:0.5 C5:2 A4:0.5 G4:0.5 F4:3 -:1
    A4:0.5 C5:0.5 D5:1 F5:3! D5:0.5 C5:0.5 D5:0.5 C5:0.5 A4:1 G4:2 -:1   F4:0.5 G4:0.5 A4:1 C5:3! D5:0.5 C5:0.5 A4:0.5 G4:0.5 F4:5`), seconds), 0.5, 0.12)
}

function strings(into: Sound) {
  for (let k = 0; k < 16; k++) perform(into, tune(2 + k * 2 * beat, beat, k % 4 === 3 ? 'F3 -' : 'F3! C4:0.5 F3'), ektara, 0.5, -0.3)
  for (let k = 10; k < 16; k++) perform(into, tune(2 + k * 2 * beat, beat / 2, k % 2 ? '- A4 - C5' : '- F4 G4 -'), pluck, 0.6, 0.4)
}

function drums(into: Sound) {
  for (let k = 18; k < 33; k++) {
    play(into, 2 + k * beat, drum(92, 0.1), k % 2 ? 0.5 : 0.9, -0.1)
    play(into, 2 + (k + 0.66) * beat, drum(210, 0.5), 0.34, 0.2)
  }
}
