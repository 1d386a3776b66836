import * as entryPoint from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(entryPoint).toSorted()).toEqual([
    'becauseWatched', 'continueWatching', 'finishedShare', 'isSameChange', 'laterWatched', 'leastSecondsPlayed', 'mayPass', 'nothingPending',
    'pendingChanges', 'secondsToResume', 'shareWatched', 'standingOf', 'watchedLast',
  ])
})
