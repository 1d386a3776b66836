import { genrePageParam } from './genre-page-param.ts'
import { matchPage } from './pages.ts'

/**
 * The one URL of a page for search engines: of all queries only a further page of a genre is another page, and a video that
 * plays stands for its title (WEB-14).
 */
export function canonicalPath(pathname: string, search: string): string {
  const { contentId, slug } = matchPage(pathname).params
  if (contentId !== undefined) return pathname.replace(/(\/[^/]+){2}$/, '')
  const page = slug === undefined ? 1 : genrePageParam(new URLSearchParams(search))
  return page > 1 ? `${pathname}?page=${page}` : pathname
}
