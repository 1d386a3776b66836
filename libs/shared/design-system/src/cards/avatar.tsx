import * as styles from './avatar.css.ts'
import { letters } from '../typography/first-letter.ts'

/**
 * Stands for a person where there is no picture: the first letter of a name as its owner writes it; in Bengali a
 * vowel sign stays with its consonant. It says nothing itself, so what it opens has a name of its own.
 */
export function Avatar({ name, locale, size = 'control' }: { name: string; locale: string; size?: keyof typeof styles.size }) {
  return <span className={styles.size[size]} aria-hidden="true">{firstLetter(name, locale)}</span>
}

export function firstLetter(name: string, locale: string): string {
  return name.trim().match(letters)?.[0].toLocaleUpperCase(locale) ?? ''
}
