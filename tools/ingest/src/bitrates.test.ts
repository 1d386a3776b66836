import fc from 'fast-check'
import { averageBitsPerSecond, peakBitsPerSecond, peakSegmentBitsPerSecond } from './bitrates.ts'
import { bufferSeconds } from './timeline.ts'

const kilobytes = (...sizes: number[]) => ({ segments: sizes.map((size) => ({ seconds: 2, bytes: size * 1_000 })) })

describe('the peak of a track', () => {
  it('is its largest bitrate over the buffer of four seconds', () => {
    expect(averageBitsPerSecond(kilobytes(100, 100, 300, 200, 100))).toBe(640_000)
    expect(peakBitsPerSecond(kilobytes(100, 100, 300, 200, 100))).toBe(1_000_000)
  })

  it('is not that of a short end, which is downloaded during a whole buffer', () => {
    const { segments } = kilobytes(100, 100)
    expect(peakBitsPerSecond({ segments: [...segments, { seconds: 0.25, bytes: 60_000 }] })).toBe(489_412)
  })

  it('is the average of a video shorter than the buffer', () => {
    expect(peakBitsPerSecond({ segments: [{ seconds: 1, bytes: 50_000 }] })).toBe(400_000)
  })

  it('counts segments that are a frame short or long as whole ones', () => {
    const segments = [2.002, 1.96, 2.002, 1.96].map((seconds) => ({ seconds, bytes: 100_000 }))
    expect(peakBitsPerSecond({ segments })).toBe(Math.ceil(1_600_000 / 3.962))
  })
})

it('playback at the peak never stalls, wherever it starts, after a full buffer (MED-40)', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 2_000_000 }), { minLength: 1, maxLength: 60 })
  const end = fc.record({ seconds: fc.double({ min: 0.2, max: 2, noNaN: true }), bytes: fc.integer({ min: 1, max: 2_000_000 }) })
  fc.assert(fc.property(sizes, end, (bytes, last) => {
    const segments = [...bytes.map((each) => ({ seconds: 2, bytes: each })), last]
    const bitsPerSecond = peakBitsPerSecond({ segments })
    for (let start = 0; start < segments.length; start++) expect(stallsFrom(segments.slice(start), bitsPerSecond)).toBe(false)
  }))
})

it('the peak is never under the average, nor over the largest segment of whole length', () => {
  fc.assert(fc.property(fc.array(fc.integer({ min: 1, max: 2_000 }), { minLength: 2, maxLength: 40 }), (sizes) => {
    const track = kilobytes(...sizes)
    expect(peakBitsPerSecond(track)).toBeGreaterThanOrEqual(averageBitsPerSecond(track))
    expect(peakBitsPerSecond(track)).toBeLessThanOrEqual(peakSegmentBitsPerSecond(track))
  }))
})

describe('the peak segment bit rate of HLS', () => {
  it('is that of the largest segment', () => {
    expect(peakSegmentBitsPerSecond(kilobytes(100, 300, 100))).toBe(1_200_000)
  })

  it('counts a short end only together with the segment before', () => {
    const { segments } = kilobytes(100, 100)
    expect(peakSegmentBitsPerSecond({ segments: [...segments, { seconds: 0.5, bytes: 100_000 }] })).toBe(640_000)
    expect(peakSegmentBitsPerSecond({ segments: [...segments, { seconds: 0.5, bytes: 25_000 }] })).toBe(400_000)
  })
})

/** Whether a segment arrives after its turn, if playback starts `bufferSeconds` after the first bit. */
function stallsFrom(segments: { seconds: number; bytes: number }[], bitsPerSecond: number): boolean {
  let [bits, turn] = [0, bufferSeconds]
  return segments.some(({ seconds, bytes }) => {
    bits += bytes * 8
    const isLate = bits / bitsPerSecond > turn + 1e-9
    turn += seconds
    return isLate
  })
}
