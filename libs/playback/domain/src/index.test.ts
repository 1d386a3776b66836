import * as entryPoint from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(entryPoint).toSorted()).toEqual([
    'chooseTrailer', 'decideAccess', 'grantToEnd', 'grantsAccess', 'hidesUpcoming', 'maxGrantSeconds',
    'maxKilobits', 'maxPinAttempts', 'maxTokenSeconds', 'mayStart', 'needsPin', 'parseToken', 'pinWindowSeconds',
    'presumedAccess', 'previewPlayer', 'previewSlot', 'previewsAreStopped', 'ratingOf', 'restrictedTitlesOf',
    'restrictionFrom', 'serializeToken', 'spoilerVisibility', 'wantsPreviews', 'watchButton',
  ])
})
