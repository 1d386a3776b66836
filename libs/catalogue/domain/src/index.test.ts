import * as door from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'ageRatings', 'badgeOf', 'defaultJob', 'foldSearch', 'instantOf', 'isAtOrAbove', 'isReleased',
    'isReservedPermalink', 'normalisePermalink', 'peopleWithJob', 'permalinkFault', 'placedEpisodes', 'readAgeRating',
    'releaseOf', 'releasedEpisodes', 'seasonsInOrder',
  ])
})
