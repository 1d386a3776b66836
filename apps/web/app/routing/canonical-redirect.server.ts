import { screenAt } from './paths.ts'

/**
 * Where a page is that was asked for in another spelling, with its query; null where the address is spelt as it ought to be.
 * Titles and genres are found in any spelling, and each page has one address (WEB-14): `/en//The-Last-Ferry/` is
 * `/en/the-last-ferry`. It begins with one slash, so that it leads to no other site.
 */
export function properAddress(address: string): string | null {
  const { pathname, search } = new URL(address)
  const path = pathname.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')
  const proper = holdsId(path) ? path : lowerCase(path)
  return proper === pathname ? null : proper + search
}

/** Ids of people and films differ by their capitals. */
function holdsId(path: string): boolean {
  return ['person', 'watch'].includes(screenAt(path).kind)
}

/** Percent codes stay as they came: in either case they are the same letter. */
function lowerCase(path: string): string {
  return path.replace(/%..?|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
}
