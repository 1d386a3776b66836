/** The tag of a track in an unknown language (BCP 47). */
export const unknownLanguage = 'und'

/** Codes of no single language: undetermined, several, uncoded, none. */
const unspecific = new Set(['und', 'mul', 'mis', 'zxx'])

/**
 * The BCP 47 tag of a container's code, which has two or three letters or is a tag: `ben`, `fre`, `pt-BR`. Null if the
 * container names none. A code that is no known language is never taken for another one (MED-36).
 */
export function languageOf(code: string | undefined): string | null {
  if (code === undefined || code === '' || code.toLowerCase() === unknownLanguage) return null
  const locale = localeOf(code)
  if (!locale || unspecific.has(locale.language) || nameIn('en', locale.language) === undefined) return unknownLanguage
  // A viewer chooses by language and script; the region is only in the label.
  return locale.script ? `${locale.language}-${locale.script}` : locale.language
}

/** The name of a language in that language: `বাংলা`, `Português (Brasil)`. Undefined for an unknown one. */
export function ownName(code: string): string | undefined {
  const locale = localeOf(code)
  if (!locale || languageOf(code) === unknownLanguage || locale.language === unknownLanguage) return undefined
  const tag = locale.toString()
  const name = nameIn(tag, tag) ?? nameIn('en', locale.language)
  return name && name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

/** The label of an audio description track in its own language: `বাংলা (অডিও বর্ণনা)`. */
export function ownDescriptionName(language: string): string {
  const description = language === 'bn' ? 'অডিও বর্ণনা' : 'audio description'
  const name = ownName(language)
  return name ? `${name} (${description})` : description
}

/** Without a private or extension part, which names no language. */
function localeOf(code: string): Intl.Locale | null {
  try {
    const { language, script, region } = new Intl.Locale(code.trim().replaceAll('_', '-'))
    return new Intl.Locale([language, script, region].filter((part) => part !== undefined).join('-'))
  } catch {
    return null
  }
}

function nameIn(locale: string, tag: string): string | undefined {
  return tag === unknownLanguage ? undefined : new Intl.DisplayNames([locale, 'en'], { type: 'language', fallback: 'none' }).of(tag)
}
