import { along, between, clamp, lerp, luck, randomFrom, sway } from './ease.ts'
import { highpass, lowpass, noise, play, resonator, voice, type Sound, type Voice } from './sound.ts'

/** Ambient sounds: weather, water, insects and birds. `level` is the volume over time. */

type Level = (t: number) => number

export function wind(seconds: number, level: Level, seed = 1): Voice {
  const air = noise(seed), band = resonator(1.6), soft = lowpass(1400)
  return voice(seconds, (t) => soft(band(air(), 320 + 260 * level(t) + 120 * sway(t * 0.9, seed))) * level(t) * (0.75 + 0.35 * sway(t * 1.3, seed + 4)))
}

/** A hiss of many raindrops with single ones nearby. */
export function rain(into: Sound, seconds: number, level: Level, gain: number) {
  for (const side of [-1, 1]) {
    const air = noise(side + 40), high = highpass(700), soft = lowpass(6200), low = lowpass(420), rumble = noise(side + 50)
    play(into, 0, voice(seconds, (t) => level(t) ** 1.3 * (soft(high(air())) * 0.42 + low(rumble()) * 0.7)), gain, side * 0.9)
  }
  const random = randomFrom(8)
  for (let t = 0; t < seconds; t += 0.018 + random() * 0.05) {
    if (random() < level(t) * 0.9) play(into, t, drop(900 + random() * 2600, random()), gain * lerp(0.05, 0.3, random() ** 3), random() * 1.8 - 0.9)
  }
}

/** One drop in water: its bubble rings and rises in pitch. */
export function drop(hz: number, luckOfIt = 0.5): Voice {
  const seconds = 0.09 + 0.08 * luckOfIt
  return voice(seconds, (t) => Math.min(1, t / 0.001) * Math.exp((-t * 5) / seconds) * Math.sin(2 * Math.PI * hz * t * (1 + 1.6 * t)) * (1 - between(t, seconds * 0.7, seconds)))
}

export function thunder(seconds: number, seed: number): Voice {
  const air = noise(seed), low = lowpass(110), mid = lowpass(420)
  return voice(seconds, (t) => {
    const rolls = [0, 0.5, 1.3, 2.2].reduce((sum, at, k) => sum + (t > at ? (1 - 0.16 * k) * Math.min(1, (t - at) / 0.12) * Math.exp(-(t - at) * (1 + 0.4 * luck(seed + k))) : 0), 0)
    const x = air()
    return (low(x) * 3.4 + mid(x) * 0.5 * Math.exp(-t * 2)) * rolls * (1 - between(t, seconds - 1, seconds))
  })
}

/** Small waves against wood. */
export function lapping(into: Sound, seconds: number, gain: number, seed = 3) {
  for (const side of [-1, 1]) {
    const air = noise(seed + side), band = resonator(1.2), low = lowpass(900)
    play(into, 0, voice(seconds, (t) => low(band(air(), 420 + 160 * sway(t * 1.7, seed + side))) * clamp(0.25 + 0.75 * sway(t * 1.15, seed + side * 3)) ** 2), gain, side * 0.7)
  }
  const random = randomFrom(seed)
  for (let t = 0.5; t < seconds - 0.5; t += 0.5 + random() * 1.6) play(into, t, drop(380 + random() * 700, random()), gain * 0.16 * random(), random() * 1.6 - 0.8)
}

/** Crickets, each with its own rhythm. */
export function crickets(into: Sound, seconds: number, level: Level, gain: number) {
  for (const [hz, rate, pan, seed] of [[4300, 2.7, -0.7, 1], [3900, 2.1, 0.6, 2], [4700, 3.3, 0.1, 3]] as const) {
    play(into, 0, voice(seconds, (t) => {
      const chirp = (t * rate + 0.07 * sway(t, seed)) % 1
      const pulse = chirp < 0.42 ? Math.sin((chirp / 0.42) * Math.PI) * (0.5 - 0.5 * Math.cos(2 * Math.PI * 34 * t)) : 0
      return level(t) * pulse * Math.sin(2 * Math.PI * hz * t) * (0.6 + 0.4 * sway(t * 0.4, seed))
    }), gain, pan)
  }
}

export function frog(hz: number): Voice {
  const throat = resonator(5)
  return voice(0.5, (t) => {
    const beat = Math.max(0, Math.sin(2 * Math.PI * 21 * t)) ** 3
    return throat(beat * Math.sin(2 * Math.PI * hz * t * (1 + 0.12 * t)), hz * 2.2) * Math.sin(Math.min(1, t / 0.5) * Math.PI) * 1.4
  })
}

/** A bird's phrase: a few whistles that glide between two pitches. */
export function song(slides: readonly (readonly [at: number, seconds: number, from: number, to: number])[]): Voice {
  const end = Math.max(...slides.map(([at, seconds]) => at + seconds)) + 0.05
  const phases = slides.map(() => 0)
  return voice(end, (t) => slides.reduce((sum, [at, seconds, from, to], i) => {
    const share = (t - at) / seconds
    if (share <= 0 || share >= 1) return sum
    phases[i] = (phases[i] ?? 0) + (2 * Math.PI * lerp(from, to, share)) / 48_000
    return sum + Math.sin(phases[i] ?? 0) * Math.sin(share * Math.PI) ** 0.8
  }, 0))
}

/** The call of a koel, each time a little higher. */
export const koel = (calls: number) => song(Array.from({ length: calls }, (_, k) => [
  [k * 0.95, 0.2, 720 + k * 34, 800 + k * 38], [k * 0.95 + 0.22, 0.42, 860 + k * 44, 1240 + k * 52],
] as const).flat())

export const chatter = (seed: number) => song(Array.from({ length: 7 }, (_, k) => [
  k * 0.11 + 0.05 * luck(seed + k), 0.06 + 0.05 * luck(seed * 3 + k), 2600 + 1500 * luck(seed * 7 + k), 2400 + 1900 * luck(seed * 11 + k),
] as const))

/** The wings of birds that take off from water. */
export function wings(seconds: number, seed: number): Voice {
  const air = noise(seed), band = resonator(1.4)
  return voice(seconds, (t) => band(air(), 700) * Math.max(0, Math.sin(2 * Math.PI * 5.4 * t)) ** 2 * along(t, [[0, 0], [0.3, 1], [seconds, 0]]))
}

export function splash(seed: number): Voice {
  const air = noise(seed), soft = lowpass(3800), high = highpass(300)
  return voice(0.9, (t) => high(soft(air())) * Math.min(1, t / 0.006) * Math.exp(-t * 7) * (1 - between(t, 0.7, 0.9)))
}
