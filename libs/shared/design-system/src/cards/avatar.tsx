import * as styles from './avatar.css.ts'
import { PersonIcon } from '../icons/icons.tsx'
import { letters } from '../typography/first-letter.ts'

/**
 * A user's initial instead of a picture, or a person without a name. Decorative: the control around it has its own label.
 */
export function Avatar({ name, locale, size = 'control' }: { name: string; locale: string; size?: keyof typeof styles.size }) {
  return <span className={styles.size[size]} aria-hidden="true">{initialOf(name, locale) || <PersonIcon />}</span>
}

/** In Bengali with its vowel sign. In other languages a Bengali initial is romanised; a Latin one has no certain Bengali letter. */
export function initialOf(name: string, locale: string): string {
  const initial = name.match(letters)?.find((cluster) => /^\p{L}/u.test(cluster)) ?? ''
  return (locale === 'bn' || !initial ? initial : romanised(initial)).toLocaleUpperCase(locale)
}

/** The Bengali letters that each Latin one stands for at the start of a name. */
const romanisations = Object.entries({
  A: 'অআ', B: 'ব', C: 'চছ', D: 'দধডঢ', E: 'এ', F: 'ফ', G: 'গঘ', H: 'হ', I: 'ইঈ', J: 'জঝয', K: 'কখ', L: 'ল', M: 'ম', N: 'নণঙঞ', O: 'ওঐঔ',
  P: 'প', R: 'রঋ', S: 'সশষ', T: 'তথটঠ', U: 'উঊ', V: 'ভ',
})

const romanised = (initial: string) => romanisations.find(([, bengali]) => bengali.includes(initial.charAt(0)))?.[0] ?? initial
