import { mkdir, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { draw } from './draw.ts'
import { openLettering } from './lettering.ts'
import type { Outline } from './pen.ts'
import { episodeStill } from './episode-stills.ts'
import { type Picture, pictureFolder, picturesOf, stillsOf } from './pictures.ts'
import { drawPortrait } from './portrait.ts'
import { rasterize } from './rasterize.ts'

/** Renders the images of titles and people in parallel. `onDone` is called with the number that is done. */
export async function renderImages(ids: readonly string[], onDone: (done: number) => void): Promise<void> {
  const outline = await openLettering()
  await mkdir(pictureFolder, { recursive: true })
  const waiting = [...ids]
  let done = 0
  async function renderNext(): Promise<void> {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      for (const picture of picturesOf(id)) {
        const image = await rasterize(svgOf(picture, outline), picture.scale)
        await save(picture.file, image)
        if (isLandscape(picture)) for (const [at, file] of stillsOf(id).entries()) await save(file, await episodeStill(image, at + 1))
      }
      onDone(++done)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, renderNext))
}

const isLandscape = (picture: Picture) => 'shape' in picture && picture.shape === 'landscape' && picture.scale === undefined

function svgOf(picture: Picture, outline: Outline): string {
  return 'sitter' in picture ? drawPortrait(picture.sitter, outline) : draw(picture, outline)
}

/** Writes atomically: an interrupted run leaves no partial file. */
async function save(file: string, picture: Buffer): Promise<void> {
  await writeFile(`${file}.new`, picture)
  await rename(`${file}.new`, file)
}
