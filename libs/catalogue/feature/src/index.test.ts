import * as entryPoint from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(entryPoint).toSorted()).toEqual([
    'BrowsePage', 'Details', 'DetailsPlaceholder', 'GenreList', 'GenrePage', 'HeroCarousel', 'ModuleRow', 'ModuleRows', 'PageSkeleton', 'PersonPage', 'RowSkeleton', 'RowsError',
    'SearchPage', 'SeasonParamContext', 'ShareButton', 'TitleInGrid', 'TitleSummary', 'searchKinds', 'searchPath', 'titlesOfKind',
  ])
})
