import { stat } from 'node:fs/promises'
import { picturesOf, outdatedImages } from './pictures.ts'
import { renderImages } from './render-images.ts'

it('renders all images of the given titles and people, reports each, and then counts them as up to date', async () => {
  const told: number[] = []
  const asked = ['kash', 'tenant', 'person-meghna-basu']
  await renderImages(asked, (done) => told.push(done))
  expect(told).toEqual([1, 2, 3])
  for (const { file } of asked.flatMap(picturesOf)) expect((await stat(file)).size).toBeGreaterThan(0)
  const waiting = await outdatedImages()
  for (const name of asked) expect(waiting).not.toContain(name)
})
