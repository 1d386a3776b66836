import { languageNamesFamily } from '@ott/design-system/fonts'
import type { Locale } from '@ott/i18n'

/** The arguments of the browser's `FontFace`; `isFirst` if nearly every page in this locale shows the face. */
export type DeferredFontFace = { family: string; src: string; weight?: string; unicodeRange?: string; isFirst?: true }

/** A letter of each script that pages in a locale are written in. */
const scriptLetters: Record<Locale, string[]> = { en: ['a'], bn: ['a', 'ক'] }

/**
 * Removes fetched font faces from a style sheet, because the browser would request them before the largest image. Local
 * faces stay; excerpts of the page's own script are dropped.
 */
export function extractFetchedFaces(css: string, locale: Locale): { css: string; faces: DeferredFontFace[] } {
  const rules = fetchedFaces(css)
  return { css: rules.reduce((rest, rule) => rest.replace(rule, ''), css), faces: rules.flatMap((rule) => faceOf(rule, locale) ?? []) }
}

/** The `@font-face` rules with a URL; the others adjust local fonts and fetch nothing. */
export function fetchedFaces(css: string): string[] {
  return (css.match(/@font-face\s*\{[^}]*\}/g) ?? []).filter((rule) => rule.includes('url('))
}

/** Null for an excerpt of the page's own script: it has one weight and few letters, for pages in another script. */
function faceOf(rule: string, locale: Locale): DeferredFontFace | null {
  const body = rule.slice(rule.indexOf('{') + 1, -1)
  const declarations = new Map(Array.from(body.matchAll(/([\w-]+)\s*:\s*([^;]+)/g), ([, name = '', value = '']) => [name, value.trim()]))
  const family = (declarations.get('font-family') ?? '').replace(/^["']|["']$/g, '')
  const weight = declarations.get('font-weight')
  const unicodeRange = declarations.get('unicode-range')
  const isExcerpt = !weight?.includes(' ')
  const isOfPageScript = scriptLetters[locale].some((letter) => covers(unicodeRange ?? '', letter))
  if (isExcerpt && isOfPageScript) return null
  return {
    family,
    src: declarations.get('src') ?? '',
    ...(weight && { weight }),
    ...(unicodeRange && { unicodeRange }),
    ...((isOfPageScript || family === languageNamesFamily) && { isFirst: true }),
  }
}

/** Whether a CSS unicode-range such as `U+20-7E,U+A0,U+1E??` contains a character. */
function covers(range: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return range.split(',').some((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-')
    return code >= Number.parseInt(from.replaceAll('?', '0'), 16) && code <= Number.parseInt(to.replaceAll('?', 'F'), 16)
  })
}
