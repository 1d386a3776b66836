import { episodesByIds, titlesById } from '@ott/catalogue-store'
import type { CatalogueDatabase, Reader } from '@ott/catalogue-store'
import type { WireContent } from '@ott/contract'
import { presentContent, presentEpisodeAlone } from './presenters.ts'
import type { SignTrailer } from './presenters.ts'

/** Movies and episodes in the order of the ids. Leaves out unavailable ones. */
export async function videosById(db: CatalogueDatabase, contentIds: string[], reader: Reader, sign: SignTrailer): Promise<WireContent[]> {
  const movies = await titlesById(db, 'movie', contentIds, reader)
  const videos = new Map(movies.map((movie) => [movie.contentId, presentContent(movie, sign, reader)]))
  const others = contentIds.filter((contentId) => !videos.has(contentId))
  for (const episode of await episodesAlone(db, others, reader, sign)) videos.set(episode.contentId, episode)
  return [...new Set(contentIds)].flatMap((contentId) => videos.get(contentId) ?? [])
}

async function episodesAlone(db: CatalogueDatabase, contentIds: string[], reader: Reader, sign: SignTrailer): Promise<WireContent[]> {
  const placed = await episodesByIds(db, contentIds, reader)
  const series = await titlesById(db, 'series', [...new Set(placed.map(({ seriesId }) => seriesId))], reader)
  const seriesOf = new Map(series.map((one) => [one.contentId, one]))
  return placed.flatMap(({ contentId, seriesId }) => {
    const parent = seriesOf.get(seriesId)
    return (parent && presentEpisodeAlone(parent, contentId, sign, reader)) ?? []
  })
}
