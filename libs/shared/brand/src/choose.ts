import { jonaki } from './jonaki.ts'
import { mohona } from './mohona.ts'

/** All brands by their `OTT_BRAND` name. The first is the default. */
export const brands = { jonaki, mohona }

/** No title of any catalogue may take the permalink of a brand's own page. */
export const brandSlugs = Object.values(brands).map(({ slug }) => slug)

type BrandName = keyof typeof brands

/** Reads `OTT_BRAND`. Throws on an unknown name and lists the known ones. */
export function chosenBrand(env: Record<string, string | undefined>): BrandName {
  const name = env.OTT_BRAND || 'jonaki'
  if (Object.hasOwn(brands, name)) return name as BrandName
  throw new Error(`OTT_BRAND is ${name}; it must be one of ${Object.keys(brands).join(', ')}`)
}

/** The build folder of a brand, relative to the web app. */
export const buildFolderOf = (name: BrandName) => (name === 'jonaki' ? 'build' : `dist/${name}`)
