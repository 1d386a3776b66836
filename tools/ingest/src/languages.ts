/** Container language codes of the supported languages, in both variants of ISO 639-2. */
const codes: Record<string, string> = {
  eng: 'en', ben: 'bn', hin: 'hi', tam: 'ta', tel: 'te', mar: 'mr', mal: 'ml', kan: 'kn', pan: 'pa', guj: 'gu', ori: 'or',
  asm: 'as', urd: 'ur', nep: 'ne', fre: 'fr', fra: 'fr', ger: 'de', deu: 'de', spa: 'es', ita: 'it', por: 'pt', rus: 'ru',
  jpn: 'ja', chi: 'zh', zho: 'zh', kor: 'ko', ara: 'ar', tur: 'tr', dut: 'nl', nld: 'nl',
}

/** The BCP 47 tag; null if the code is absent or unsupported. */
export function languageOf(containerCode: string | undefined): string | null {
  return codes[containerCode?.toLowerCase() ?? ''] ?? null
}

/** The label of an audio description track in its own language: `বাংলা (অডিও বর্ণনা)`. */
export function ownDescriptionName(language: string): string {
  return `${ownName(language)} (${language === 'bn' ? 'অডিও বর্ণনা' : 'audio description'})`
}

/** The name of a language in that language: `বাংলা`. */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
