import type { AgeRating } from './age-rating.ts'
import type { Sign } from './accessibility-badges.ts'

export type ContentId = string & { readonly brand: 'ContentId' }
export type PersonId = string & { readonly brand: 'PersonId' }

export type Genre = { slug: string; name: string }

/** Addresses of a title's pictures. `hero` and `tall` are wordless and large; only featured titles have them. */
export type Pictures = { landscape: string; portrait: string; hero?: string; tall?: string }

export type Badge = 'new' | 'newSeason' | 'comingSoon' | 'free'

/** What a tray shows of a title. */
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
  releasesAt: Date | null
  /** The end of the time in which it can be watched, where that is soon. */
  leavesAt?: Date
  badge: Badge | null
  /** Where there are any; a title says more itself. */
  signs?: Sign[]
}

/** Who may have a title: free for all, free after sign-in, or for the plans named. */
export type Offer = {
  isFree: boolean
  /** False when the plans named do not matter (any active subscription will do). */
  hasPlanLimits: boolean
  includedPlans: { id: string; loginRequired: boolean }[]
  excludedPlans: { id: string }[]
}

/** `portrait` is a square picture of their face, where there is one. */
export type Person = { id: PersonId; name: string; portrait?: string; job: string; character?: string }

export type Episode = {
  id: ContentId
  number: number
  title: string
  description: string
  runLengthSeconds: number | null
  releasesAt: Date | null
  /** False while no film belongs to it. */
  isStreamable: boolean
  picture: string
}

/** `people` are credited for the season, whether or not the series names them too. */
export type Season = { number: number; title: string | null; releasesAt: Date | null; people?: Person[]; episodes: Episode[] }

/** Everything a details page shows. A movie has no seasons. */
export type Title = Card &
  Offer & {
    tagline: string
    description: string
    contentDescriptors: string[]
    tags: string[]
    people: Person[]
    audioLanguages: string[]
    /** Of sound that also says what is to be seen. */
    audioDescriptionLanguages: string[]
    subtitleLanguages: string[]
    /** Of interpreters who are to be seen in its picture, by ISO 639-3: `ins`. */
    signLanguages: string[]
    isStreamable: boolean
    /** The address of its trailer, which everybody may watch. */
    trailer: string | null
    seasons: Season[]
    recommendations: Card[]
  }

/** What tells where, when and by whom a title can be watched, and what everybody may watch of it. */
export type Watchable<Part extends WatchablePart = WatchablePart> = Offer &
  Pick<Title, 'id' | 'type' | 'link' | 'runLengthSeconds' | 'releasesAt' | 'isStreamable' | 'trailer'> & {
    seasons: { number: number; releasesAt: Date | null; episodes: Part[] }[]
  }

/** What tells whether a title is out: of a movie its own date and film, of a series those of its episodes. */
export type Releasing = Pick<Watchable, 'type' | 'releasesAt' | 'isStreamable'> & {
  seasons: { number: number; releasesAt: Date | null; episodes: Pick<Episode, 'releasesAt' | 'isStreamable'>[] }[]
}

export type WatchablePart = Pick<Episode, 'id' | 'number' | 'runLengthSeconds' | 'releasesAt' | 'isStreamable'>

/** An episode together with the season it stands in. */
export type Placed<Part> = Part & { season: number }

export type PlacedEpisode = Placed<Episode>

/** A hero also says a line and, where there is one, its notice. */
export type HeroCard = Card & { tagline?: string; notice?: string }

/** What a row draws of a title, and no more: a page carries a hundred of them. */
export type RowCard = Pick<Card, 'link' | 'title' | 'year' | 'genres' | 'pictures' | 'leavesAt' | 'badge'> & {
  /** Of what is not out yet. */
  releasesAt?: Date | null
}

export type PageModule = {
  id: string
  title: string
  orientation: 'landscape' | 'portrait'
  seeAll: string | null
} & ({ kind: 'hero'; cards: HeroCard[] } | { kind: 'tray' | 'ranked' | 'continueWatching' | 'becauseWatched'; cards: RowCard[] })
