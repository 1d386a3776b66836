import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fetchedFaces } from '../../app/performance/deferred-fonts.ts'

/**
 * The `@font-face` rules of the site's own fonts, from the style sheets that the build left among the browser's files. Without any
 * a page would stand in the system's fonts, which may lack Bengali: the build named its files anew.
 */
export function siteFonts(clientFolder: string): string {
  const assets = join(clientFolder, 'assets')
  const sheets = readdirSync(assets).filter((name) => /^foundations-[^.]+\.css$/.test(name))
  const rules = sheets.flatMap((name) => fetchedFaces(readFileSync(join(assets, name), 'utf8')))
  if (rules.length === 0) throw new Error(`No font of the site is named in ${assets}/foundations-*.css`)
  return rules.join('')
}
