import { openLettering } from './lettering.ts'
import { drawPortrait } from './portrait.ts'
import { sitters } from './portrait-data.ts'

const ids = Object.keys(sitters)

it('draws everyone the same way every time, without invalid numbers', async () => {
  const outline = await openLettering()
  for (const id of ids) {
    const portrait = drawPortrait(id, outline)
    expect(portrait).toBe(drawPortrait(id, outline))
    expect(portrait).not.toMatch(/NaN|undefined|Infinity|null|\[object|<text/)
  }
})

it('draws no two people alike', () => {
  const portraits = ids.map((id) => drawPortrait(id, () => ''))
  expect(new Set(portraits).size).toBe(ids.length)
})

it('names an unknown person', () => {
  expect(() => drawPortrait('nobody', () => '')).toThrow('Unknown person "nobody"')
})
