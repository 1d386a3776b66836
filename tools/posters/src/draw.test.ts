import { type PictureShape, draw, sizes } from './draw.ts'
import { heroes, pictureNames } from './pictures.ts'
import { openLettering } from './lettering.ts'
import type { Outline, Point } from './pen.ts'

const shapes: PictureShape[] = ['portrait', 'landscape']

/** A badge may cover the bottom of a poster. */
const badgeRoom = 70

/** The minimum distance of lettering from the edges. */
const margin = 16

it('draws a title the same way every time', async () => {
  const outline = await openLettering()
  const again = await openLettering()
  for (const id of pictureNames) {
    for (const shape of shapes) expect(draw({ id, shape }, again)).toBe(draw({ id, shape }, outline))
  }
})

it('draws every title in portrait and landscape, without invalid numbers', async () => {
  const outline = await openLettering()
  for (const id of pictureNames) {
    expect(draw({ id, shape: 'portrait' }, outline)).toContain('viewBox="0 0 600 900"')
    expect(draw({ id, shape: 'landscape' }, outline)).toContain('viewBox="0 0 1280 720"')
    for (const shape of shapes) expect(draw({ id, shape }, outline)).not.toMatch(/NaN|undefined|Infinity|null|\[object/)
  }
})

it('needs no system font: letters are paths', async () => {
  const outline = await openLettering()
  for (const id of pictureNames) {
    for (const shape of shapes) expect(draw({ id, shape }, outline)).not.toContain('<text')
  }
})

it('places the lettering of every poster inside its frame, above the space for a badge', async () => {
  const outline = await openLettering()
  const { W, H } = sizes.portrait
  for (const id of pictureNames) {
    const points = pointsOf(titleOf(id, outline))
    expect(points).not.toEqual([])
    const outside = points.filter(([x, y]) => x < margin || x > W - margin || y < margin || y > H - badgeRoom)
    expect({ id, outside }).toEqual({ id, outside: [] })
  }
})

it('leaves out only the title of a poster without lettering', async () => {
  const outline = await openLettering()
  for (const id of heroes) {
    const lettered = draw({ id, shape: 'portrait' }, outline)
    const wordless = draw({ id, shape: 'portrait', wordless: true }, outline)
    expect(wordless.length).toBeLessThan(lettered.length)
    expect(lettered.startsWith(wordless.slice(0, wordless.lastIndexOf('</svg>')))).toBe(true)
  }
})

it('draws a still without a title, and a tram with its number', () => {
  const words: string[] = []
  draw({ id: 'tram', shape: 'landscape' }, (text) => (words.push(text), ''))
  expect(words).toEqual(['২৪'])
})

it('names an unknown picture', () => {
  expect(() => draw({ id: 'nobody', shape: 'portrait' }, () => '')).toThrow('Unknown picture "nobody"')
})

/** The texts on objects of a poster, such as a tram's number. */
function signsOf(id: string): string[] {
  const signs: string[] = []
  const listen: Outline = (text) => {
    signs.push(text)
    return ''
  }
  draw({ id, shape: 'portrait', wordless: true }, listen)
  return signs
}

/** The outline of the title without the texts on objects. */
function titleOf(id: string, outline: Outline): string {
  const signs = signsOf(id)
  let title = ''
  const listen: Outline = (text, line) => {
    if (!signs.includes(text)) title += outline(text, line)
    return ''
  }
  draw({ id, shape: 'portrait' }, listen)
  return title
}

function pointsOf(outline: string): Point[] {
  const numbers = outline.match(/-?[\d.]+/g)?.map(Number) ?? []
  return numbers.flatMap((x, i): Point[] => (i % 2 ? [] : [[x, numbers[i + 1]!]]))
}
