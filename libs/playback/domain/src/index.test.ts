import * as door from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'becauseWatched', 'continueWatching', 'coverOf', 'coversAhead', 'decideAccess', 'finishedShare', 'isSameChange', 'laterWatched', 'leastSecondsPlayed',
    'longestPolicySeconds', 'mayPass', 'nothingPending', 'opens', 'pauseMs', 'pendingChanges', 'presumedAccess', 'previewPlace', 'previewPlayer', 'previewsAreStopped', 'readPolicy', 'secondsToResume', 'shareWatched',
    'standingOf', 'wantsPreviews', 'watchButton', 'writePolicy',
  ])
})
