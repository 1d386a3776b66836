import * as store from './index.ts'

it('opens these doors and no others', () => {
  expect(Object.keys(store).toSorted()).toEqual([
    'assetBySourceHash', 'attachAsset', 'cardsByIds', 'catalogueMigrations', 'catalogueVersion', 'contentById',
    'contentByPermalink', 'episodesByIds', 'expectAssets', 'genresWithTitles', 'isAvailableIn', 'isListedIn',
    'pageById', 'pageWithModules', 'peopleById', 'playable', 'popularSearches', 'refreshSearch', 'saveAsset', 'saveGenres', 'savePages',
    'savePeople', 'savePopularSearches', 'saveTags', 'saveTitle', 'search', 'titlesByGenre', 'titlesById',
  ])
})
