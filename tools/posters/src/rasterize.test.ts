import sharp from 'sharp'
import { Pen } from './pen.ts'
import { rasterize } from './rasterize.ts'

const newPen = () => new Pen({ W: 600, H: 900 }, { seed: 3, outline: () => '' })

it('renders a drawing at its size or larger', async () => {
  const svg = newPen().fill('#246').svg()
  expect(await sharp(await rasterize(svg)).metadata()).toMatchObject({ format: 'webp', width: 600, height: 900 })
  expect(await sharp(await rasterize(svg, 1.5)).metadata()).toMatchObject({ width: 900, height: 1350 })
})

it('renders no transparent parts', async () => {
  const { hasAlpha } = await sharp(await rasterize(newPen().svg())).metadata()
  expect(hasAlpha).toBe(false)
})

it('adds the same grain to everything', async () => {
  const [picture, again] = [await rasterize(newPen().fill('#246').svg()), await rasterize(newPen().fill('#246').svg())]
  expect((await sharp(picture).stats()).channels.some(({ stdev }) => stdev > 0)).toBe(true)
  expect(picture.equals(again)).toBe(true)
})

it('stipples ink, denser where it is more opaque', async () => {
  const inked = async (opacity: number) => {
    const pen = newPen().fill('#fff')
    pen.ink('#000', () => pen.rect(0, 0, 600, 900, '#000', `opacity="${opacity}"`))
    const { channels } = await sharp(await rasterize(pen.svg())).stats()
    return channels[0]!.mean
  }
  const [faint, dense] = [await inked(0.15), await inked(0.85)]
  expect(faint).toBeLessThan(255)
  expect(dense).toBeLessThan(faint - 60)
})
