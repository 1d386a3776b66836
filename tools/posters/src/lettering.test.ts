import { openLettering } from './lettering.ts'
import type { LineOfLetters } from './pen.ts'

const line: LineOfLetters = { x: 100, y: 100, size: 50, anchor: 'start', weight: 700, width: 100 }

it('draws letters as outlines', async () => {
  const outline = await openLettering()
  expect(outline('Low Orbit', line)).toMatch(/^M[\d. MLQCZ-]+Z$/)
})

it('shapes Bengali conjuncts', async () => {
  const outline = await openLettering()
  const conjunct = across(outline('ন্দ', line))
  expect(conjunct.width).toBeLessThan(across(outline('নদ', line)).width)
})

it('aligns a line at its start, centre or end', async () => {
  const outline = await openLettering()
  const [start, middle, end] = (['start', 'middle', 'end'] as const).map((anchor) =>
    across(outline('Side B', { ...line, anchor })),
  )
  expect(start!.left).toBeGreaterThanOrEqual(line.x)
  expect(middle!.left).toBeCloseTo(line.x - start!.width / 2, -1)
  expect(end!.right).toBeLessThanOrEqual(line.x)
})

it('varies width and weight of letters', async () => {
  const outline = await openLettering()
  const narrow = across(outline('Tram', { ...line, width: 75 })).width
  const wide = across(outline('Tram', { ...line, width: 125 })).width
  const heavy = across(outline('Tram', { ...line, weight: 800, width: 75 })).width
  const thin = across(outline('Tram', { ...line, weight: 200, width: 75 })).width
  expect(wide).toBeGreaterThan(narrow * 1.2)
  expect(heavy).toBeGreaterThan(thin)
})

it('sets both scripts in one line', async () => {
  const outline = await openLettering()
  const bengali = across(outline('ট্রাম ', line))
  const both = outline('ট্রাম Tram', line)
  expect(both.startsWith(outline('ট্রাম', line))).toBe(true)
  expect(across(both).right).toBeGreaterThan(bengali.right + line.size)
})

it('rejects letters that the fonts lack', async () => {
  const outline = await openLettering()
  expect(() => outline('映画', line)).toThrow('no letter')
})

/** The horizontal extent of a path with absolute points. */
function across(path: string): { left: number; right: number; width: number } {
  const numbers = path.match(/-?[\d.]+/g)!.map(Number)
  const xs = numbers.filter((_, i) => i % 2 === 0)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  return { left, right, width: right - left }
}
