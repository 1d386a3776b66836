/** Easing functions. Every film is a pure function of time, so they have no state. */

export const clamp = (x: number, low = 0, high = 1) => Math.min(high, Math.max(low, x))

export const lerp = (from: number, to: number, share: number) => from + (to - from) * share

/** Eased progress from 0 to 1 between two times. */
export function between(t: number, from: number, to: number) {
  const x = clamp((t - from) / (to - from))
  return x * x * x * (x * (x * 6 - 15) + 10)
}

/** Progress from 0 to 1 with constant acceleration, constant speed and braking, like a vehicle. */
export function ride(t: number, from: number, to: number, rampSeconds: number) {
  const length = to - from, at = clamp(t, from, to) - from, top = 1 / (length - rampSeconds)
  if (at < rampSeconds) return (top * at * at) / (2 * rampSeconds)
  if (at > length - rampSeconds) return 1 - (top * (length - at) ** 2) / (2 * rampSeconds)
  return top * (at - rampSeconds / 2)
}

/** 1 between two times, with soft edges inside the interval. */
export function during(t: number, from: number, to: number, edge = 1) {
  return Math.min(between(t, from, from + edge), 1 - between(t, to - edge, to))
}

/** A value interpolated between keyframes, eased at each: `[[0, 10], [4, 20]]`. */
export function along(t: number, keys: readonly (readonly [at: number, value: number])[]) {
  let [before, value] = keys[0] ?? [0, 0]
  for (const [at, next] of keys) {
    if (t <= before) return value
    if (t < at) return lerp(value, next, between(t, before, at))
    before = at
    value = next
  }
  return value
}

/** Slow noise between about -1 and 1; each seed gives an independent curve. */
export function sway(t: number, seed: number) {
  return 0.55 * Math.sin(t + seed * 12.9) + 0.3 * Math.sin(t * 1.73 + seed * 78.2) + 0.15 * Math.sin(t * 2.91 + seed * 37.7)
}

export type Random = () => number

/** A seeded random number generator (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Creates several items with random values for each. */
export function many<T>(count: number, random: Random, make: (pick: (low: number, high: number) => number, i: number) => T): T[] {
  const pick = (low: number, high: number) => lerp(low, high, random())
  return Array.from({ length: count }, (_, i) => make(pick, i))
}

/** A random number derived from an integer, for particles that respawn. */
export function luck(n: number) {
  return randomFrom(Math.imul(n + 1, 0x9e3779b1))()
}
