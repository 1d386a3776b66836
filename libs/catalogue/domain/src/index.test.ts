import * as door from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'ageRatings', 'badgeOf', 'defaultJob', 'endOfSoon', 'foldSearch', 'instantOf', 'isAtOrAbove', 'isReleased',
    'isReservedPermalink', 'isWithdrawn', 'jobsOf', 'leavesAt', 'longestSearchTerm', 'normalisePermalink', 'peopleWithJob', 'permalinkFault', 'placedEpisodes', 'rankingOf', 'readAgeRating', 'readSearchTerm',
    'readSearches', 'releaseOf', 'releasedEpisodes', 'seasonsInOrder', 'signs', 'signsOf', 'soundsOf', 'topTen', 'withSearch', 'withoutSearch',
  ])
})
