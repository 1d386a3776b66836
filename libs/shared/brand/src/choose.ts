import { jonaki } from './jonaki.ts'
import { mohona } from './mohona.ts'

/** Every brand there is, by the name that `OTT_BRAND` knows it by. The first is the one that nobody has to choose. */
export const brands = { jonaki, mohona }

/** For what any of the brands may show, such as a catalogue: no title may take the address of a page of theirs. */
export const brandSlugs = Object.values(brands).map(({ slug }) => slug)

export type BrandName = keyof typeof brands

/** Reads `OTT_BRAND`. Throws with the names there are when it says another. */
export function chosenBrand(env: Record<string, string | undefined>): BrandName {
  const name = env.OTT_BRAND || 'jonaki'
  if (Object.hasOwn(brands, name)) return name as BrandName
  throw new Error(`OTT_BRAND is ${name}; it must be one of ${Object.keys(brands).join(', ')}`)
}

/** Where the site of a brand is built, from the folder of the web app: each has a place of its own. */
export const buildFolderOf = (name: BrandName) => (name === 'jonaki' ? 'build' : `dist/${name}`)
