import { nearestBeyond } from './tray-keys.ts'

const box = (left: number, top: number) => ({ left, top, width: 100, bottom: top + 50 })
const here = box(200, 100)

describe('from one row of cards to another', () => {
  it('goes to the card that stands most nearly below', () => {
    expect(nearestBeyond(here, [box(0, 200), box(170, 200), box(290, 200)], 1)).toBe(1)
  })

  it('takes the nearest of several rows', () => {
    expect(nearestBeyond(here, [box(200, 400), box(200, 300), box(200, 200)], 1)).toBe(2)
  })

  it('goes up to the last row', () => {
    expect(nearestBeyond(box(200, 500), [box(200, 100), box(200, 300), box(0, 300)], -1)).toBe(1)
  })

  it('stays where nothing lies beyond', () => {
    expect(nearestBeyond(here, [box(0, 100), box(200, 0)], 1)).toBe(-1)
  })
})
