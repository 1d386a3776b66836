import { draggedBox, dropIndex, scrollStep } from './drag-sort-geometry.ts'

const rowAt = (left: number, top: number) => ({ left, top, width: 100, height: 20 })
const [first, second, third] = [rowAt(0, 0), rowAt(0, 20), rowAt(0, 40)] as const

describe('a dragged row', () => {
  const list = { width: 100, height: 60 }

  it('follows the pointer', () => {
    expect(draggedBox(first, { x: 0, y: 33 }, list)).toEqual(rowAt(0, 33))
  })

  it('stays within its list', () => {
    expect(draggedBox(second, { x: -50, y: -90 }, list)).toEqual(first)
    expect(draggedBox(second, { x: 50, y: 90 }, list)).toEqual(third)
  })

  it('replaces the row whose centre is nearest', () => {
    const places = [0, 9, 11, 29, 31, 40].map((top) => dropIndex(rowAt(0, top), [first, second, third]))
    expect(places).toEqual([0, 0, 1, 1, 2, 2])
  })

  it('works for rows side by side', () => {
    const rows = [rowAt(0, 0), rowAt(100, 0), rowAt(0, 20), rowAt(100, 20)]
    expect(dropIndex(rowAt(80, 14), rows)).toBe(3)
  })
})

describe('auto-scroll during a drag', () => {
  it('is off away from the window’s edges', () => {
    expect(scrollStep(400, 800)).toBe(0)
  })

  it('is faster near an edge', () => {
    expect(scrollStep(119, 800)).toBeGreaterThan(scrollStep(10, 800))
    expect(scrollStep(10, 800)).toBeLessThan(0)
    expect(scrollStep(800, 800)).toBe(14)
  })

  it('has a maximum outside the window', () => {
    expect(scrollStep(2000, 800)).toBe(14)
  })
})
