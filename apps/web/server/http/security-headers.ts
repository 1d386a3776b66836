import { tokenParameters } from '../../app/auth/url-tokens.ts'

type Headers = Record<string, string>

/** Subresources omit headers that only documents need: a page loads forty of them. */
const subresourcePaths = ['/assets/', '/_next/image?', '/pictures/']

/** The response headers by URL. SSR sets the content security policy of pages. */
export function securityHeaders(isSecure: boolean): (url: string) => Headers {
  const always: Headers = {
    'x-content-type-options': 'nosniff',
    ...(isSecure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
  const withPage: Headers = {
    ...always,
    'referrer-policy': 'strict-origin-when-cross-origin',
    // By default, payment and full screen are allowed for this origin only.
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    // OAuth popups must be able to message their opener.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'x-frame-options': 'DENY',
  }
  const withSecret: Headers = { ...withPage, 'referrer-policy': 'no-referrer' }
  return (url) => {
    if (subresourcePaths.some((path) => url.startsWith(path))) return always
    return hasToken(url) ? withSecret : withPage
  }
}

/** The page's own files would get its URL as their referrer (WEB-59). */
function hasToken(url: string): boolean {
  const start = url.indexOf('?')
  if (start === -1) return false
  const query = new URLSearchParams(url.slice(start))
  return tokenParameters.some((name) => query.has(name))
}
