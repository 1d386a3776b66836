import type { LocalizedText as StoredWords } from '@ott/catalogue-store'

export type Words = { en: string; bn: string }

/** A long text is written over several lines and read as one. */
export function prose(text: TemplateStringsArray): string {
  return text.join('').replace(/\s+/g, ' ').trim()
}

/** As the stores keep words: by the wire's name of the language. */
export function stored({ en, bn }: Words): StoredWords {
  return { english: en, bengali: bn }
}
