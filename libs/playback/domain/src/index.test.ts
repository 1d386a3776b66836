import * as entryPoint from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(entryPoint).toSorted()).toEqual([
    'coverOf', 'coversAhead', 'decideAccess', 'longestPolicySeconds', 'opens', 'presumedAccess', 'previewPlace', 'previewPlayer', 'previewsAreStopped', 'readPolicy',
    'wantsPreviews', 'watchButton', 'writePolicy',
  ])
})
