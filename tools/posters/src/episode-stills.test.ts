import sharp from 'sharp'
import { episodeStill, stillSize, takes } from './episode-stills.ts'
import { episodeStills, pictureNames } from './pictures.ts'

const landscape = () =>
  sharp(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><rect width="1280" height="720" fill="#456"/><circle cx="700" cy="400" r="180" fill="#fb6"/></svg>')).webp().toBuffer()

describe('the stills of episodes', () => {
  it('have one size, and each looks different', async () => {
    const picture = await landscape()
    const stills = await Promise.all(takes.map((_, at) => episodeStill(picture, at + 1)))
    const sizes = await Promise.all(stills.map((still) => sharp(still).metadata()))
    expect(sizes.map(({ width, height }) => ({ width, height }))).toEqual(takes.map(() => stillSize))
    expect(new Set(stills.map((still) => still.toString('base64'))).size).toBe(takes.length)
  })

  it('belong to titles with a picture, and never repeat within a series', () => {
    expect(Object.keys(episodeStills).filter((id) => !pictureNames.includes(id))).toEqual([])
    expect(Object.values(episodeStills).filter((count) => count > takes.length)).toEqual([])
  })
})
