import * as door from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'accessibilityBadges', 'accessibilityBadgesOf', 'addRecentSearch', 'ageRatings', 'badgeOf', 'defaultJob', 'genreSynonyms',
    'instantOf', 'isAtOrAbove', 'isPhoneticSlip', 'isReleased', 'isReservedPermalink', 'isTypingSlip', 'isWithdrawn', 'jobsOf', 'leavesAt',
    'leavingSoonUntil', 'maxSearchTermLength', 'normalisePermalink', 'normaliseSearch', 'numberedEpisodes',
    'parseAgeRating', 'parseRecentSearches', 'parseSearchTerm', 'peopleWithJob', 'permalinkError', 'rankingOf',
    'releaseOf', 'releasedEpisodes', 'removeRecentSearch', 'seasonsInOrder', 'soundsOf', 'topTen', 'withoutGenericWords',
  ])
})
