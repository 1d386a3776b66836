import { fileURLToPath } from 'node:url'
import { scenes } from './scenes.ts'

/** Holds `<id>-portrait.webp` and `<id>-landscape.webp` of every title, and `-hero` and `-tall` of the heroes. */
export const pictureFolder = fileURLToPath(new URL('../build/', import.meta.url))

export const pictureNames: readonly string[] = Object.keys(scenes)

/** Titles that may stand in a hero: they also have a large still, and a portrait without letters for phones. */
export const heroes: readonly string[] = ['ferry', 'tram', 'orbit', 'hilsa', 'comet', 'radio']
