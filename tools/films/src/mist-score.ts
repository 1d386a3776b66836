import { drop, song } from './ambience.ts'
import { between, clamp, during, luck, randomFrom } from './ease.ts'
import { bell, drum, ektara, flute, pad, perform, piano, pitch, pluck, tune } from './instruments.ts'
import { trainAt } from './mist.ts'
import { seat, type Score } from './orchestra.ts'
import { highpass, lowpass, noise, play, resonator, voice, type Sound } from './sound.ts'

const beat = 0.7

export const mistScore: Score = (lead, seconds) => seat(seconds, [
  { loudness: -33, echo: 0.1, play: (into) => fire(into, seconds) },
  { loudness: -29, echo: 0.3, play: pouring },
  { loudness: -27, echo: 0.5, play: birds },
  { loudness: -24, echo: 0.25, play: train },
  { loudness: -28, echo: 0.7, play: whistle },
  { loudness: -26, echo: 0.45, play: chords },
  ...(lead === 'piano' ? [
    { loudness: -19, echo: 0.4, play: (into: Sound) => perform(into, notes(), piano, 0.5, 0.1) },
    { loudness: -25, echo: 0.35, play: pianoLeft },
  ] : [
    { loudness: -19, echo: 0.5, play: (into: Sound) => play(into, 0, flute(notes(), seconds), 0.5, 0.1) },
    { loudness: -24, echo: 0.3, play: strings },
    { loudness: -29, echo: 0.2, play: drums },
  ]),
])

/** Two quiet phrases in the mist, silence during the train, then the whole tune in the sun. */
const inTheMist = 'C5:2 A4:1 G4:3  -:1 A4:1 C5 D5 A4:3 -:1'
const open = 20.3
const inTheSun = `
  C5:1 D5 F5:2! G5:1 A5:3!   G5:1 F5 D5 F5:2 C5:1 -:1   A4:1 C5 D5:2 F5:1 G5:2!
  A5:1 G5 F5 D5 C5:3 -:1`

const notes = () => [...tune(1.8, beat, inTheMist), ...tune(open, beat * 0.94, inTheSun)]

/** A fire of straw and cow dung under a kettle, fanned at first. */
function fire(into: Sound, seconds: number) {
  const air = noise(12), low = lowpass(700), fanned = (t: number) => 0.5 + 0.9 * during(t, 0.6, 3.8, 0.6)
  play(into, 0, voice(seconds, (t) => low(air()) * fanned(t) * (0.8 + 0.2 * Math.sin(t * 5))), 0.5, -0.3)
  const random = randomFrom(9)
  for (let t = 0.3; t < seconds - 0.5; t += 0.04 + random() * 0.22) {
    const snap = noise(Math.round(t * 1000)), edge = highpass(1800)
    play(into, t, voice(0.03, (s) => edge(snap()) * Math.exp(-s * 240)), fanned(t) * random() ** 2, random() * 0.6 - 0.6)
  }
}

/** The pitch rises as each of the two cups fills; at the end somebody sips. */
function pouring(into: Sound) {
  for (const [at, seconds] of [[5.7, 1.2], [7.4, 1.2]] as const) {
    const air = noise(Math.round(at * 10)), cup = resonator(9), soft = lowpass(5200)
    play(into, at, voice(seconds, (t) => soft(cup(air(), 520 + 900 * (t / seconds)) + 0.1 * air()) * during(t, 0, seconds, 0.2)), 1, 0.1)
    for (let k = 0; k < 22; k++) play(into, at + 0.1 + k * 0.05, drop(700 + 900 * luck(k) + 30 * k, luck(k + 3)), 0.14, 0.1)
    play(into, at + seconds + 0.2, bell(1480, 0.5, 0.2), 0.06, 0.2)
  }
}

/** Doves before sunrise, then many sparrows. */
function birds(into: Sound) {
  for (const [at, pan, gain] of [[2.4, 0.7, 0.34], [9.2, -0.6, 0.3], [24.4, 0.6, 0.4], [30.2, -0.7, 0.36]] as const) {
    play(into, at, song([[0, 0.24, 470, 520], [0.34, 0.34, 560, 520], [0.8, 0.24, 500, 470], [1.16, 0.3, 500, 460]]), gain, pan)
  }
  for (let k = 0; k < 34; k++) {
    const at = 21 + k * 0.42 + 0.3 * luck(k), up = 3000 + 1600 * luck(k + 40)
    play(into, at, song([[0, 0.06, up, up * 1.16], [0.09, 0.07, up * 1.1, up * 0.9]]), 0.16 * between(at, 20, 24), 1.6 * luck(k + 8) - 0.8)
  }
}

