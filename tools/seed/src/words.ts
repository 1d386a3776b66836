import type { LocalizedText } from '@ott/catalogue-store'

export type Words = { en: string; bn: string }

/** Joins a multi-line text into one line. */
export function prose(text: TemplateStringsArray): string {
  return text.join('').replace(/\s+/g, ' ').trim()
}

/** Converts texts to the stores' format, with the API's language names. */
export function stored({ en, bn }: Words): LocalizedText {
  return { english: en, bengali: bn }
}
