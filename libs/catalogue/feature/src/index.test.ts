import * as entryPoint from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(entryPoint).toSorted()).toEqual([
    'BrowsePage', 'Details', 'DetailsPlaceholder', 'GenreList', 'HeroCarousel', 'ModuleRow', 'ModuleRows', 'PageSkeleton', 'PersonPage', 'RowSkeleton', 'RowsError',
    'SearchPage', 'SeasonParamContext', 'ShareButton', 'TitleGrid', 'TitleSummary', 'cardFacts', 'searchKinds', 'searchPath', 'titlesOfKind',
  ])
})