/** The volume follows the train's speed and how much of it is in view. */
function train(into: Sound) {
  const speed = (t: number) => Math.abs(trainAt(t + 0.02) - trainAt(t - 0.02)) / 0.04 / 1000
  const near = (t: number) => between(t, 9, 11.2) * (1 - between(t, 19.6, 24))
  const rumble = noise(3), low = lowpass(150), grind = resonator(3), air = noise(6)
  play(into, 9, voice(15.6, (s) => {
    const t = s + 9, pace = Math.min(1.1, speed(t)) + (t < 11 ? 0.8 : 0) + (t > 20.6 ? 0.9 : 0)
    return near(t) * pace * (low(rumble()) * 2.6 + 0.16 * grind(air(), 300 + 200 * pace))
  }), 1, 0)
  for (let t = 9.6; t < 24; t += 0.005) {
    const rolled = t < 11 ? 1560 + (11 - t) * 900 : t > 20.6 ? -2900 - (t - 20.6) * 1020 : trainAt(t)
    const before = t < 11.005 ? rolled + 4.5 : t > 20.605 ? rolled + 5.1 : trainAt(t - 0.005)
    for (const wheel of [0, 60, 250, 310]) if (Math.floor((rolled + wheel) / 420) !== Math.floor((before + wheel) / 420)) {
      play(into, t, drum(118 + 46 * luck(Math.round(t * 90) + wheel), 0.9), 0.75 * near(t), 0.5 - clamp((t - 11) / 10))
    }
  }
  for (const [at, gain] of [[14.7, 1], [15.4, 0.5]] as const) {
    const steam = noise(Math.round(at * 7)), high = highpass(2200)
    play(into, at, voice(1.3, (t) => high(steam()) * during(t, 0, 1.3, 0.3) * Math.exp(-t * 2)), 0.3 * gain, 0.2)
  }
}

/** A diesel horn of two tones slightly less than a third apart. */
function whistle(into: Sound) {
  for (const [at, seconds, gain, pan] of [[9.6, 0.9, 0.5, 0.8], [10.8, 1.5, 0.8, 0.6], [16.2, 0.5, 1, -0.4], [16.9, 1.1, 1, -0.5], [22.8, 1.4, 0.3, -0.9]] as const) {
    const soft = lowpass(1900), breath = noise(Math.round(at * 9))
    play(into, at, voice(seconds + 0.3, (t) => {
      const sound = [pitch('F4'), pitch('A4') * 0.994].reduce((sum, hz) => sum + Math.tanh(2.4 * Math.sin(2 * Math.PI * hz * t)) + 0.4 * Math.sin(4 * Math.PI * hz * t), 0)
      return soft(sound + 0.3 * breath()) * during(t, 0, seconds + 0.3, 0.16)
    }), gain, pan)
  }
}

function chords(into: Sound) {
  pad(into, 0, 8, 'F2 C3 A3 E4', 1)
  pad(into, 6.4, 7.6, 'D3 A3 C4 F4', 0.9)
  pad(into, 12.6, 8, 'Bb2 F3 C4', 0.7)
  pad(into, 18.4, 7, 'F2 C3 F3 A3 C4', 1.3)
  pad(into, 23.8, 7, 'Bb2 F3 A3 D4', 1)
  pad(into, 29, 5, 'C3 G3 Bb3 E4', 0.9)
  pad(into, 32.4, 5.6, 'F2 C3 A3 C4 G4', 1.1)
}

const figures = ['F2 C3 A3', 'F2 C3 F3', 'Bb2 F3 D4', 'C3 G3 E4', 'D3 A3 F4', 'Bb2 F3 D4', 'C3 G3 Bb3', 'F2 C3 A3']

function pianoLeft(into: Sound) {
  for (const [k, figure] of ['F2 C3 A3 E4', 'D3 A3 C4 F4'].entries()) perform(into, tune(1.8 + k * 6 * beat, beat, figure), piano, 0.3, -0.25)
  figures.forEach((figure, k) => perform(into, tune(open + k * 3 * beat * 0.94, beat * 0.94, figure), piano, 0.36, -0.25))
}

function strings(into: Sound) {
  for (let k = 0; k < 4; k++) perform(into, tune(1.8 + k * 3 * beat, beat, k % 2 ? 'D3 A3:0.5 D3' : 'F3! C3'), ektara, 0.5, -0.3)
  figures.forEach((figure, k) => {
    const at = open + k * 3 * beat * 0.94
    perform(into, tune(at, beat * 0.94, figure), ektara, 0.5, -0.3)
    perform(into, tune(at, beat * 0.47, 'F4 A4 C5 A4 G4 A4'), pluck, 0.5, 0.4)
  })
}

function drums(into: Sound) {
  for (let k = 1; k < 8; k++) {
    const at = open + k * 3 * beat * 0.94
    play(into, at, drum(92, 0.1), 0.9, -0.1)
    for (const step of [1, 1.5, 2]) play(into, at + step * beat * 0.94, drum(204, 0.5), 0.3, 0.2)
  }
}
