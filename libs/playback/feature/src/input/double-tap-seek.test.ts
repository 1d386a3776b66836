import { tap, zoneOf } from './double-tap-seek.ts'
import type { Taps, TapStep, Zone } from './double-tap-seek.ts'

const fingers = (taps: [Zone, number][]) => taps.reduce<{ taps: Taps; steps: TapStep[] }>((before, [zone, atMs]) => {
  const [next, step] = tap(before.taps, zone, atMs)
  return { taps: next, steps: [...before.steps, step] }
}, { taps: null, steps: [] }).steps

describe('taps on the video', () => {
  it('show or hide the controls', () => {
    expect(fingers([['forward', 0], ['forward', 900]])).toEqual([{ type: 'toggleControls' }, { type: 'toggleControls' }])
  })

  it('seek when doubled, and add up with further taps', () => {
    expect(fingers([['forward', 0], ['forward', 200], ['forward', 400]]).slice(1)).toEqual([
      { type: 'seek', by: 10, total: 10 },
      { type: 'seek', by: 10, total: 20 },
    ])
  })

  it('seek back on the left', () => {
    expect(fingers([['back', 0], ['back', 200]]).at(-1)).toEqual({ type: 'seek', by: -10, total: -10 })
  })

  it('do not seek in the middle or across sides', () => {
    expect(fingers([['middle', 0], ['middle', 200], ['back', 300], ['forward', 400]]).every((step) => step.type === 'toggleControls')).toBe(true)
  })

  it('are assigned to thirds of the video', () => {
    expect([10, 150, 290].map((x) => zoneOf(x, 300))).toEqual(['back', 'middle', 'forward'])
  })
})
