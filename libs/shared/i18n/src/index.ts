export { durationParts, formatDate, formatMoney, formatNumber, formatPosition } from './format.ts'
export {
  apiLanguage,
  defaultLocale,
  isLocale,
  localeCookie,
  localePath,
  locales,
  otherLocale,
  ownName,
  splitLocale,
} from './locale.ts'
export type { Locale } from './locale.ts'
