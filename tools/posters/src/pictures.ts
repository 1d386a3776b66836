import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Drawing } from './draw.ts'
import { scenes } from './scenes.ts'
import { sitters } from './portrait-data.ts'

export type Picture = (Drawing | { sitter: string }) & { file: string; scale?: number }

/** The build folder with the images of all titles and people. */
export const pictureFolder = fileURLToPath(new URL('../build/', import.meta.url))

export const pictureNames: readonly string[] = Object.keys(scenes)

/** Ids of the people with a portrait. */
export const portraitIds: readonly string[] = Object.keys(sitters)

/** Prefix of a person's id where ids of titles and people are mixed. */
const ofPerson = 'person-'

/** Titles of the hero carousel: they also have a large still, and a portrait without lettering for phones. */
export const heroes: readonly string[] = ['ferry', 'tram', 'orbit', 'hilsa', 'comet', 'radio']

/** How many stills a series has: one per episode, at most as many as `takes` in episode-stills.ts. */
export const episodeStills: Record<string, number> = {
  tram: 11, windows: 9, wave: 9, tea: 8, match: 6, owl: 12, radio: 6, pugmarks: 4, local: 9, mustard: 8, gully: 5,
  thirteen: 5, courtyard: 12, witness: 4, ghat: 4, shelf: 4, nightduty: 8, delta: 8, lostfound: 6, signhere: 8,
  coldstore: 5, laundry: 6, auntie: 5, beetles: 4, dam: 5, perfume: 6, mailrun: 6, phuchka: 5,
}

/** The images of a title, or of a person with the prefix `person-`. */
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
    // 1920 x 1080.
    { id, shape: 'landscape', file: file('hero'), scale: 1.5 },
    { id, shape: 'portrait', file: file('tall'), wordless: true },
  ]
}

/** The stills of a series' episodes, which are made from its landscape image. */
export function stillsOf(id: string): string[] {
  return Array.from({ length: episodeStills[id] ?? 0 }, (_, at) => join(pictureFolder, `${id}-episode-${at + 1}.webp`))
}

/** Ids of titles and people with an image that is missing or older than its sources. */
export async function outdatedImages(): Promise<string[]> {
  const source = import.meta.dirname
  const program = (await readdir(source)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const programModified = Math.max(...(await Promise.all(program.map((name) => modifiedAt(join(source, name))))))
  const names = [...pictureNames, ...portraitIds.map((id) => ofPerson + id)]
  const outdated = await Promise.all(
    names.map(async (id) => {
      const sourceModified = Math.max(programModified, await modifiedAt(join(source, 'scenes', `${id}.ts`)))
      const rendered = await Promise.all([...picturesOf(id).map(({ file }) => file), ...stillsOf(id)].map(modifiedAt))
      return Math.min(...rendered) < sourceModified ? [id] : []
    }),
  )
  return outdated.flat()
}

/** The modification time in milliseconds; 0 for a missing file. */
async function modifiedAt(file: string): Promise<number> {
  return stat(file).then(({ mtimeMs }) => mtimeMs, () => 0)
}
