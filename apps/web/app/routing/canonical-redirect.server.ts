import { matchPage } from './pages.ts'

/**
 * The canonical path of a request in another spelling, with its query; null if it is canonical already (WEB-14).
 * `/en//The-Last-Ferry/` is `/en/the-last-ferry`; a single leading slash prevents redirects to other sites.
 */
export function canonicalUrl(address: string): string | null {
  const { pathname, search } = new URL(address)
  const path = pathname.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')
  const canonical = matchPage(path).handle.hasCaseSensitiveIds ? path : lowerCase(path)
  return canonical === pathname ? null : canonical + search
}

/** Percent codes keep their case: both cases mean the same character. */
function lowerCase(path: string): string {
  return path.replace(/%..?|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
}
