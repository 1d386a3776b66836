import { crickets, frog, lapping, wind } from './ambience.ts'
import { along, between, randomFrom } from './ease.ts'
import { bell, ektara, flute, pad, perform, piano, pitch, pluck, tune } from './instruments.ts'
import { seat, type Score } from './orchestra.ts'
import { play, type Sound } from './sound.ts'

export const firefliesScore: Score = (lead, seconds) => seat(seconds, [
  { loudness: -33, echo: 0.1, play: (into) => crickets(into, seconds, (t) => 1 - 0.7 * between(t, 27, 35), 0.5) },
  { loudness: -33, echo: 0.1, play: (into) => lapping(into, seconds, 1, 9) },
  { loudness: -37, echo: 0.1, play: (into) => play(into, 0, wind(seconds, (t) => 0.3 + 0.3 * between(t, 26, 34), 6)) },
  { loudness: -33, echo: 0.5, play: frogs },
  { loudness: -24, echo: 0.4, play: chords },
  { loudness: -27, echo: 0.7, play: sparks },
  ...(lead === 'piano' ? [{ loudness: -19, echo: 0.5, play: pianoTune }] : [
    { loudness: -19, echo: 0.6, play: (into: Sound) => fluteTune(into, seconds) },
    { loudness: -26, echo: 0.4, play: drone },
  ]),
])

function frogs(into: Sound) {
  for (const [at, hz, pan] of [[1.4, 190, -0.8], [2.2, 190, -0.8], [5.8, 240, 0.7], [6.4, 240, 0.7], [11.2, 190, -0.8], [15.4, 240, 0.7], [16, 240, 0.7], [19, 170, -0.5], [29, 190, -0.8]] as const) play(into, at, frog(hz), 1, pan)
}

/** The chords swell with the light of the tree, which peaks at 21.8, 24.2 and 26.6 seconds. */
function chords(into: Sound) {
  pad(into, 0, 10, 'D2 A2 D3 E3', 1)
  pad(into, 7.4, 9.4, 'B2 F#3 A3 D4', 1)
  pad(into, 13.6, 8, 'G2 D3 A3 B3', 1)
  for (const [at, names] of [[20.4, 'D3 A3 F#4 E4'], [22.8, 'G2 D3 B3 A4'], [25.2, 'A2 E3 B3 C#4 E4']] as const) pad(into, at, 3.6, names, 1.5)
  pad(into, 27.2, 10.8, 'D2 A2 E3 F#3 A3 C#4', 1.2)
}

/** The density of fireflies that appear or leave over time. */
const dense = (t: number) => along(t, [[11, 0], [17, 1], [21, 0.5], [27, 0.25], [29, 1], [34, 0.1]])

/** A small high bell for each firefly that lights up; when the swarm leaves, their pitches rise. */
function sparks(into: Sound) {
  const random = randomFrom(12), scale = ['D6', 'E6', 'F#6', 'A6', 'B6', 'D7']
  play(into, 2.2, bell(pitch('A6'), 2, 0.3), 0.5, 0.5)
  play(into, 8.8, bell(pitch('D6'), 3, 0.3), 0.9, -0.1)
  for (let t = 11; t < 35; t += 0.09 + random() * 0.22) {
    const step = t > 27.5 ? Math.min(5, Math.floor((t - 27.5) / 1.1 + random() * 2)) : Math.floor(random() * 5)
    if (random() < dense(t)) play(into, t, bell(pitch(scale[step] ?? 'D6'), 1.6, 0.2), 0.16 + 0.3 * random(), random() * 1.8 - 0.9)
  }
}

function pianoTune(into: Sound) {
  perform(into, tune(1.6, 0.9, `A4:1 D5:1 E5:2 -:1 F#5:1! E5:1 D5:2`), piano, 0.5, 0.1)
  perform(into, tune(9, 0.8, `A4:1 D5:1 F#5:2! E5:1 D5:1 B4:2 A4:1 B4:1 D5:2 E5:1 F#5:1`), piano, 0.5, 0.1)
  for (const [at, hand] of [[9, 'B2:1 F#3 A3 D4'], [12.2, 'G2:1 D3 B3 D4'], [15.4, 'G2:1 D3 A3 B3'], [18.6, 'A2:1 E3 A3 C#4']] as const) perform(into, tune(at, 0.8, hand), piano, 0.32, -0.3)
  for (const [at, hand] of [[20.6, 'D2:0.5! A2 D3 F#3 A4 D5 F#5 A5'], [23, 'G2:0.5! D3 G3 B3 B4 D5 E5 B5'], [25.4, 'A2:0.5! E3 A3 C#4 C#5 E5 A5 B5']] as const) perform(into, tune(at, 0.6, hand), piano, 0.46)
  perform(into, tune(27.8, 0.85, `D2:1! A2 E3 F#3 A4:1 D5:1 E5:1 F#5:1 A5:1!`), piano, 0.42)
}

function fluteTune(into: Sound, seconds: number) {
  play(into, 0, flute([
    ...tune(1.4, 0.9, `A4:1 D5:0.5 E5:2.5 -:0.5 F#5:1.5! E5:0.5 D5:0.5 E5:0.5 D5:1.5`),
    ...tune(9, 0.8, `A4:0.5 B4:0.5 D5:1 F#5:2! E5:0.5 D5:0.5 B4:2 A4:0.5 B4:0.5 D5:2 E5:0.5 F#5:1.5`),
    ...tune(20.6, 0.6, `F#5:2! A5:2 B5:2! A5:1 F#5:1 E5:2 F#5:0.5 E5:0.5 D5:1`),
    ...tune(27.6, 0.85, `A4:1 D5:1 E5:1 F#5:1 A5:4!`),
  ], seconds), 0.5, 0.1)
}

function drone(into: Sound) {
  for (let t = 1.4; t < 34; t += 2.4) perform(into, tune(t, 0.6, t > 20 && t < 27.6 ? 'D3! A3 D4 A3' : 'D3! - A3 -'), ektara, 0.5, -0.3)
  for (const at of [20.6, 23, 25.4]) perform(into, tune(at, 0.3, 'D4 F#4 A4 D5 F#4 A4 E5 A4'), pluck, 0.6, 0.4)
}
