/** What a demo title says about itself, before it has pictures, a length or a row in the database. */
import type { AgeRating } from '@ott/catalogue'
import type { Access, Availability } from './access.ts'
import type { Film } from './films.ts'
import type { ContentDescriptor } from './content-descriptors.ts'
import type { GenreSlug } from './genres.ts'
import type { Job, PersonId } from './people.ts'
import type { TagSlug } from './tags.ts'
import type { Words } from './words.ts'

/** A day (`2026-11-20`, from its start in the service's time zone) or an instant (`2026-11-20T14:30:00Z`). */
export type ReleaseDate = string

export type DemoTitle = DemoMovie | DemoSeries

export type DemoMovie = TitleWords & { contentType: 'movie' }

export type DemoSeries = TitleWords & { contentType: 'series'; seasons: DemoSeason[] }

export type DemoSeason = { number: number; releaseDate: ReleaseDate; episodes: DemoEpisode[] }

export type DemoEpisode = {
  id: string
  number: number
  title: Words
  synopsis: Words
  film: Film
  /** Only where an episode does not come out with its season. */
  releaseDate?: ReleaseDate
}

type TitleWords = {
  id: string
  /** The English title in kebab case, without a slash. */
  permanentLink: string
  title: Words
  tagline: Words
  description: Words
  year: number
  releaseDate: ReleaseDate
  ageRating: AgeRating
  contentDescriptors: ContentDescriptor[]
  genres: GenreSlug[]
  tags: TagSlug[]
  people: Partial<Record<Job, PersonId[]>>
  /** ISO 639: what it was shot in, before it was dubbed. */
  originalLanguage: 'bn' | 'en' | 'hi' | 'ne' | 'sat'
  /** What a movie plays; of a series, what its preview shows. */
  film: Film
  access: Access
  availability?: Availability
  /** Ids of movies and series, the nearest first. */
  recommendations: string[]
  /** For a title at the top of a page: what is new about it, and a longer line than the tagline. */
  hero?: { notice: Words; text: Words }
}

/** Episodes are numbered by their place, so that one can be put between two others. */
export function season(
  seriesId: string,
  number: number,
  releaseDate: ReleaseDate,
  episodes: Omit<DemoEpisode, 'id' | 'number'>[],
): DemoSeason {
  return {
    number,
    releaseDate,
    episodes: episodes.map((episode, index) => ({
      id: `${seriesId}-s${number}e${index + 1}`,
      number: index + 1,
      ...episode,
    })),
  }
}
