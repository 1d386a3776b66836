import type { Marker } from '@ott/catalogue'
import fc from 'fast-check'
import { markerToSkip } from './skip.ts'

const markers: Marker[] = [
  { kind: 'recap', startSeconds: 0, endSeconds: 4 },
  { kind: 'intro', startSeconds: 10, endSeconds: 30 },
  { kind: 'credits', startSeconds: 90, endSeconds: 100 },
]

describe('skipping without a press', () => {
  it('passes over a recap at the start and an intro', () => {
    expect(markerToSkip(markers, 0, 0.2)?.endSeconds).toBe(4)
    expect(markerToSkip(markers, 9.9, 10.1)?.endSeconds).toBe(30)
  })

  it('lets a seek into an intro be, and playback inside it', () => {
    expect(markerToSkip(markers, 0, 12)).toBeNull()
    expect(markerToSkip(markers, 12, 11)).toBeNull()
    expect(markerToSkip(markers, 12, 12.3)).toBeNull()
  })

  it('never passes over credits', () => {
    expect(markerToSkip(markers, 89.9, 90.1)).toBeNull()
  })

  it('only ever goes forward', () => {
    fc.assert(fc.property(fc.double({ min: 0, max: 100, noNaN: true }), fc.double({ min: 0, max: 100, noNaN: true }), (from, to) => {
      expect(markerToSkip(markers, from, to)?.endSeconds ?? Infinity).toBeGreaterThan(to)
    }))
  })
})
