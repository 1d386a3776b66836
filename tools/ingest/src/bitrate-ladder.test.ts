import { ladderFor } from './bitrate-ladder.ts'

const linesOf = (width: number, height: number) => ladderFor(width, height).map(({ lines }) => lines)

describe('the bitrate ladder', () => {
  it('goes from 240p to the size of the source', () => {
    expect(linesOf(1280, 720)).toEqual([240, 360, 480, 720])
    expect(linesOf(854, 480)).toEqual([240, 360, 480])
  })

  it('ends at 1080p', () => {
    expect(linesOf(3840, 2160)).toEqual([240, 360, 480, 720, 1080])
  })

  it('ends at the size of the source between two usual sizes', () => {
    expect(linesOf(768, 432)).toEqual([240, 360, 432])
    expect(linesOf(1024, 500)).toEqual([240, 360, 500])
  })

  it('starts at 240p even if the source is little larger', () => {
    expect(linesOf(426, 240)).toEqual([240])
    expect(linesOf(430, 242)).toEqual([240, 242])
    expect(linesOf(500, 282)).toEqual([240, 282])
  })

  it('never upscales', () => {
    expect(ladderFor(160, 120)).toMatchObject([{ lines: 120, width: 160, height: 120 }])
  })

  it('uses the shorter side of an upright video', () => {
    expect(ladderFor(1080, 1920).at(0)).toMatchObject({ lines: 240, width: 240, height: 426 })
  })

  it('has even sides, and more bits for larger sizes', () => {
    const renditions = ladderFor(853, 481)
    expect(renditions.filter(({ width, height }) => width % 2 || height % 2)).toEqual([])
    const bits = renditions.map(({ maxBitsPerSecond }) => maxBitsPerSecond)
    expect(bits).toEqual(bits.toSorted((a, b) => a - b))
  })
})
