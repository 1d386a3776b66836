import * as entryPoint from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(entryPoint).toSorted()).toEqual([
    'chooseTrailer', 'decideAccess', 'grantsAccess', 'hidesUpcoming', 'maxTokenSeconds', 'parseToken', 'presumedAccess',
    'previewPlayer', 'previewSlot', 'previewsAreStopped', 'serializeToken', 'spoilerVisibility', 'wantsPreviews',
    'watchButton',
  ])
})
