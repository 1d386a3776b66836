import { between, clamp } from './ease.ts'
import { delayLine, highpass, lowpass, noise, play, resonator, sampleRate, voice, type Sound, type Voice } from './sound.ts'

/** Instruments and the notation of tunes. */

export type Note = { at: number; hz: number; seconds: number; force: number }

/**
 * Parses a tune: `D4:1.5 F4 A4:2! - G4`. A number gives the length in beats until the next one; `-` is a rest and `!`
 * an accent.
 */
export function tune(start: number, beatSeconds: number, text: string): Note[] {
  const notes: Note[] = []
  let at = start, beats = 1
  for (const word of text.trim().split(/\s+/)) {
    const [name = '-', length] = word.replace('!', '').split(':')
    if (length) beats = Number(length)
    if (name !== '-') notes.push({ at, hz: pitch(name), seconds: beats * beatSeconds, force: word.includes('!') ? 1 : 0.72 })
    at += beats * beatSeconds
  }
  return notes
}

const steps: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }

export function pitch(name: string) {
  const [, letter = 'A', accidental = '', octave = '4'] = /^([A-G])([b#]?)(\d)$/.exec(name) ?? []
  const semitones = (steps[letter] ?? 9) + (accidental === '#' ? 1 : accidental === 'b' ? -1 : 0) + 12 * (Number(octave) - 4) - 9
  return 440 * 2 ** (semitones / 12)
}

/** Plays each note with a struck instrument. */
export function perform(into: Sound, notes: readonly Note[], strike: (note: Note, i: number) => Voice, gain: number, pan = 0) {
  notes.forEach((note, i) => play(into, note.at, strike(note, i), gain * note.force, pan + 0.16 * Math.sin(i * 2.4)))
}

export function piano({ hz, seconds, force }: Note): Voice {
  const ring = Math.min(5, seconds + 1.6), knock = lowpass(900), hiss = noise(Math.round(hz))
  const partials = [1, 2, 3, 4, 5, 6, 7, 8].filter((k) => k * hz < 9000).map((k) => ({
    hz: k * hz * Math.sqrt(1 + 0.0004 * k * k), gain: (force ** (0.4 * k) / k ** 1.45) * (k === 7 ? 0.4 : 1), fall: (0.7 + hz / 700) * (0.75 + 0.42 * k),
  }))
  return voice(ring, (t) => {
    const open = Math.min(1, t / 0.004) * (1 - between(t, ring - 0.5, ring))
    const body = partials.reduce((sum, { hz: f, gain, fall }) => sum + gain * Math.exp(-t * fall) * (Math.sin(2 * Math.PI * f * t) + 0.6 * Math.sin(2 * Math.PI * f * 1.0007 * t)), 0)
    return open * (body * 0.42 + knock(hiss()) * 0.5 * Math.exp(-t * 90))
  })
}

/** An ektara: one gut string over a gourd, plucked and bent. */
export function ektara({ hz, seconds, force }: Note): Voice {
  const ring = Math.min(3.2, seconds + 1.2), dulling = 2600 + 2600 * force, lag = lagOf(dulling)
  const line = delayLine(sampleRate / hz + 40), dull = lowpass(dulling), hiss = noise(Math.round(hz * 7)), gourd = resonator(3), clean = highpass(90)
  return voice(ring, (t) => {
    const bend = 1 + 0.012 * Math.exp(-t * 9) + 0.003 * Math.sin(t * 31) * Math.exp(-t * 2)
    const touch = t < 1 / hz ? hiss() * force : 0
    const y = line.read(sampleRate / (hz * bend) - lag)
    line.write(touch + dull(y) * 0.9965)
    return clean(y * 0.8 + gourd(y, 420) * 0.9) * (1 - between(t, ring - 0.4, ring)) * Math.min(1, t / 0.002)
  })
}

/** A soft plucked string for the accompaniment, such as a harp. */
export function pluck({ hz, seconds, force }: Note): Voice {
  const ring = Math.min(4, seconds + 1.6), dulling = 1500 + 2400 * force, lag = lagOf(dulling)
  const line = delayLine(sampleRate / hz + 4), dull = lowpass(dulling), hiss = noise(Math.round(hz * 3)), soft = lowpass(2200), clean = highpass(90)
  return voice(ring, (t) => {
    const y = line.read(sampleRate / hz - lag)
    line.write((t < 1 / hz ? soft(hiss()) * 1.6 * force : 0) + dull(y) * 0.997)
    return clean(y) * (1 - between(t, ring - 0.5, ring))
  })
}

/** The delay of the string's low-pass filter; without this correction, high notes would be flat. */
const lagOf = (hz: number) => 1 / (Math.exp((2 * Math.PI * hz) / sampleRate) - 1)

/** A bamboo flute plays a whole tune legato, with glides and delayed vibrato. */
export function flute(notes: readonly Note[], lengthSeconds: number): Voice {
  const air = noise(5), tip = resonator(7), soft = lowpass(5200)
  let i = 0, phase = 0, loud = 0, heard = notes[0]?.hz ?? 440
  return voice(lengthSeconds, (t) => {
    while (i + 1 < notes.length && (notes[i + 1]?.at ?? 0) <= t) i++
    const note = notes[i]
    const age = note ? t - note.at : -1, sounding = note && age >= 0 && age < note.seconds - 0.04
    heard += ((note?.hz ?? heard) - heard) * (loud < 0.02 ? 1 : 0.0009)
    loud += ((sounding ? note.force : 0) - loud) * (sounding ? 0.00042 : 0.00016)
    const late = clamp((age - 0.35) / 0.8), tremble = Math.sin(2 * Math.PI * 5.1 * t)
    phase += (2 * Math.PI * heard * (1 + 0.0065 * late * tremble)) / sampleRate
    const tone = Math.sin(phase) + 0.34 * Math.sin(2 * phase + 0.4) + 0.13 * Math.sin(3 * phase) + 0.04 * Math.sin(4 * phase)
    return loud * (tone * 0.55 * (1 + 0.1 * late * tremble) + soft(tip(air(), heard * 2)) * 0.3 + air() * 0.012)
  })
}

/** Long soft chords with wide stereo for the accompaniment. */
export function pad(into: Sound, at: number, seconds: number, names: string, gain: number) {
  for (const name of names.split(' ')) for (const side of [-1, 1]) {
    const hz = pitch(name) * (1 + side * 0.0017), soften = lowpass(1500)
    play(into, at, voice(seconds, (t) => {
      const swell = between(t, 0, Math.min(3, seconds / 2)) * (1 - between(t, seconds - Math.min(3.4, seconds / 2), seconds))
      const colour = 0.5 + 0.5 * Math.sin(t * 0.7 + hz)
      const p = 2 * Math.PI * hz * t
      return swell * soften(Math.sin(p) + 0.32 * Math.sin(2 * p + side) + (0.1 + 0.12 * colour) * Math.sin(3 * p) + 0.06 * colour * Math.sin(4 * p) + 0.5 * Math.sin(p * 1.003 + side * 2))
    }), gain / names.split(' ').length, side * 0.75)
  }
}

/** A struck bell with inharmonic partials. */
export function bell(hz: number, seconds = 2.4, hardness = 1): Voice {
  const partials = [[1, 1, 2.2], [2.02, 0.6, 3], [2.76, 0.5, 4.2], [4.1, 0.35 * hardness, 6], [5.43, 0.28 * hardness, 8], [8.1, 0.16 * hardness, 12]] as const
  return voice(seconds, (t) => Math.min(1, t / 0.002) * (1 - between(t, seconds - 0.3, seconds)) * 0.4 * partials.reduce((sum, [ratio, gain, fall]) => sum + gain * Math.exp(-t * fall * 1.1) * Math.sin(2 * Math.PI * hz * ratio * t), 0))
}

/** A drum with falling pitch. */
export function drum(hz: number, snap = 0.3): Voice {
  const hiss = noise(Math.round(hz)), edge = highpass(1800)
  return voice(0.7, (t) => Math.min(1, t / 0.002) * (Math.sin(2 * Math.PI * hz * (t + 0.02 * (1 - Math.exp(-t * 26)))) * Math.exp(-t * 9) + snap * edge(hiss()) * Math.exp(-t * 60)) * (1 - between(t, 0.5, 0.7)))
}
