import * as store from './index.ts'

it('opens these doors and no others', () => {
  expect(Object.keys(store).toSorted()).toEqual([
    'addressesOf', 'assetBySourceHash', 'attachAsset', 'cardsByIds', 'catalogueMigrations', 'catalogueVersion', 'contentById',
    'contentByPermalink', 'episodesByIds', 'expectAssets', 'genresWithTitles', 'isAvailableIn', 'isListed',
    'makeRoom', 'migrateCatalogue', 'namesTaken', 'offersByIds', 'pageById', 'pageWithModules', 'peopleById', 'playable', 'popularSearches', 'refreshSearch', 'releasingByIds', 'saveAsset',
    'saveGenres', 'savePages', 'savePeople', 'savePopularSearches', 'saveRanking', 'saveTags', 'saveTitle', 'saveTitles', 'search', 'titlesByGenre',
    'titlesById', 'wholePages', 'wholeTitles', 'wholeVocabulary',
  ])
})
