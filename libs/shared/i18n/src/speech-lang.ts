/**
 * The language in which words are to be read out that stand on a page of whatever language and came from elsewhere: what
 * is in Latin letters alone is English, such as an age rating, a device or a key; all else is the page's own (I18N-11).
 */
export function spokenAs(words: string): 'en' | undefined {
  return /[A-Za-z]/.test(words) && !/[^\p{Script=Latin}\P{L}]/u.test(words) ? 'en' : undefined
}
