import { chatter, wind, wings } from './ambience.ts'
import { between, during } from './ease.ts'
import { bell, drum, ektara, flute, pad, perform, piano, pluck, tune } from './instruments.ts'
import { seat, type Score } from './orchestra.ts'
import { highpass, lowpass, noise, play, voice, type Sound } from './sound.ts'

const beat = 0.5

export const kiteScore: Score = (lead, seconds) => seat(seconds, [
  { loudness: -31, echo: 0.1, play: (into) => air(into, seconds) },
  { loudness: -29, echo: 0.4, play: roofs },
  { loudness: -26, echo: 0.4, play: chords },
  ...(lead === 'piano' ? [
    { loudness: -19, echo: 0.3, play: pianoTune },
    { loudness: -25, echo: 0.3, play: pianoLeft },
  ] : [
    { loudness: -19, echo: 0.45, play: (into: Sound) => play(into, 0, flute(tune(1.6, beat, melody), seconds), 0.5, 0.1) },
    { loudness: -25, echo: 0.3, play: strings },
    { loudness: -28, echo: 0.2, play: drums },
  ]),
])

/** The melody rises with the kite; after the cut it falls, pauses, and rises again. */
const melody = `
  D4:1 F#4 A4 B4:2! A4:1   F#4:1 A4 B4 D5:3!   E5:1 D5 B4 A4:2 F#4:1   A4:1 B4 D5 E5:3!
  F#5:2! E5:1 D5 B4:2 A4:1 B4   -:2   E5:1 D5 B4 A4 F#4 E4 D4:3   -:3
  D4:2 F#4:1 A4:3   B4:1 D5 E5 F#5:3!   E5:1 D5 B4 D5:4`

function air(into: Sound, seconds: number) {
  play(into, 0, wind(seconds, (t) => 0.5 + 0.3 * Math.sin(t * 0.5), 4), 1, -0.4)
  play(into, 0, wind(seconds, (t) => 0.45 + 0.3 * Math.sin(t * 0.43 + 2), 9), 1, 0.5)
}

function roofs(into: Sound) {
  for (const [at, pan] of [[2.2, -0.7], [4.9, 0.5], [8.2, 0.8], [11.4, -0.3], [19.2, 0.4], [22.8, -0.6]] as const) play(into, at, chatter(Math.round(at * 10)), 0.2, pan)
  play(into, 3, wings(3, 3), 0.4, 0.4)
  play(into, 10.6, wings(3, 5), 0.4, -0.4)
  play(into, 14.5, snap(), 1.6, 0.1)
  play(into, 21.1, paper(), 0.9, 0.5)
  play(into, 25.6, paper(), 0.9, 0.5)
  for (const [at, hz] of [[27, 620], [29.6, 620], [32.2, 620]] as const) play(into, at, bell(hz, 2.6, 0.4), 0.16, 0.7)
}

/** The kite line under tension, then its snap. */
function snap() {
  const hiss = noise(8), edge = highpass(1500)
  return voice(0.6, (t) => Math.exp(-t * 12) * Math.sin(2 * Math.PI * (1900 - 1400 * between(t, 0, 0.3)) * t) * 0.5 + edge(hiss()) * Math.exp(-t * 60))
}

function paper() {
  const hiss = noise(14), soft = lowpass(2600)
  return voice(1.2, (t) => soft(hiss()) * during(t, 0, 1.1, 0.3) * Math.max(0, Math.sin(t * 31)) ** 3)
}

function chords(into: Sound) {
  pad(into, 0, 9, 'D3 A3 F#4', 1)
  pad(into, 7.4, 8, 'G2 D3 B3 F#4', 1)
  pad(into, 14.6, 8, 'B2 F#3 D4', 0.8)
  pad(into, 21.6, 8, 'G2 D3 A3 B3', 1)
  pad(into, 28, 8, 'D3 A3 D4 F#4', 1)
}

function pianoTune(into: Sound) {
  perform(into, tune(1.6, beat, melody), piano, 0.5, 0.1)
}

function pianoLeft(into: Sound) {
  const figures = ['D3 A3 D4', 'D3 A3 F#4', 'G2 D3 B3', 'A2 E3 C#4', 'B2 F#3 D4', 'G2 D3 A3']
  for (let k = 0; k < 20; k++) {
    const at = 1.6 + k * 3 * beat
    if (at > 14.4 && at < 16.6) continue
    perform(into, tune(at, beat, figures[[0, 1, 2, 3, 1, 2, 4, 4, 5, 0][k % 10] ?? 0] ?? 'D3'), piano, 0.34, -0.25)
  }
}

function strings(into: Sound) {
  for (let k = 0; k < 20; k++) {
    const at = 1.6 + k * 3 * beat
    if (at > 14.4 && at < 16.6) continue
    perform(into, tune(at, beat, 'D3! A3 D3:0.5 A3'), ektara, 0.5, -0.3)
    if (k > 3) perform(into, tune(at, beat / 2, 'D4 - F#4 A4 - F#4'), pluck, 0.5, 0.4)
  }
}

function drums(into: Sound) {
  for (let k = 4; k < 20; k++) {
    const at = 1.6 + k * 3 * beat
    if (at > 14.2 && at < 23.4) continue
    play(into, at, drum(96, 0.1), 0.9, -0.1)
    play(into, at + beat * 1.5, drum(190, 0.5), 0.4, 0.2)
    play(into, at + beat * 2, drum(220, 0.5), 0.3, 0.2)
  }
}
