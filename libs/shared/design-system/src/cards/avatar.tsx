import * as styles from './avatar.css.ts'
import { letters } from '../typography/first-letter.ts'

/**
 * A user's initial instead of a picture, in Bengali with its vowel sign. Decorative: the control around it has its own
 * label.
 */
export function Avatar({ name, locale, size = 'control' }: { name: string; locale: string; size?: keyof typeof styles.size }) {
  return <span className={styles.size[size]} aria-hidden="true">{firstLetter(name, locale)}</span>
}

export function firstLetter(name: string, locale: string): string {
  return name.match(letters)?.find((cluster) => /^\p{L}/u.test(cluster))?.toLocaleUpperCase(locale) ?? ''
}
