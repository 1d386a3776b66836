import { cardsInSight, nearestBeyond } from './grid-keyboard.ts'

const box = (left: number, top: number) => ({ left, top, width: 100, bottom: top + 50 })
const here = box(200, 100)

describe('moving between rows of cards', () => {
  it('goes to the nearest card below', () => {
    expect(nearestBeyond(here, [box(0, 200), box(170, 200), box(290, 200)], 1)).toBe(1)
  })

  it('goes to the nearest of several rows', () => {
    expect(nearestBeyond(here, [box(200, 400), box(200, 300), box(200, 200)], 1)).toBe(2)
  })

  it('goes up to the last row above', () => {
    expect(nearestBeyond(box(200, 500), [box(200, 100), box(200, 300), box(0, 300)], -1)).toBe(1)
  })

  it('stays where nothing is beyond', () => {
    expect(nearestBeyond(here, [box(0, 100), box(200, 0)], 1)).toBe(-1)
  })
})

describe('Page Up and Page Down', () => {
  it('scroll a row by its visible cards', () => {
    expect(cardsInSight({ width: 224, height: 190 }, { clientWidth: 1000, scrollWidth: 4000 }, 800)).toBe(4)
  })

  it('scroll a grid by the rows that fit the window', () => {
    expect(cardsInSight({ width: 150, height: 280 }, { clientWidth: 940, scrollWidth: 940 }, 800)).toBe(12)
  })

  it('move at least one card', () => {
    expect(cardsInSight({ width: 300, height: 900 }, { clientWidth: 280, scrollWidth: 280 }, 500)).toBe(1)
  })
})
