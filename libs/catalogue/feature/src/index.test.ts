import * as entryPoint from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(entryPoint).toSorted()).toEqual([
    'BrowsePage', 'Details', 'DetailsGlimpse', 'GenreList', 'HeroTurns', 'ModuleRow', 'ModuleRows', 'PageSkeleton', 'PersonPage', 'RowSkeleton', 'RowsFailed',
    'SearchPage', 'SeasonAsked', 'ShareButton', 'TitleGrid', 'TitleInShort', 'cardFacts', 'searchKinds', 'searchPath', 'titlesOfKind',
  ])
})
