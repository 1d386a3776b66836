import * as styles from './avatar.css.ts'

/** The first letter of a name as its owner writes it: in Bengali a vowel sign stays with its consonant. */
export function Avatar({ name, locale }: { name: string; locale: string }) {
  return <span className={styles.avatar} aria-hidden="true">{firstLetter(name, locale)}</span>
}

export function firstLetter(name: string, locale: string): string {
  const first = new Intl.Segmenter(locale).segment(name.trim())[Symbol.iterator]().next()
  return first.done ? '' : first.value.segment.toLocaleUpperCase(locale)
}
