/** Modules that the first page must not load, each with a text that survives minification. */
const markers = {
  'dash.js': 'urn:mpeg:dash:',
  zod: 'ZodError',
  'the ICU parser': 'EXPECT_ARGUMENT_CLOSING_BRACE',
  libphonenumber: 'country_calling_codes',
} as const

export type ForbiddenModule = keyof typeof markers

/** The forbidden modules in a script. */
export function forbiddenModulesIn(script: string): ForbiddenModule[] {
  return (Object.keys(markers) as ForbiddenModule[]).filter((name) => script.includes(markers[name]))
}

/** From this share of a locale’s texts on, a script holds its messages: short texts occur in other messages as well. */
const minShare = 0.8

/** The locales whose messages a script holds. `texts` are each locale's messages. */
export function localesIn<Locale extends string>(script: string, texts: Record<Locale, string[]>): Locale[] {
  return (Object.keys(texts) as Locale[]).filter((locale) => {
    const own = texts[locale].filter(isPlain)
    return own.length > 0 && own.filter((text) => script.includes(text)).length / own.length >= minShare
  })
}

/** True for a text that minifiers and quoting leave unchanged. */
function isPlain(text: string): boolean {
  return /^[\p{L}\p{M}\p{N} .,?]{4,}$/u.test(text)
}
