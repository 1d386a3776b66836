import { withoutInvisible } from '@ott/catalogue'
import { matchPage } from './pages.ts'

/**
 * The redirect target of a request in another spelling, with its query; null if it is canonical (WEB-14). The path is
 * decoded, so that `/%65n//The-Last-Ferry%2F` and `/en/the-last-ferry` are one page and one cache key (WEB-60).
 */
export function canonicalRedirect(requested: string): string | null {
  const [path = ''] = requested.split(/[?#]/, 1)
  // A path that begins with `//elsewhere` must not be parsed as a host.
  const { pathname, search } = new URL(`http://site.invalid${requested}`)
  const canonical = canonicalUrlPath(pathname)
  return canonical === null || canonical === path ? null : canonical + search
}

/** Null if the path cannot be decoded. A single leading slash prevents redirects to other sites. */
function canonicalUrlPath(pathname: string): string | null {
  const segments = decode(pathname)?.split('/').map((segment) => withoutInvisible(segment).trim())
  if (!segments) return null
  const [locale = '', ...rest] = withoutDots(segments)
  const lowerCased = [lowerCase(locale), ...rest]
  const { params, handle } = matchPage(pathOf(lowerCased))
  const idAt = handle.hasCaseSensitiveIds ? lowerCased.lastIndexOf(params.personId ?? params.contentId ?? '') : -1
  return pathOf(lowerCased.map((segment, at) => (at === idAt ? segment : lowerCase(segment))))
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** Decoding may have revealed further dot segments. */
function withoutDots(segments: string[]): string[] {
  const resolved: string[] = []
  for (const segment of segments) {
    if (segment === '..') resolved.pop()
    else if (segment !== '' && segment !== '.') resolved.push(segment)
  }
  return resolved
}

/** Some lower-case letters have a composed form. */
function lowerCase(segment: string): string {
  return segment.toLowerCase().normalize('NFC')
}

/** Encoded as a browser encodes the site's own links, which contain these characters as they are. */
function pathOf(segments: string[]): string {
  return `/${segments.map((segment) => encodeURIComponent(segment.toWellFormed()).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent)).join('/')}`
}
