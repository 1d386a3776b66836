import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Drawing } from './draw.ts'
import { scenes } from './scenes.ts'

export type Picture = Drawing & { file: string; scale?: number }

/** Holds the pictures of every title, and nothing else that counts. */
export const pictureFolder = fileURLToPath(new URL('../build/', import.meta.url))

export const pictureNames: readonly string[] = Object.keys(scenes)

/** Titles that may stand in a hero: they also have a large still, and a portrait without letters for phones. */
export const heroes: readonly string[] = ['ferry', 'tram', 'orbit', 'hilsa', 'comet', 'radio']

export function picturesOf(id: string): Picture[] {
  const file = (name: string) => join(pictureFolder, `${id}-${name}.webp`)
  const pictures: Picture[] = [
    { id, shape: 'portrait', file: file('portrait') },
    { id, shape: 'landscape', file: file('landscape') },
  ]
  if (!heroes.includes(id)) return pictures
  return [
    ...pictures,
    // To 1920 x 1080.
    { id, shape: 'landscape', file: file('hero'), scale: 1.5 },
    { id, shape: 'portrait', file: file('tall'), wordless: true },
  ]
}

/** Titles of which a picture is not there, or is older than what draws it. */
export async function unprintedTitles(): Promise<string[]> {
  const source = import.meta.dirname
  const program = (await readdir(source)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const programWritten = Math.max(...(await Promise.all(program.map((name) => writtenAt(join(source, name))))))
  const unprinted = await Promise.all(
    pictureNames.map(async (id) => {
      const drawn = Math.max(programWritten, await writtenAt(join(source, 'scenes', `${id}.ts`)))
      const printed = await Promise.all(picturesOf(id).map(({ file }) => writtenAt(file)))
      return Math.min(...printed) < drawn ? [id] : []
    }),
  )
  return unprinted.flat()
}

/** In milliseconds since 1970; 0 for a file that is not there. */
async function writtenAt(file: string): Promise<number> {
  return stat(file).then(({ mtimeMs }) => mtimeMs, () => 0)
}
