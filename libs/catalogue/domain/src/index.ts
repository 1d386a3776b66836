export { ageRatings, isAtOrAbove, readAgeRating } from './age-rating.ts'
export type { AgeRating } from './age-rating.ts'
export { badgeOf } from './badge.ts'
export type {
  Badge,
  Card,
  ContentId,
  Episode,
  Genre,
  HeroCard,
  Offer,
  PageModule,
  Person,
  PersonId,
  Pictures,
  Placed,
  PlacedEpisode,
  Releasing,
  RowCard,
  Season,
  Title,
  Watchable,
  WatchablePart,
} from './content.ts'
export { jobsOf } from './filmography.ts'
export type { Filmography } from './filmography.ts'
export { defaultJob, peopleWithJob } from './people.ts'
export { isReservedPermalink, normalisePermalink, permalinkFault } from './permalink.ts'
export { rankingOf, topTen } from './ranking.ts'
export { endOfSoon, instantOf, isReleased, isWithdrawn, leavesAt, placedEpisodes, releaseOf, releasedEpisodes, seasonsInOrder } from './release.ts'
export type { Release } from './release.ts'
export { signs, signsOf } from './accessibility-badges.ts'
export type { Sign } from './accessibility-badges.ts'
export { foldSearch } from './search-normalization.ts'
export { soundsOf } from './phonetic-keys.ts'
export { longestSearchTerm, readSearchTerm, readSearches, withSearch, withoutSearch } from './search-term.ts'
