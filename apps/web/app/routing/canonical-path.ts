import { genreViewParam } from './genre-view-param.ts'
import { matchPage } from './pages.ts'

/**
 * The canonical URL of a page for search engines. Only a genre's page number stays in the query, and a watch page
 * becomes its title page (WEB-14).
 */
export function canonicalPath(pathname: string, search: string): string {
  const { contentId, slug } = matchPage(pathname).params
  if (contentId !== undefined) return pathname.replace(/(\/[^/]+){2}$/, '')
  const page = slug === undefined ? 1 : genreViewParam(new URLSearchParams(search)).page
  return page > 1 ? `${pathname}?page=${page}` : pathname
}
