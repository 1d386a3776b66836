import { matchPage } from './pages.ts'

/**
 * The redirect target of a URL in another spelling, with its query; null if the URL is canonical (WEB-14).
 * `/en//The-Last-Ferry/` is `/en/the-last-ferry`; a single leading slash prevents redirects to other sites.
 */
export function canonicalRedirect(url: string): string | null {
  const { pathname, search } = new URL(url)
  const path = pathname.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')
  const canonical = matchPage(path).handle.hasCaseSensitiveIds ? path : lowerCase(path)
  return canonical === pathname ? null : canonical + search
}

/** Percent codes keep their case: both cases mean the same character. */
function lowerCase(path: string): string {
  return path.replace(/%..?|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
}
