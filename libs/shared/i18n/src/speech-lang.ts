/**
 * The `lang` for screen readers of text from outside the messages. Text in Latin letters only is English, such as a
 * device name; other text uses the page's language (I18N-11).
 */
export function spokenAs(words: string): 'en' | undefined {
  return /[A-Za-z]/.test(words) && !/[^\p{Script=Latin}\P{L}]/u.test(words) ? 'en' : undefined
}
