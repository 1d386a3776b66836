import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Drawing } from './draw.ts'
import { scenes } from './scenes.ts'
import { sitters } from './portrait-data.ts'

export type Picture = (Drawing | { sitter: string }) & { file: string; scale?: number }

/** Holds the pictures of every title and person, and nothing else that counts. */
export const pictureFolder = fileURLToPath(new URL('../build/', import.meta.url))

export const pictureNames: readonly string[] = Object.keys(scenes)

/** Whoever is credited in a title, by their ids. */
export const sitterNames: readonly string[] = Object.keys(sitters)

/** Before the id of a person, wherever one stands beside titles. */
const ofPerson = 'person-'

/** Titles that may stand in a hero: they also have a large still, and a portrait without letters for phones. */
export const heroes: readonly string[] = ['ferry', 'tram', 'orbit', 'hilsa', 'comet', 'radio']

/** What is printed for a title, or for somebody under `person-` and their id. */
export function picturesOf(id: string): Picture[] {
  if (id.startsWith(ofPerson)) return [{ sitter: id.slice(ofPerson.length), file: join(pictureFolder, `${id}.webp`) }]
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

/** Titles, and then people, of whom a picture is not there, or is older than what draws it. */
export async function unprinted(): Promise<string[]> {
  const source = import.meta.dirname
  const program = (await readdir(source)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const programWritten = Math.max(...(await Promise.all(program.map((name) => writtenAt(join(source, name))))))
  const names = [...pictureNames, ...sitterNames.map((id) => ofPerson + id)]
  const waiting = await Promise.all(
    names.map(async (id) => {
      const drawn = Math.max(programWritten, await writtenAt(join(source, 'scenes', `${id}.ts`)))
      const printed = await Promise.all(picturesOf(id).map(({ file }) => writtenAt(file)))
      return Math.min(...printed) < drawn ? [id] : []
    }),
  )
  return waiting.flat()
}

/** In milliseconds since 1970; 0 for a file that is not there. */
async function writtenAt(file: string): Promise<number> {
  return stat(file).then(({ mtimeMs }) => mtimeMs, () => 0)
}
