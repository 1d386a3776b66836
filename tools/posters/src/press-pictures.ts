import { mkdir, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { draw } from './draw.ts'
import { openLettering } from './lettering.ts'
import { pictureFolder, picturesOf } from './pictures.ts'
import { print } from './print.ts'

/** Prints the pictures of these titles, as many at once as there are processors. `onTitle` hears how many are done. */
export async function pressPictures(ids: readonly string[], onTitle: (done: number) => void): Promise<void> {
  const outline = await openLettering()
  await mkdir(pictureFolder, { recursive: true })
  const waiting = [...ids]
  let done = 0
  async function press(): Promise<void> {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      for (const picture of picturesOf(id)) await save(picture.file, await print(draw(picture, outline), picture.scale))
      onTitle(++done)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, press))
}

/** Whole or not at all: a run that is cut off leaves no half picture. */
async function save(file: string, picture: Buffer): Promise<void> {
  await writeFile(`${file}.new`, picture)
  await rename(`${file}.new`, file)
}
