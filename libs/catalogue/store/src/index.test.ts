import * as store from './index.ts'

it('exports these names', () => {
  expect(Object.keys(store).toSorted()).toEqual([
    'accessTermsByIds', 'assetBySourceHash', 'attachAsset', 'cardsByIds', 'catalogueMigrations', 'catalogueVersion',
    'contentById', 'contentByPermalink', 'episodesBelow', 'episodesByIds', 'existingIds', 'exportPages',
    'exportTitles', 'exportVocabulary', 'genresWithTitles', 'isAvailableIn', 'migrateCatalogue',
    'pageById', 'pageWithModules', 'peopleById', 'playableById', 'popularSearches', 'refreshSearch', 'registerAssets',
    'releaseFactsByIds', 'releasePermalinks', 'saveAsset', 'saveGenres', 'saveMarkers', 'savePages', 'savePeople', 'savePopularSearches', 'saveRanking',
    'saveTags', 'saveTitle', 'saveTitles', 'search', 'seasonsBelow', 'sitemapUrls', 'titlesBelow', 'titlesByGenre', 'titlesById', 'visibleTitles',
  ])
})
