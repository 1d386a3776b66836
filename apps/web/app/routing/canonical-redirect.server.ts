import { matchPage } from './pages.ts'

/**
 * Where a page is that was asked for in another spelling, with its query; null for the canonical spelling. Each page has one
 * URL (WEB-14): `/en//The-Last-Ferry/` is `/en/the-last-ferry`. It begins with one slash, so it leads to no other site.
 */
export function canonicalUrl(address: string): string | null {
  const { pathname, search } = new URL(address)
  const path = pathname.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')
  const canonical = matchPage(path).handle.hasCaseSensitiveIds ? path : lowerCase(path)
  return canonical === pathname ? null : canonical + search
}

/** Percent codes stay as they came: in either case they are the same letter. */
function lowerCase(path: string): string {
  return path.replace(/%..?|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
}
