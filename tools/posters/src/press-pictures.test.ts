import { stat } from 'node:fs/promises'
import { picturesOf, unprintedTitles } from './pictures.ts'
import { pressPictures } from './press-pictures.ts'

it('prints every picture of the titles asked for, tells of each title, and leaves them out of what is still to print', async () => {
  const told: number[] = []
  await pressPictures(['kash', 'tenant'], (done) => told.push(done))
  expect(told).toEqual([1, 2])
  for (const { file } of [...picturesOf('kash'), ...picturesOf('tenant')]) expect((await stat(file)).size).toBeGreaterThan(0)
  const unprinted = await unprintedTitles()
  expect(unprinted).not.toContain('kash')
  expect(unprinted).not.toContain('tenant')
})
