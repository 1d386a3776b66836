import * as door from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'BrowsePage', 'ContinueWatching', 'Details', 'DetailsGlimpse', 'GenreList', 'HeroTurns', 'LikeButton', 'ModuleRow', 'ModuleRows', 'MyContinue', 'MyHistory', 'MyList', 'MyPage', 'MyRowsSkeleton', 'PageSkeleton', 'PersonPage', 'RatingChoice', 'ReminderButton', 'RowSkeleton', 'RowsFailed',
    'SearchPage', 'SeasonAsked', 'ShareButton', 'TitleGrid', 'TitleInShort', 'WatchListButton', 'searchKinds', 'searchPath', 'titlesOfKind',
  ])
})
