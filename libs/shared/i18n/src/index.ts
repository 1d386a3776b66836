export { digitsOf, toAsciiDigits } from './digits.ts'
export { durationParts, formatDate, formatDateTime, formatLength, formatLocalDate, formatLocalDateTime, formatNumber, formatPosition } from './format.ts'
export { formatMoney } from './money.ts'
export {
  apiLanguage,
  chosenDigits,
  chosenLocale,
  defaultLocale,
  digitsCookie,
  isLocale,
  languageTag,
  localeCookie,
  localeOf,
  localePath,
  locales,
  offersOtherLocale,
  otherLocale,
  ownName,
  splitLocale,
} from './locale.ts'
export { spokenAs } from './speech-lang.ts'
export type { Digits, Locale } from './locale.ts'
