/** The editorial metadata of a demo title, without images, duration or database rows. */
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
  /** Set only if an episode is released later than its season. */
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
  /** The ISO 639 code of the language before dubbing. */
  originalLanguage: 'bn' | 'en' | 'hi' | 'ne' | 'sat'
  /** The video of a movie, or of a series' preview. */
  film: Film
  access: Access
  availability?: Availability
  /** Ids of movies and series, the most similar first. */
  recommendations: string[]
  /** The hero at the top of a page: a notice, and a text longer than the tagline. */
  hero?: { notice: Words; text: Words }
}

/** Derives episode numbers from the order, so that an episode can be inserted. */
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
