export { durationParts, formatDate, formatLength, formatLocalDate, formatMoney, formatNumber, formatPosition } from './format.ts'
export {
  apiLanguage,
  chosenLocale,
  defaultLocale,
  isLocale,
  localeCookie,
  localePath,
  locales,
  offersOtherLocale,
  otherLocale,
  ownName,
  splitLocale,
} from './locale.ts'
export type { Locale, Reader } from './locale.ts'
