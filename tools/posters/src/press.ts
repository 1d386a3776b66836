/** Prints the pictures: `npm run posters` all of them, `npm run posters -- ferry owl` only those. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { draw } from './draw.ts'
import { heroes, pictureFolder, pictureNames } from './index.ts'
import { openLettering } from './lettering.ts'
import { print } from './print.ts'

/** To 1920 x 1080. */
const heroScale = 1.5

const wanted = process.argv.length > 2 ? process.argv.slice(2) : pictureNames
const outline = await openLettering()
await mkdir(pictureFolder, { recursive: true })
await Promise.all(wanted.map(pressTitle))
console.log(`Pressed ${wanted.length} titles`)

async function pressTitle(id: string): Promise<void> {
  const still = draw({ id, shape: 'landscape' }, outline)
  await press(`${id}-portrait`, draw({ id, shape: 'portrait' }, outline))
  await press(`${id}-landscape`, still)
  if (!heroes.includes(id)) return
  await press(`${id}-hero`, still, heroScale)
  await press(`${id}-tall`, draw({ id, shape: 'portrait', wordless: true }, outline))
}

async function press(name: string, svg: string, scale?: number): Promise<void> {
  await writeFile(join(pictureFolder, `${name}.webp`), await print(svg, scale))
}
