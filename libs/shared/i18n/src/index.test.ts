import * as door from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'apiLanguage', 'chosenLocale', 'defaultLocale', 'durationParts', 'formatDate', 'formatLength', 'formatLocalDate', 'formatMoney', 'formatNumber',
    'formatPosition', 'isLocale', 'localeCookie', 'localePath', 'locales', 'offersOtherLocale',
    'otherLocale', 'ownName', 'splitLocale',
  ])
})
