import { isCurrent, trailerRenditions } from './asset.ts'
import { recipeVersion } from './recipe.ts'

describe('the trailers of a video', () => {
  const heights = (of: number[]) => trailerRenditions(of).map(({ height }) => height)

  it('are made from its rendition of at most 480 lines and from the next one', () => {
    expect([[240, 360, 480, 720, 1080], [240, 360, 480, 600], [240, 360, 576]].map(heights)).toEqual([[480, 720], [480, 600], [360, 576]])
  })

  it('are one if it has no more lines', () => {
    expect([[240, 360], [200], [720]].map(heights)).toEqual([[360], [200], [720]])
  })
})

it('a package is current if it was encoded by the recipe of this release (MED-44)', () => {
  expect([{}, { recipe: recipeVersion - 1 }, { recipe: recipeVersion }].map(isCurrent)).toEqual([false, false, true])
})
