import { Pen, type Point, ground, heightAt, hills, path, put, round, smooth } from './pen.ts'

const size = { W: 600, H: 900 }
const newPen = (wordless = false) => new Pen(size, { seed: 7, outline: (text) => `M0 0[${text}]`, wordless })

it('draws the same random values for a seed, within bounds', () => {
  const [one, other] = [newPen(), newPen()]
  const throws = Array.from({ length: 200 }, () => one.between(3, 5))
  expect(throws).toEqual(Array.from({ length: 200 }, () => other.between(3, 5)))
  expect(Math.min(...throws)).toBeGreaterThanOrEqual(3)
  expect(Math.max(...throws)).toBeLessThan(5)
})

it('rounds numbers to a tenth', () => {
  expect(round(1 / 3)).toBe(0.3)
  expect(path`M${1 / 3} ${2}h${-0.04}${'Z'}`).toBe('M0.3 2h0Z')
})

it('puts gradients, filters and clips into defs under unique names', () => {
  const pen = newPen()
  pen.glow(10, 10, 5, '#fff')
  pen.ink('#000', () => pen.fill('#fff'))
  pen.clip('M0 0H9V9Z', () => pen.soft(3, () => pen.disc(1, 1, 1, '#fff')))
  const svg = pen.svg()
  const names = [...svg.matchAll(/<(?:radialGradient|filter|clipPath) id="(a\d+)"/g)].map(([, name]) => name)
  expect(names).toEqual(['a0', 'a1', 'a2', 'a3'])
  for (const name of names) expect(svg).toContain(`url(#${name})`)
})

it('places the lines of a title below one another', () => {
  const places: [string, number][] = []
  const outline = (text: string, { y }: { y: number }) => (places.push([text, y]), '')
  new Pen(size, { seed: 1, outline }).title(['Salt', 'Forest'], { x: 40, y: 100, size: 50, gap: 0.8 })
  expect(places).toEqual([['Salt', 100], ['Forest', 140]])
})

it('leaves out the title of an image without lettering, but not the text of an object', () => {
  const pen = newPen(true)
  pen.title(['Tram'], { x: 0, y: 0, size: 10 }).sign(['24'], { x: 0, y: 0, size: 10 })
  expect(pen.svg()).not.toContain('[Tram]')
  expect(pen.svg()).toContain('[24]')
})

it('draws a curve from the first point to the last', () => {
  const line: Point[] = [[0, 10], [50, 20], [100, 5]]
  expect(smooth(line)).toMatch(/^M0 10C.* 50 20C.* 100 5$/)
})

it('draws hills over the full width and fills the ground below', () => {
  const pen = newPen()
  const line = hills(pen, 400, 60, 4)
  expect(line[0]![0]).toBeLessThan(0)
  expect(line.at(-1)![0]).toBeGreaterThan(size.W)
  expect(ground(pen, line)).toMatch(/L620 920L-20 920Z$/)
  expect(Math.abs(heightAt(line, 300) - 400)).toBeLessThan(60)
})

it('positions, rotates and flips a drawing', () => {
  expect(put(10, 20.04, 1.5, 30, -1)).toBe('transform="translate(10 20) rotate(30) scale(-1.5 1.5)"')
})
