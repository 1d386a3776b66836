import * as store from './index.ts'

it('opens these doors and no others', () => {
  expect(Object.keys(store).toSorted()).toEqual([
    'accessTermsByIds', 'assetBySourceHash', 'attachAsset', 'cardsByIds', 'catalogueMigrations', 'catalogueVersion',
    'contentById', 'contentByPermalink', 'episodesByIds', 'existingIds', 'expectAssets', 'exportPages',
    'exportTitles', 'exportVocabulary', 'genresWithTitles', 'isAvailableIn', 'isListed', 'migrateCatalogue',
    'pageById', 'pageWithModules', 'peopleById', 'playable', 'popularSearches', 'refreshSearch', 'releasePermalinks',
    'releasingByIds', 'saveAsset', 'saveGenres', 'savePages', 'savePeople', 'savePopularSearches', 'saveRanking',
    'saveTags', 'saveTitle', 'saveTitles', 'search', 'sitemapUrls', 'titlesByGenre', 'titlesById',
  ])
})
