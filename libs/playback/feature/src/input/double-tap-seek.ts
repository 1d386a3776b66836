/** Where a finger came down: the outer thirds seek, the middle only shows and hides the controls. */
export type Zone = 'back' | 'middle' | 'forward'

export type Taps = { zone: Zone; atMs: number; seconds: number } | null

export type TapStep = { type: 'toggleControls' } | { type: 'seek'; by: number; total: number }

const togetherMs = 320
const seconds = 10

/** Two taps at one side seek; each further one, while it goes on, adds ten seconds more (PLAY-15). */
export function tap(before: Taps, zone: Zone, atMs: number): [Taps, TapStep] {
  const isNext = before !== null && before.zone === zone && zone !== 'middle' && atMs - before.atMs <= togetherMs
  if (!isNext) return [{ zone, atMs, seconds: 0 }, { type: 'toggleControls' }]
  const by = zone === 'back' ? -seconds : seconds
  const total = before.seconds + by
  return [{ zone, atMs, seconds: total }, { type: 'seek', by, total }]
}

export function zoneOf(x: number, width: number): Zone {
  if (x < width / 3) return 'back'
  return x > (2 * width) / 3 ? 'forward' : 'middle'
}
