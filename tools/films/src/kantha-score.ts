import { crickets, splash } from './ambience.ts'
import { between, during, luck } from './ease.ts'
import { bell, drum, ektara, flute, pad, perform, piano, pluck, tune } from './instruments.ts'
import { bitten } from './kantha.ts'
import { seat, type Score } from './orchestra.ts'
import { lowpass, noise, play, resonator, voice, type Sound } from './sound.ts'

const beat = 0.62

export const kanthaScore: Score = (lead, seconds) => seat(seconds, [
  { loudness: -34, echo: 0.2, play: (into) => evening(into, seconds) },
  { loudness: -28, echo: 0.25, play: needles },
  { loudness: -27, echo: 0.6, play: waking },
  { loudness: -26, echo: 0.45, play: chords },
  ...(lead === 'piano' ? [
    { loudness: -19, echo: 0.4, play: (into: Sound) => perform(into, notes(), piano, 0.5, 0.1) },
    { loudness: -25, echo: 0.4, play: pianoLeft },
  ] : [
    { loudness: -19, echo: 0.5, play: (into: Sound) => play(into, 0, flute(notes(), seconds), 0.5, 0.1) },
    { loudness: -24, echo: 0.3, play: strings },
    { loudness: -29, echo: 0.2, play: drums },
  ]),
])

/** The melody starts with pairs of neighbouring notes, runs faster, pauses at the thread and slows to the end. */
const first = 'G4:2 A4 C5:1.5 A4:0.5 G4:2   C5:1 D5:0.5 C5 A4:1 C5 D5:0.5 F5 G5:1 F5:0.5 D5 F5:1 G5:0.5 A5 G5:2.5!'
const alive = bitten + 1.1
const second = `
  C5:1 D5:0.5 F5:1! G5:0.5 A5:1 G5:0.5 F5:1   D5:0.5 F5:1 D5:0.5 C5:1 A4:0.5 C5:1.5!
  F5:1 G5:0.5 A5:1! C6:0.5 A5:1 G5:0.5 F5:1   G5:0.5 F5:1 D5:0.5 C5:1.5 -:1
  C5:2 A4:1 G4:2 F4:1 A4:2 G4:1 F4:3`

const notes = () => [...tune(1.6, beat, first), ...tune(alive, beat, second)]

/** A room tone with a lamp; outside, the night begins. */
function evening(into: Sound, seconds: number) {
  const air = noise(4), low = lowpass(360)
  play(into, 0, voice(seconds, (t) => low(air()) * (0.5 + 0.1 * Math.sin(t * 0.8))), 0.7, 0)
  crickets(into, seconds, (t) => 0.12 + 0.88 * between(t, 20, 27), 0.5)
  for (let t = 26; t < seconds - 2; t += 4.2) {
    const sleep = noise(Math.round(t * 3)), soft = lowpass(900), nose = resonator(2)
    play(into, t, voice(3.6, (s) => soft(nose(sleep(), 500)) * (during(s, 0, 1.7, 0.7) + 0.7 * during(s, 1.9, 3.5, 0.7))), 0.8, -0.3)
  }
}

/** The needle's pop and the pull of its thread; first one pair of hands, then many. */
function needles(into: Sound) {
  for (let t = 0.6, k = 0; t < 15; k++) {
    const cloth = noise(k + 90), pull = noise(k + 300), dull = lowpass(1500), rush = resonator(3), pan = (luck(k) - 0.5) * 1.5 * between(t, 4, 9)
    play(into, t, drum(260 + 90 * luck(k + 7), 0.15), 0.24, pan)
    play(into, t, voice(0.05, (s) => dull(cloth()) * Math.exp(-s * 90)), 0.9, pan)
    play(into, t + 0.07, voice(0.3, (s) => rush(pull(), 1700 + 3400 * s) * during(s, 0, 0.3, 0.1)), 0.5, pan)
    t += 0.62 - 0.46 * between(t, 4, 11) + 0.4 * between(t, 12.4, 14)
  }
  const snap = noise(77), thin = resonator(6)
  play(into, bitten - 0.05, voice(0.2, (t) => thin(snap(), 3200 - 6000 * t) * Math.exp(-t * 26)), 3, 0.5)
}

/** The sound of the ripple from the last stitch, and of the figures that it reaches. */
function waking(into: Sound) {
  const names = [698.5, 784, 880, 1046.5, 1174.7, 1396.9]
  for (let k = 0; k < 18; k++) play(into, bitten + 0.5 + k * 0.085, bell((names[k % 6] ?? 880) * (k < 6 ? 1 : k < 12 ? 1.5 : 2) * 0.5, 2, 0.5), 0.34, 0.8 - k * 0.09)
  for (const [at, pan] of [[20.4, 0.2], [22.6, 0.6], [24.6, -0.5]] as const) play(into, at, splash(Math.round(at)), 0.7, pan)
  for (let k = 0; k < 18; k++) play(into, 22.2 + k * 0.24, bell(1397 * (1 + luck(k + 4)), 1.6, 0.3), 0.1, Math.sin(k * 2.4) * 0.8)
}

function chords(into: Sound) {
  pad(into, 0, 8, 'F2 C3 G3 C4', 0.9)
  pad(into, 6.6, 9.6, 'D3 A3 C4 F4', 1)
  pad(into, alive - 0.6, 5.8, 'Bb2 F3 C4 D4', 1.2)
  pad(into, alive + 4.2, 5.6, 'F2 C3 A3 C4', 1)
  pad(into, alive + 8.8, 5.4, 'D3 A3 C4 F4', 0.9)
  pad(into, alive + 13, 5.9, 'F2 C3 G3 A3', 1)
}

const figures = ['Bb2 F3 D4', 'F2 C3 A3', 'C3 G3 C4', 'F2 C3 A3', 'D3 A3 F4', 'Bb2 F3 D4', 'C3 G3 Bb3', 'D3 A3 C4', 'F2 C3 A3']

function pianoLeft(into: Sound) {
  for (let k = 0; k < 4; k++) perform(into, tune(1.6 + k * 5 * beat, beat * 1.2, k % 2 ? 'D3 A3 C4' : 'F2 C3 G3'), piano, 0.28, -0.25)
  figures.forEach((figure, k) => perform(into, tune(alive + k * 3 * beat, beat, figure), piano, 0.36 - 0.016 * k, -0.25))
}

function strings(into: Sound) {
  for (let k = 0; k < 9; k++) perform(into, tune(1.6 + k * 2.4 * beat, beat, k % 2 ? 'C3 F3:0.5 C3' : 'F3! C3'), ektara, 0.45, -0.3)
  figures.forEach((figure, k) => {
    perform(into, tune(alive + k * 3 * beat, beat, figure), ektara, 0.5 - 0.02 * k, -0.3)
    if (k < 7) perform(into, tune(alive + k * 3 * beat, beat / 2, 'F4 A4 C5 D5 C5 A4'), pluck, 0.5, 0.4)
  })
}

function drums(into: Sound) {
  for (let k = 0; k < 7; k++) {
    const at = alive + k * 3 * beat
    play(into, at, drum(90, 0.1), 0.9, -0.1)
    for (const step of [1, 1.5, 2.5]) play(into, at + step * beat, drum(208, 0.5), 0.3, 0.2)
  }
}
