import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientFolder } from './built-files.server.ts'

const sheets = new Map<string, string | null>()

/** What a built style sheet holds, by its address; null in development, where sheets are served as they come. */
export function readSheet(href: string): string | null {
  // A sheet that belongs to a group of files is written with an empty fragment behind its name.
  const file = /^(\/assets\/[\w.-]+\.css)#?$/.exec(href)?.[1]
  if (!import.meta.env.PROD || file === undefined) return null
  const known = sheets.get(href)
  if (known !== undefined) return known
  const css = readFileSync(join(clientFolder, file), 'utf8')
  sheets.set(href, css)
  return css
}
