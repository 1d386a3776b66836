/**
 * Two words or more. Speech synthesis reads single names correctly, and splitting one from its Bengali ending does not
 * help.
 */
const phrase = /([A-Za-z]+(?: [A-Za-z()\d.]+)+)/

/** Marks English phrases in a Bengali text, such as the name of a standard, with `lang` (I18N-17). */
export function MarkEnglish({ children: text }: { children: string }) {
  if (!/[\u0980-\u09FF]/.test(text)) return text
  return text.split(phrase).map((part, at) => (at % 2 ? <span key={part} lang="en">{part}</span> : part))
}
