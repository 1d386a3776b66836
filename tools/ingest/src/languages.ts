/** What a container may call the languages we know; ISO 639-2 in both its spellings. */
const codes: Record<string, string> = {
  eng: 'en', ben: 'bn', hin: 'hi', tam: 'ta', tel: 'te', mar: 'mr', mal: 'ml', kan: 'kn', pan: 'pa', guj: 'gu', ori: 'or',
  asm: 'as', urd: 'ur', nep: 'ne', fre: 'fr', fra: 'fr', ger: 'de', deu: 'de', spa: 'es', ita: 'it', por: 'pt', rus: 'ru',
  jpn: 'ja', chi: 'zh', zho: 'zh', kor: 'ko', ara: 'ar', tur: 'tr', dut: 'nl', nld: 'nl',
}

/** BCP 47; null where the container does not say or says something we do not know. */
export function languageOf(containerCode: string | undefined): string | null {
  return codes[containerCode?.toLowerCase() ?? ''] ?? null
}

/** What viewers choose a sound track by that describes the pictures, in its own words: `বাংলা (অডিও বর্ণনা)`. */
export function ownDescriptionName(language: string): string {
  return `${ownName(language)} (${language === 'bn' ? 'অডিও বর্ণনা' : 'audio description'})`
}

/** A language in its own words: `বাংলা`. */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
