/** Cuts the font files beside this program from the published ones: node libs/shared/design-system/fonts/cut.ts */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { bengali, charactersOf, currency, languageNames, latin, latinAccents, latinExtended, plainBengali } from './character-sets.ts'

const published = createRequire(import.meta.url)
const latinFile = 'anek-latin/files/anek-latin-latin-wght-normal.woff2'
const latinExtendedFile = 'anek-latin/files/anek-latin-latin-ext-wght-normal.woff2'
const banglaFile = 'anek-bangla/files/anek-bangla-bengali-wght-normal.woff2'
const weights = { wght: { min: 200, max: 750 } }
const latinFeatures = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum']

await cut('anek-latin', latinFile, charactersOf(latin), latinFeatures)
await cut('anek-latin-accents', latinFile, charactersOf(latinAccents), latinFeatures)
await cut('anek-latin-extended', latinExtendedFile, charactersOf(latinExtended), latinFeatures)
await cut('anek-bangla', banglaFile, charactersOf(bengali))
await cut('anek-bangla-plain', banglaFile, charactersOf(plainBengali), undefined, { wght: 400 })
await cut('anek-currency', banglaFile, charactersOf(currency))
await cut('anek-language-names', banglaFile, languageNames, undefined, { wght: 400 })

/** Without a list of features all stay: Bengali conjuncts are made by them. */
async function cut(
  name: string,
  source: string,
  characters: string,
  keepFeatures?: string[],
  variationAxes: Record<string, number | { min: number; max: number }> = weights,
) {
  const whole = await readFile(published.resolve(`@fontsource-variable/${source}`))
  const part = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    variationAxes,
    ...(keepFeatures ? { keepFeatures } : {}),
  })
  await writeFile(new URL(`./${name}.woff2`, import.meta.url), part)
  console.log(`${name}.woff2  ${(part.length / 1000).toFixed(1)} kB`)
}
