import * as entryPoint from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(entryPoint).toSorted()).toEqual([
    'ContinueWatching', 'LikeButton', 'MyContinue', 'MyHistory', 'MyList', 'MyPage', 'MyRowsSkeleton', 'RatingChoice', 'ReminderButton', 'WatchListButton',
  ])
})
