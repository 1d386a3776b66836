import type { AgeRating } from './age-rating.ts'
import type { AccessibilityBadge } from './accessibility-badges.ts'

export type ContentId = string & { readonly brand: 'ContentId' }
export type PersonId = string & { readonly brand: 'PersonId' }

export type Genre = { slug: string; name: string }

/** URLs of a title's pictures. `hero` and `tall` have no lettering; only featured titles have them. */
export type Pictures = { landscape: string; portrait: string; hero?: string; tall?: string }

export type Badge = 'new' | 'newSeason' | 'comingSoon' | 'free'

/** What a row shows of a title. */
export type Card = {
  id: ContentId
  type: 'movie' | 'series' | 'episode'
  /** One leading slash, no locale: `/the-last-ferry`. */
  link: string
  title: string
  year: number | null
  ageRating: AgeRating
  genres: Genre[]
  pictures: Pictures
  runLengthSeconds: number | null
  /** Of the video that plays, if it differs. */
  durationSeconds?: number
  releasesAt: Date | null
  /** When the title leaves, if soon. */
  leavesAt?: Date
  badge: Badge | null
  /** Absent when there are none. */
  signs?: AccessibilityBadge[]
  /** It needs the PIN of parental control. */
  needsPin?: true
}

/** Access terms: free, free after sign-in, or included in plans. */
export type AccessTerms = {
  isFree: boolean
  /** False when any active subscription grants access. */
  hasPlanLimits: boolean
  includedPlans: { id: string; loginRequired: boolean }[]
  excludedPlans: { id: string }[]
}

/** `portrait` is a square picture of the face. */
export type Person = { id: PersonId; name: string; portrait?: string; job: string; character?: string }

/** A stretch of a video that viewers may skip. The end is exclusive. */
export type Marker = { kind: 'intro' | 'recap' | 'credits'; startSeconds: number; endSeconds: number }

/** It lasts until the next chapter, or until the end of the video. */
export type Chapter = { startSeconds: number; title: string }

export type Episode = {
  id: ContentId
  number: number
  title: string
  description: string
  runLengthSeconds: number | null
  /** Of the video that plays, if it differs. */
  durationSeconds?: number
  releasesAt: Date | null
  /** False without a video. */
  isStreamable: boolean
  /** Of its video, by start; absent without any. */
  markers?: Marker[]
  chapters?: Chapter[]
  /** Absent if it is that of the series. */
  ageRating?: AgeRating
  picture: string
}

/** `people` are the credits of the season, which may repeat those of the series. */
export type Season = { number: number; title: string | null; releasesAt: Date | null; people?: Person[]; episodes: Episode[] }

/** Everything a details page shows. A movie has no seasons. */
export type Title = Card &
  AccessTerms & {
    tagline: string
    description: string
    contentDescriptors: string[]
    tags: string[]
    people: Person[]
    audioLanguages: string[]
    /** Languages of audio description. */
    audioDescriptionLanguages: string[]
    subtitleLanguages: string[]
    /** Sign languages shown in the picture, as ISO 639-3 codes: `ins`. */
    signLanguages: string[]
    isStreamable: boolean
    /** Of a movie's video, by start; absent without any. */
    markers?: Marker[]
    chapters?: Chapter[]
    /** Its trailer needs the PIN. */
    isTrailerLocked?: true
    /** The trailer's URL, open to everyone. */
    trailer: string | null
    /** The same trailer in a higher resolution, if there is one. */
    largeTrailer?: string
    seasons: Season[]
    recommendations: Card[]
  }

/** The facts that decide access and release of a title, and its public trailer. */
export type Watchable<Part extends WatchablePart = WatchablePart> = AccessTerms &
  Pick<Title, 'id' | 'type' | 'link' | 'runLengthSeconds' | 'durationSeconds' | 'releasesAt' | 'isStreamable' | 'trailer' | 'largeTrailer'> & {
    seasons: { number: number; releasesAt: Date | null; episodes: Part[] }[]
  }

/** The facts that decide the release: a movie's own date and video, or those of its episodes. */
export type ReleaseFacts = Pick<Watchable, 'type' | 'releasesAt' | 'isStreamable'> & {
  seasons: { number: number; releasesAt: Date | null; episodes: Pick<Episode, 'releasesAt' | 'isStreamable'>[] }[]
}

export type WatchablePart = Pick<Episode, 'id' | 'number' | 'runLengthSeconds' | 'durationSeconds' | 'releasesAt' | 'isStreamable'>

/** An episode with its season number. */
export type WithSeason<Part> = Part & { season: number }

export type EpisodeInSeason = WithSeason<Episode>

/** A hero card also has a tagline and an optional notice. */
export type HeroCard = Card & { tagline?: string; notice?: string }

/** The minimum that a row draws, because a page carries about a hundred. */
export type RowCard = Pick<Card, 'link' | 'title' | 'year' | 'genres' | 'pictures' | 'leavesAt' | 'badge' | 'needsPin'> & {
  /** Set before the release. */
  releasesAt?: Date | null
}

export type PageModule = {
  id: string
  title: string
  orientation: 'landscape' | 'portrait'
  seeAll: string | null
} & ({ kind: 'hero'; cards: HeroCard[] } | { kind: 'tray' | 'ranked' | 'continueWatching' | 'becauseWatched'; cards: RowCard[] })
