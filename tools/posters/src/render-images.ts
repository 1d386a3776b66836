import { mkdir, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { draw } from './draw.ts'
import { openLettering } from './lettering.ts'
import type { Outline } from './pen.ts'
import { type Picture, pictureFolder, picturesOf } from './pictures.ts'
import { drawPortrait } from './portrait.ts'
import { print } from './rasterize.ts'

/** Prints the pictures of these titles and people, as many at once as there are processors. `onDone` hears how many are done. */
export async function pressPictures(ids: readonly string[], onDone: (done: number) => void): Promise<void> {
  const outline = await openLettering()
  await mkdir(pictureFolder, { recursive: true })
  const waiting = [...ids]
  let done = 0
  async function press(): Promise<void> {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      for (const picture of picturesOf(id)) await save(picture.file, await print(drawn(picture, outline), picture.scale))
      onDone(++done)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, press))
}

function drawn(picture: Picture, outline: Outline): string {
  return 'sitter' in picture ? drawPortrait(picture.sitter, outline) : draw(picture, outline)
}

/** Whole or not at all: a run that is cut off leaves no half picture. */
async function save(file: string, picture: Buffer): Promise<void> {
  await writeFile(`${file}.new`, picture)
  await rename(`${file}.new`, file)
}
