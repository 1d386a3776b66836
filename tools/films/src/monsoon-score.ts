import { chatter, drop, koel, rain, thunder, wind } from './ambience.ts'
import { along, luck, randomFrom } from './ease.ts'
import { drum, ektara, flute, pad, perform, piano, pluck, tune } from './instruments.ts'
import { rainAt } from './monsoon.ts'
import { seat, type Score } from './orchestra.ts'
import { play, type Sound } from './sound.ts'

const beat = 0.68
const dance = 14.4

export const monsoonScore: Score = (lead, seconds) => seat(seconds, [
  { loudness: -25.5, echo: 0, play: (into) => rain(into, seconds, rainAt, 1) },
  { loudness: -29, echo: 0.1, play: (into) => gusts(into, seconds) },
  { loudness: -24, echo: 0.3, play: storm },
  { loudness: -31, echo: 0.4, play: birdsAndDrops },
  { loudness: -25, echo: 0.4, play: chords },
  ...(lead === 'piano' ? [
    { loudness: -19, echo: 0.3, play: pianoTune },
    { loudness: -24, echo: 0.3, play: pianoLeft },
  ] : [
    { loudness: -19, echo: 0.4, play: (into: Sound) => fluteTune(into, seconds) },
    { loudness: -24, echo: 0.25, play: strings },
    { loudness: -26, echo: 0.2, play: drums },
  ]),
])

const gust = (t: number) => along(t, [[0, 0.1], [3, 0.2], [8, 1], [12, 0.8], [16, 0.3], [30, 0.2], [37, 0.1]])

function gusts(into: Sound, seconds: number) {
  for (const side of [-1, 1]) play(into, 0, wind(seconds, gust, side + 5), 1, side * 0.8)
}

/** Thunder follows the flashes with a delay: 12.7, 18.4, 23.6. */
function storm(into: Sound) {
  play(into, 6.2, thunder(4, 3), 0.3, 0.7)
  play(into, 13.1, thunder(5, 4), 0.9, -0.2)
  play(into, 18.7, thunder(5.4, 5), 1, 0.2)
  play(into, 25.2, thunder(5, 6), 0.35, 0.6)
}

function birdsAndDrops(into: Sound) {
  play(into, 1.6, koel(2), 0.5, -0.6)
  for (const at of [0.8, 3.2, 31.8, 33.6, 34.9]) play(into, at, chatter(Math.round(at * 10)), 0.3, luck(Math.round(at)) * 1.6 - 0.8)
  const random = randomFrom(5)
  for (let t = 9.6; t < 13; t += 0.1 + random() * 0.5) play(into, t, drop(500 + random() * 900, 0.8), 0.5 * random() + 0.2, random() * 1.6 - 0.8)
  for (let t = 28; t < 37.4; t += 0.16 + random() * 0.4) play(into, t, drop(700 + random() * 1500, random()), 0.6 * random() + 0.1, random() * 1.6 - 0.8)
}

function chords(into: Sound) {
  pad(into, 0, 8, 'C2 G2 D3', 1)
  pad(into, 5.6, 10, 'C2 G2 Bb2 F3', 1)
  for (let k = 0; k < 4; k++) pad(into, dance - 0.6 + k * 4 * beat, 4 * beat + 2, ['C3 G3 D4', 'F2 C3 A3', 'G2 D3 B3', 'C3 G3 E4'][k] ?? 'C3', 1)
  pad(into, 24.8, 7, 'A2 E3 G3 C4', 1)
  pad(into, 30, 8.4, 'C2 G2 E3 B3 D4', 1.2)
}

/** Raga Desh: the ascent omits two notes, the descent has all of them. */
const refrain = `
  G4:0.5 B4:0.5 C5:1! D5:0.5 C5:0.5 B4:0.5 C5:0.5   D5:1 F5:0.5 E5:0.5 D5:1! C5:1
  D5:0.5 C5:0.5 Bb4:0.5 A4:0.5 G4:1! A4:0.5 G4:0.5  F4:0.5 G4:0.5 E4:0.5 D4:0.5 C4:2
  G4:0.5 B4:0.5 C5:1! D5:0.5 F5:0.5 E5:0.5 D5:0.5   C5:0.5 D5:0.5 Bb4:0.5 A4:0.5 G4:2!`
const farewell = `C5:1 D5:1 F5:1 E5:0.5 D5:0.5 C5:2! Bb4:0.5 A4:0.5 G4:1 F4:0.5 G4:0.5 E4:1 D4:1 C4:3!`

function pianoTune(into: Sound) {
  perform(into, tune(1.2, 0.95, `G4:1 C5:1 D5:2! -:1 F4:1 E4:1 D4:2`), piano, 0.45, 0.1)
  perform(into, tune(9.5, 0.5, `G5:1 -:1.5 D5:0.5 -:1 C6:0.5 G5:0.5 -:0.5 D5:0.5 F5:0.5 G5:0.5 C6:0.5!`), piano, 0.34, 0.2)
  perform(into, tune(dance, beat, refrain), piano, 0.52, 0.1)
  perform(into, tune(26.4, beat, farewell), piano, 0.5, 0.1)
}

function pianoLeft(into: Sound) {
  const hands = ['C3 G3 C4 G3', 'C3 G3 D4 G3', 'F2 C3 F3 A3', 'G2 D3 G3 B3', 'C3 G3 C4 E4', 'F2 C3 A3 C4', 'G2 D3 F3 B3', 'C3 G3 C4 D4']
  hands.forEach((hand, k) => perform(into, tune(dance + k * 2 * beat, beat / 2, hand), piano, 0.34, -0.3))
  for (const [k, hand] of ['A2 E3 G3 C4', 'F2 C3 F3 A3', 'G2 D3 F3 B3', 'C2 G2 C3 E3'].entries()) perform(into, tune(26.4 + k * 4 * beat, beat, hand), piano, 0.34, -0.3)
}

function fluteTune(into: Sound, seconds: number) {
  play(into, 0, flute([
    ...tune(1, 0.95, `G4:1.5 C5:0.5 D5:2.5! -:0.5 F4:1 E4:0.5 D4:2`),
    ...tune(9.4, 0.5, `C5:1 D5:0.5 F5:0.5 G5:5! F5:0.5 D5:1.5`),
    ...tune(dance, beat, refrain), ...tune(26.4, beat, farewell),
  ], seconds), 0.5, 0.1)
}

function strings(into: Sound) {
  for (let k = 0; k < 4; k++) perform(into, tune(0.8 + k * 2.4, 0.6, 'C3! - G3 -'), ektara, 0.5, -0.3)
  for (let k = 0; k < 9; k++) perform(into, tune(dance + k * 2 * beat, beat / 2, 'C3! C4 G3 C4'), ektara, 0.5, -0.35)
  for (let k = 0; k < 16; k++) perform(into, tune(dance + k * beat, beat / 2, k % 4 === 3 ? 'B4 D5' : 'C4 G4'), pluck, 0.5, 0.45)
  for (let k = 0; k < 5; k++) perform(into, tune(26.4 + k * 2 * beat, beat, 'C3! G3'), ektara, 0.45, -0.3)
}

function drums(into: Sound) {
  for (let k = 0; k < 17; k++) {
    const at = dance + k * beat
    play(into, at, drum(78, 0.15), k % 2 ? 0.6 : 1, -0.1)
    play(into, at + beat * 0.5, drum(190, 0.5), 0.4, 0.25)
    if (k % 2) play(into, at + beat * 0.75, drum(230, 0.6), 0.3, 0.25)
  }
}
