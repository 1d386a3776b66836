import * as door from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'apiLanguage', 'defaultLocale', 'durationParts', 'formatDate', 'formatMoney', 'formatNumber',
    'formatPosition', 'isLocale', 'localeCookie', 'localePath', 'locales', 'otherLocale', 'ownName',
    'splitLocale',
  ])
})
