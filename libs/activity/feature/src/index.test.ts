import * as entryPoint from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(entryPoint).toSorted()).toEqual([
    'ActivityPage', 'ContinueWatchingGrid', 'ContinueWatchingRow', 'LikeButton', 'RatingChoice',
    'ReminderButton', 'WatchHistory', 'Watchlist', 'WatchlistButton',
  ])
})
