export { ageRatings, isAtOrAbove, maturityOf, noCap, parseAgeRating } from './age-rating.ts'
export type { AgeRating } from './age-rating.ts'
export { badgeOf } from './badge.ts'
export type {
  Badge,
  Card,
  Chapter,
  ContentId,
  Episode,
  Genre,
  HeroCard,
  AccessTerms,
  Marker,
  PageModule,
  Person,
  PersonId,
  Pictures,
  WithSeason,
  EpisodeInSeason,
  ReleaseFacts,
  RowCard,
  Season,
  Title,
  Watchable,
  WatchablePart,
} from './content.ts'
export { jobsOf } from './filmography.ts'
export type { Filmography } from './filmography.ts'
export { defaultJob, peopleWithJob } from './people.ts'
export { isReservedPermalink, maxPermalinkLength, normalisePermalink, permalinkError, permalinkErrorMessage, withoutInvisible } from './permalink.ts'
export { isBlank, maxDescriptionLength, maxNameLength, maxYear, minYear, nameError, textError, textErrorMessage, withoutBlankBengali } from './title-text.ts'
export { rankingOf, topTen } from './ranking.ts'
export { leavingSoonUntil, instantOf, isReleased, isWithdrawn, leavesAt, numberedEpisodes, releaseOf, releasedEpisodes, seasonsInOrder } from './release.ts'
export { isStandIn, videoLength } from './run-length.ts'
export type { RunLength } from './run-length.ts'
export { accessibilityBadges, accessibilityBadgesOf } from './accessibility-badges.ts'
export type { AccessibilityBadge } from './accessibility-badges.ts'
export { genreSynonyms, withoutGenericWords } from './genre-synonyms.ts'
export { isPhoneticSlip, isTypingSlip } from './typing-slip.ts'
export { normaliseSearch } from './search-normalization.ts'
export { soundsOf } from './phonetic-keys.ts'
export { maxSearchTermLength, parseSearchTerm, parseRecentSearches, addRecentSearch, removeRecentSearch } from './search-term.ts'
