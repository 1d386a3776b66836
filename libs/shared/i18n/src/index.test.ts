import * as door from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'apiLanguage', 'chosenDigits', 'chosenLocale', 'defaultLocale', 'digitsCookie', 'digitsOf', 'durationParts', 'formatDate', 'formatDateTime', 'formatLength', 'formatLocalDate', 'formatLocalDateTime', 'formatMoney', 'formatNumber',
    'formatPosition', 'isLocale', 'languageTag', 'localeCookie', 'localeOf', 'localePath', 'locales', 'offersOtherLocale',
    'otherLocale', 'ownName', 'splitLocale', 'spokenAs', 'toAsciiDigits',
  ])
})
