import type { Title } from '@ott/catalogue'
import { titleDescription } from './page-meta.ts'

export type WatchMeta = { name: string; description: string }

/**
 * Title and description of a watch page (SEO-6). An episode has its own title but the description of its series,
 * because its own may be a spoiler.
 */
export function watchMeta(title: Title, contentId: string): WatchMeta {
  const episode = episodeOf(title, contentId)
  return { name: episode ? `${title.title} · ${episode.title}` : title.title, description: titleDescription(title) }
}

export function episodeOf({ seasons }: Title, contentId: string) {
  return seasons.flatMap(({ episodes }) => episodes).find(({ id }) => id === contentId)
}
