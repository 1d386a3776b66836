import { drop, rain } from './ambience.ts'
import { during, luck, randomFrom } from './ease.ts'
import { bell, drum, ektara, flute, pad, perform, piano, pluck, tune } from './instruments.ts'
import { seat, type Score } from './orchestra.ts'
import { lowpass, noise, play, resonator, sampleRate, voice, type Sound } from './sound.ts'
import { tramAt, tramSpeed } from './tram.ts'

const beat = 0.56
const bar = 3 * beat
const away = 10.9

export const tramScore: Score = (lead, seconds) => seat(seconds, [
  { loudness: -36, echo: 0, play: (into) => rain(into, seconds, () => 0.42, 1) },
  { loudness: -27, echo: 0.1, play: (into) => wheels(into, seconds) },
  { loudness: -30, echo: 0.15, play: (into) => joints(into, seconds) },
  { loudness: -27, echo: 0.5, play: bells },
  { loudness: -37, echo: 0.3, play: brakes },
  { loudness: -26, echo: 0.4, play: chords },
  ...(lead === 'piano' ? [
    { loudness: -19, echo: 0.3, play: pianoTune },
    { loudness: -24, echo: 0.3, play: pianoLeft },
  ] : [
    { loudness: -19, echo: 0.45, play: (into: Sound) => fluteTune(into, seconds) },
    { loudness: -23, echo: 0.25, play: strings },
    { loudness: -30, echo: 0.2, play: drums },
  ]),
])

/** The motor's pitch follows the speed and its volume the distance. */
const nearness = (t: number) => during(t, 1, 40, 5) * (t > 34.5 ? Math.max(0, 1 - (t - 34.5) / 5) : 1)

function wheels(into: Sound, seconds: number) {
  const air = noise(31), low = lowpass(170), grind = resonator(3)
  let phase = 0
  play(into, 0, voice(seconds, (t) => {
    const speed = tramSpeed(t) / 320
    phase += (2 * Math.PI * (46 + 60 * speed)) / sampleRate
    const x = air()
    return nearness(t) * (speed * (low(x) * 2.2 + 0.2 * grind(x, 240 + 260 * speed)) + (0.08 + 0.2 * speed) * (Math.sin(phase) + 0.4 * Math.sin(2.01 * phase) + 0.2 * Math.sin(5 * phase)))
  }))
}

/** Wheels over rail joints: two beats, a pause, two beats. */
function joints(into: Sound, seconds: number) {
  for (let t = 1; t < seconds; t += 0.005) for (const [wheel, gain] of [[0, 1], [34, 0.8], [240, 0.9], [274, 0.7]] as const) {
    const here = Math.floor((tramAt(t) + wheel) / 420), before = Math.floor((tramAt(t - 0.005) + wheel) / 420)
    if (here !== before) play(into, t, drum(120 + 50 * luck(here + wheel), 1.1), gain * nearness(t), 0.3 * luck(wheel + here) - 0.1)
  }
}

function bells(into: Sound) {
  for (const [at, gain, pan] of [[2.9, 0.5, -0.7], [3.25, 0.6, -0.6], [6.3, 0.9, -0.1], [10.3, 1, 0.1], [10.65, 1, 0.1], [19.2, 0.7, 0.2], [33, 0.9, 0.2], [33.35, 0.9, 0.3], [37.6, 0.25, 0.8], [37.95, 0.25, 0.8]] as const) play(into, at, bell(980, 2.2, 1.1), gain, pan)
}

function brakes(into: Sound) {
  const random = randomFrom(2)
  for (const at of [5.6, 28.6]) {
    const air = noise(Math.round(at)), whistle = resonator(30)
    play(into, at, voice(2.2, (t) => whistle(air(), 1900 + 260 * Math.sin(t * 2)) * during(t, 0, 2.1, 0.8)), 1, 0.1)
  }
  for (let t = 0.4; t < 40; t += 0.3 + random()) play(into, t, drop(500 + random() * 900, random()), 0.1 * random(), random() * 1.8 - 0.9)
}

const harmony = ['A2 E3 C4', 'A2 E3 B3', 'D3 A3 F4', 'D3 A3 C4', 'G2 D3 B3', 'C3 G3 E4', 'F2 C3 A3', 'E2 B2 G#3'] as const

function chords(into: Sound) {
  pad(into, 0, 7.4, 'A2 E3 B3', 1)
  pad(into, 5.4, 6.4, 'F2 C3 A3 E4', 1)
  for (let k = 0; k < 7; k++) pad(into, away - 0.5 + k * 2 * bar, 2 * bar + 2, harmony[(k * 2) % 8] ?? 'A2', 0.9)
  pad(into, 33.4, 9.4, 'F2 C3 A3 E4', 1)
  pad(into, 37, 5.8, 'A2 E3 A3 C#4 B4', 1.1)
}

const verse = `E5:2 D5:1 C5:2 B4:1 A4:2! C5:1 F5:3   E5:1 D5:1 B4:1 C5:2 D5:1 E5:1! C5:1 A4:1 B4:3
  E5:2 A5:1! G5:2 E5:1 F5:2 E5:1 D5:3   B4:1 C5:1 D5:1 E5:2! G5:1 F5:1 E5:1 C5:1 B4:2 E4:1`
const home = `A4:2 C5:1 E5:3! D5:1 C5:1 B4:1 C#5:6!`

function pianoTune(into: Sound) {
  perform(into, tune(1, beat, `E5:3 C5:2 B4:1 A4:5 -:1 F5:2 E5:1 C5:3`), piano, 0.4, 0.1)
  perform(into, tune(away, beat, verse), piano, 0.5, 0.1)
  perform(into, tune(away + 14 * bar, beat, home), piano, 0.46, 0.1)
}

function pianoLeft(into: Sound) {
  for (let k = 0; k < 13; k++) waltz(k, (notes, gain) => perform(into, notes, piano, gain, -0.3))
}

/** One low note and two answers in every bar. */
function waltz(k: number, hand: (notes: ReturnType<typeof tune>, gain: number) => void) {
  const [low, middle, high] = (harmony[k % 8] ?? harmony[0]).split(' ')
  hand(tune(away + k * bar, beat, `${low}:1! - -`), 0.42)
  for (const name of [middle, high]) hand(tune(away + k * bar, beat, `-:1 ${name}:1 ${name}:1`), 0.24)
}

function fluteTune(into: Sound, seconds: number) {
  play(into, 0, flute([
    ...tune(0.8, beat, `E5:3.5 D5:0.5 C5:1.5 B4:0.5 A4:5! -:1 F5:1.5 G5:0.5 E5:1 C5:2.5`),
    ...tune(away, beat, verse), ...tune(away + 14 * bar, beat, home),
  ], seconds), 0.5, 0.1)
}

function strings(into: Sound) {
  for (let k = 0; k < 13; k++) waltz(k, (notes, gain) => perform(into, notes, gain > 0.3 ? ektara : pluck, gain * 1.4, gain > 0.3 ? -0.3 : 0.35))
  for (let k = 0; k < 4; k++) perform(into, tune(1 + k * 2 * bar * 0.8, beat, 'A2! - E3'), ektara, 0.5, -0.3)
  for (let k = 0; k < 3; k++) perform(into, tune(away + (14 + k) * bar, beat, 'A2! E3 A3'), ektara, 0.5, -0.3)
}

function drums(into: Sound) {
  for (let k = 0; k < 13; k++) {
    play(into, away + k * bar, drum(86, 0.1), 0.8, -0.1)
    for (const step of [1, 2]) play(into, away + k * bar + step * beat, drum(220, 0.5), 0.3, 0.2)
  }
}
