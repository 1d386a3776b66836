import { ladderFor } from './bitrate-ladder.ts'

const linesOf = (width: number, height: number) => ladderFor(width, height).map(({ lines }) => lines)

describe('the ladder', () => {
  it('goes from 240p to the film itself', () => {
    expect(linesOf(1280, 720)).toEqual([240, 360, 480, 720])
    expect(linesOf(854, 480)).toEqual([240, 360, 480])
  })

  it('ends at 1080p', () => {
    expect(linesOf(3840, 2160)).toEqual([240, 360, 480, 720, 1080])
  })

  it('ends at the size of the film where that is between two rungs', () => {
    expect(linesOf(768, 432)).toEqual([240, 360, 432])
    expect(linesOf(1024, 500)).toEqual([240, 360, 500])
  })

  it('begins with 240p however little larger the film is', () => {
    expect(linesOf(426, 240)).toEqual([240])
    expect(linesOf(430, 242)).toEqual([240, 242])
    expect(linesOf(500, 282)).toEqual([240, 282])
  })

  it('never enlarges', () => {
    expect(ladderFor(160, 120)).toMatchObject([{ lines: 120, width: 160, height: 120 }])
  })

  it('counts the shorter side of a film that stands upright', () => {
    expect(ladderFor(1080, 1920).at(0)).toMatchObject({ lines: 240, width: 240, height: 426 })
  })

  it('makes every side even and gives larger pictures more bits', () => {
    const renditions = ladderFor(853, 481)
    expect(renditions.filter(({ width, height }) => width % 2 || height % 2)).toEqual([])
    const bits = renditions.map(({ maxBitsPerSecond }) => maxBitsPerSecond)
    expect(bits).toEqual(bits.toSorted((a, b) => a - b))
  })
})
