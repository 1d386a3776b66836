import type { Title } from '@ott/catalogue'
import { titleDescription } from './page-meta.ts'

export type WatchMeta = { name: string; description: string }

/**
 * How the page of a film that plays names and describes it (SEO-6). An episode has a name of its own; its story stays with
 * whoever watches it, and what is said is said of its series.
 */
export function watchMeta(title: Title, contentId: string): WatchMeta {
  const episode = episodeOf(title, contentId)
  return { name: episode ? `${title.title} · ${episode.title}` : title.title, description: titleDescription(title) }
}

export function episodeOf({ seasons }: Title, contentId: string) {
  return seasons.flatMap(({ episodes }) => episodes).find(({ id }) => id === contentId)
}
