import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@ott/i18n'
import { clientFolder } from './build-manifest.server.ts'
import { withoutFetchedFaces } from './deferred-fonts.ts'
import type { LateFace } from './deferred-fonts.ts'

type Sheet = { css: string; faces: LateFace[] }

const sheets = new Map<string, Sheet>()

/** What a built style sheet holds for pages of a language, by its address; null in development, where sheets are served as they come. */
export function readSheet(href: string, locale: Locale): Sheet | null {
  // A sheet that belongs to a group of files is written with an empty fragment behind its name.
  const file = /^(\/assets\/[\w.-]+\.css)#?$/.exec(href)?.[1]
  if (!import.meta.env.PROD || file === undefined) return null
  const key = `${locale} ${href}`
  const sheet = sheets.get(key) ?? withoutFetchedFaces(readFileSync(join(clientFolder, file), 'utf8'), locale)
  sheets.set(key, sheet)
  return sheet
}
