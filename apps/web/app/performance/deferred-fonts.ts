import { languageNamesFamily } from '@ott/design-system/fonts'
import type { Locale } from '@ott/i18n'

/** A font face in the words of the browser's FontFace; `isFirst` if nearly every page of this language shows it. */
export type LateFace = { family: string; src: string; weight?: string; unicodeRange?: string; isFirst?: true }

/** A letter of each script in which the pages of a language are written. */
const letters: Record<Locale, string[]> = { en: ['a'], bn: ['a', 'ক'] }

/**
 * Takes the faces that have to be fetched out of a style sheet: the browser would ask for them before the largest picture.
 * Faces of the viewer's own machine stay, and excerpts of a script in which the page is written are not named at all.
 */
export function withoutFetchedFaces(css: string, locale: Locale): { css: string; faces: LateFace[] } {
  const rules = fetchedFaces(css)
  return { css: rules.reduce((rest, rule) => rest.replace(rule, ''), css), faces: rules.flatMap((rule) => faceOf(rule, locale) ?? []) }
}

/** The rules of a style sheet that name a font of the site; those that fit a font of the viewer's machine fetch nothing. */
export function fetchedFaces(css: string): string[] {
  return (css.match(/@font-face\s*\{[^}]*\}/g) ?? []).filter((rule) => rule.includes('url('))
}

/** Null for an excerpt of what comes first: it has one weight and a few words, for pages in another script. */
function faceOf(rule: string, locale: Locale): LateFace | null {
  const body = rule.slice(rule.indexOf('{') + 1, -1)
  const said = new Map(Array.from(body.matchAll(/([\w-]+)\s*:\s*([^;]+)/g), ([, name = '', value = '']) => [name, value.trim()]))
  const family = (said.get('font-family') ?? '').replace(/^["']|["']$/g, '')
  const weight = said.get('font-weight')
  const unicodeRange = said.get('unicode-range')
  const isExcerpt = !weight?.includes(' ')
  const isOfItsScript = letters[locale].some((letter) => covers(unicodeRange ?? '', letter))
  if (isExcerpt && isOfItsScript) return null
  return {
    family,
    src: said.get('src') ?? '',
    ...(weight && { weight }),
    ...(unicodeRange && { unicodeRange }),
    ...((isOfItsScript || family === languageNamesFamily) && { isFirst: true }),
  }
}

/** Whether a CSS unicode-range such as `U+20-7E,U+A0,U+1E??` holds a character. */
function covers(range: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return range.split(',').some((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-')
    return code >= Number.parseInt(from.replaceAll('?', '0'), 16) && code <= Number.parseInt(to.replaceAll('?', 'F'), 16)
  })
}
