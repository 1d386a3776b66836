import { clamp, randomFrom } from './ease.ts'

/** Audio synthesis: a voice is an array of samples, and a mix has two channels. No recordings are used. */

export const sampleRate = 48_000

export type Voice = Float32Array
export type Sound = { left: Float32Array; right: Float32Array }

export function silence(seconds: number): Sound {
  const length = Math.round(seconds * sampleRate)
  return { left: new Float32Array(length), right: new Float32Array(length) }
}

export function voice(seconds: number, sample: (t: number) => number): Voice {
  return Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, i) => sample(i / sampleRate))
}

/** Adds a voice to a mix; `pan` runs from -1 (left) to 1 (right). */
export function play(into: Sound, at: number, sound: Voice, gain = 1, pan = 0) {
  const start = Math.round(at * sampleRate), angle = ((pan + 1) * Math.PI) / 4
  lay(into.left, sound, start, gain * Math.cos(angle) * Math.SQRT2)
  lay(into.right, sound, start, gain * Math.sin(angle) * Math.SQRT2)
}

export function add(into: Sound, other: Sound, gain = 1) {
  lay(into.left, other.left, 0, gain)
  lay(into.right, other.right, 0, gain)
}

function lay(into: Float32Array, from: Float32Array, start: number, gain: number) {
  const end = Math.min(into.length, start + from.length)
  for (let i = Math.max(0, start); i < end; i++) into[i] = (into[i] ?? 0) + (from[i - start] ?? 0) * gain
}

// ---------------------------------------------------------------- filters, each with its own memory

export type Filter = (x: number) => number

export function lowpass(hz: number): Filter {
  const share = 1 - Math.exp((-2 * Math.PI * hz) / sampleRate)
  let y = 0
  return (x) => (y += share * (x - y))
}

export function highpass(hz: number): Filter {
  const low = lowpass(hz)
  return (x) => x - low(x)
}

/** A band-pass filter whose frequency may change over time. */
export function resonator(q: number): (x: number, hz: number) => number {
  let low = 0, band = 0
  return (x, hz) => {
    const f = 2 * Math.sin((Math.PI * hz) / sampleRate)
    low += f * band
    band += f * (x - low - band / q)
    return band / q
  }
}

export function noise(seed: number) {
  const random = randomFrom(seed)
  return () => random() * 2 - 1
}

/** A delay by a fractional number of samples. */
export function delayLine(maxSamples: number) {
  const line = new Float32Array(Math.ceil(maxSamples) + 2)
  let at = 0
  return {
    read: (samples: number) => {
      const from = at - samples + line.length, whole = Math.floor(from), part = from - whole
      return (line[whole % line.length] ?? 0) * (1 - part) + (line[(whole + 1) % line.length] ?? 0) * part
    },
    write: (x: number) => {
      line[at] = x
      at = (at + 1) % line.length
    },
  }
}

/**
 * A reverb of eight comb filters and two all-pass filters. The channels differ slightly, which widens the stereo image.
 */
export function room(dry: Sound, { size = 1, damp = 4200, decay = 0.82 } = {}): Sound {
  return { left: oneEar(dry.left, size, damp, decay, 0), right: oneEar(dry.right, size, damp, decay, 23) }
}

function oneEar(dry: Float32Array, size: number, damp: number, decay: number, spread: number) {
  const combs = [1557, 1617, 1491, 1422, 1277, 1356, 1188, 1116].map((length) => comb(length * size + spread, damp, decay))
  const blurs = [556, 341].map((length) => blur(length + spread))
  return dry.map((x) => blurs.reduce((y, smear) => smear(y), combs.reduce((sum, echo) => sum + echo(x), 0) * 0.125))
}

function comb(length: number, damp: number, decay: number): Filter {
  const line = delayLine(length + 1), soften = lowpass(damp)
  return (x) => {
    const y = line.read(length)
    line.write(x + soften(y) * decay)
    return y
  }
}

function blur(length: number): Filter {
  const line = delayLine(length + 1)
  return (x) => {
    const late = line.read(length)
    line.write(x + late * 0.5)
    return late - x * 0.5
  }
}

// ---------------------------------------------------------------- finishing

/** Normalizes a mix to a loudness in LUFS (ITU-R BS.1770), limits its peaks, and fades in and out. */
export function master(mix: Sound, { loudness = -18, fadeIn = 0.4, fadeOut = 2.4 } = {}): Sound {
  fade(mix, fadeIn, fadeOut)
  for (let pass = 0; pass < 2; pass++) {
    const gain = 10 ** ((loudness - loudnessOf(mix)) / 20)
    for (const side of [mix.left, mix.right]) side.forEach((x, i) => { side[i] = round(x * gain) })
  }
  return mix
}

function fade({ left, right }: Sound, fadeIn: number, fadeOut: number) {
  const seconds = left.length / sampleRate
  for (const side of [left, right]) side.forEach((x, i) => {
    const t = i / sampleRate, edge = Math.min(clamp(t / fadeIn), clamp((seconds - 0.05 - t) / fadeOut))
    side[i] = x * Math.sin((edge * Math.PI) / 2) ** 2
  })
}

const knee = 0.6, ceiling = 0.84
const round = (x: number) => Math.abs(x) < knee ? x : Math.sign(x) * (knee + (ceiling - knee) * Math.tanh((Math.abs(x) - knee) / (ceiling - knee)))

export function loudnessOf({ left, right }: Sound) {
  const [a, b] = [tenths(left), tenths(right)]
  const blocks = a.slice(3).map((_, i) => mean(a.slice(i, i + 4)) + mean(b.slice(i, i + 4)))
  const heard = blocks.filter((block) => lufs(block) > -70)
  const gate = lufs(mean(heard)) - 10
  return lufs(mean(heard.filter((block) => lufs(block) > gate)))
}

const lufs = (power: number) => -0.691 + 10 * Math.log10(power)

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** The K-weighted power of each tenth of a second: slightly more treble, no low bass. */
function tenths(side: Float32Array) {
  const shelf = biquad([1.53512485958697, -2.69169618940638, 1.19839281085285], [-1.69065929318241, 0.73248077421585])
  const cut = biquad([1, -2, 1], [-1.99004745483398, 0.99007225036621])
  const hop = sampleRate / 10, power = Array.from({ length: Math.floor(side.length / hop) }, () => 0)
  for (let i = 0; i < power.length * hop; i++) {
    const x = cut(shelf(side[i] ?? 0)), tenth = Math.floor(i / hop)
    power[tenth] = (power[tenth] ?? 0) + (x * x) / hop
  }
  return power
}

function biquad([b0, b1, b2]: [number, number, number], [a1, a2]: [number, number]): Filter {
  let x1 = 0, x2 = 0, y1 = 0, y2 = 0
  return (x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    return y
  }
}

/** A WAV file with 16 bits and two channels. */
export function wav({ left, right }: Sound): Buffer {
  const file = Buffer.alloc(44 + left.length * 4)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + left.length * 4, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(2, 22)
  file.writeUInt32LE(sampleRate, 24)
  file.writeUInt32LE(sampleRate * 4, 28)
  file.writeUInt16LE(4, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(left.length * 4, 40)
  left.forEach((x, i) => {
    file.writeInt16LE(Math.round(clamp(x, -1, 1) * 32767), 44 + i * 4)
    file.writeInt16LE(Math.round(clamp(right[i] ?? 0, -1, 1) * 32767), 46 + i * 4)
  })
  return file
}
