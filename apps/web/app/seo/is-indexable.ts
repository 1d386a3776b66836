import { brand } from '@ott/brand'
import { isReservedPermalink } from '@ott/catalogue'
import { screenAt } from '../routing/paths.ts'

/**
 * Whether search engines may keep a page (SEO-1): those of the catalogue and about us that say the same to everybody. What a search
 * found, sign-in, and everything that is a viewer's own is not for them.
 */
export function isIndexed(pathname: string): boolean {
  const screen = screenAt(pathname)
  if (screen.kind === 'title') return !isReservedPermalink(screen.link, [brand.slug])
  return ['browse', 'genre', 'person', 'welcome', 'about'].includes(screen.kind)
}
