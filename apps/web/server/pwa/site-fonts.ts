import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fetchedFaces } from '../../app/performance/index.server.ts'

type BuildManifest = Record<string, { css?: string[] }>

/**
 * The `@font-face` rules of the site's own fonts, from the style sheets in the build manifest. Throws if there are none:
 * static pages would fall back to system fonts, which may lack Bengali.
 */
export function siteFonts(clientFolder: string): string {
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as BuildManifest
  const sheets = new Set(Object.values(manifest).flatMap(({ css = [] }) => css))
  const rules = [...sheets].flatMap((file) => fetchedFaces(readFileSync(join(clientFolder, file), 'utf8')))
  if (rules.length === 0) throw new Error(`No style sheet of ${clientFolder} has a font of the site`)
  return rules.join('')
}
