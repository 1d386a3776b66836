import * as entryPoint from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(entryPoint).toSorted()).toEqual([
    'continueWatching', 'emptyQueue', 'finishedThreshold', 'isSameMutation', 'isTransient', 'laterWatched',
    'minSecondsPlayed', 'mutationQueue', 'recommendationsFor', 'secondsLeft', 'secondsToResume', 'shareWatched', 'watchStatus',
    'watchedLast',
  ])
})
