import * as door from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'accessibilityBadges', 'accessibilityBadgesOf', 'addRecentSearch', 'ageRatings', 'badgeOf', 'defaultJob',
    'genreSynonyms', 'instantOf', 'isAtOrAbove', 'isBlank', 'isPhoneticSlip', 'isReleased', 'isReservedPermalink',
    'isStandIn', 'isTypingSlip', 'isWithdrawn', 'jobsOf', 'leavesAt', 'leavingSoonUntil', 'maturityOf', 'maxDescriptionLength',
    'maxNameLength', 'maxPermalinkLength', 'maxSearchTermLength', 'maxYear', 'minYear', 'nameError', 'noCap',
    'normalisePermalink', 'normaliseSearch', 'numberedEpisodes', 'parseAgeRating', 'parseRecentSearches',
    'parseSearchTerm', 'peopleWithJob', 'permalinkError', 'permalinkErrorMessage', 'rankingOf', 'releaseOf',
    'releasedEpisodes', 'removeRecentSearch', 'seasonsInOrder', 'soundsOf', 'textError', 'textErrorMessage', 'topTen',
    'videoLength', 'withoutBlankBengali', 'withoutGenericWords', 'withoutInvisible',
  ])
})
