import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@ott/i18n'
import { clientFolder } from './build-manifest.server.ts'
import { extractFetchedFaces } from './deferred-fonts.ts'
import type { DeferredFontFace } from './deferred-fonts.ts'

type Sheet = { css: string; faces: DeferredFontFace[] }

const sheets = new Map<string, Sheet>()

/** The content of a built style sheet for pages in a locale, by its URL; null in development, where sheets are linked. */
export function readStylesheet(href: string, locale: Locale): Sheet | null {
  // The router adds an empty fragment to sheets that several routes share.
  const file = /^(\/assets\/[\w.-]+\.css)#?$/.exec(href)?.[1]
  if (!import.meta.env.PROD || file === undefined) return null
  const key = `${locale} ${href}`
  const sheet = sheets.get(key) ?? extractFetchedFaces(readFileSync(join(clientFolder, file), 'utf8'), locale)
  sheets.set(key, sheet)
  return sheet
}
