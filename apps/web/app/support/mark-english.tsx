/** Two words or more. A name or a sign that stands alone is one in any language, and parting it from its ending helps nobody. */
const phrase = /([A-Za-z]+(?: [A-Za-z()\d.]+)+)/

/** A Bengali text with what is English in it marked as that: the name of a standard, or of a command, as it stands on the screen (I18N-11). */
export function WithEnglish({ children: text }: { children: string }) {
  if (!/[\u0980-\u09FF]/.test(text)) return text
  return text.split(phrase).map((part, at) => (at % 2 ? <span key={part} lang="en">{part}</span> : part))
}
