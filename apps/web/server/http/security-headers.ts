type Headers = Record<string, string>

/** Parts of pages are never opened as pages, and there are forty of them: what only a page heeds would be bytes for nothing. */
const parts = ['/assets/', '/_next/image?', '/pictures/']

/** What is said with an answer, by the address that was asked for. Pages say their content policy themselves. */
export function securityHeaders(isSecure: boolean): (address: string) => Headers {
  const always: Headers = {
    'x-content-type-options': 'nosniff',
    ...(isSecure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
  const withPage: Headers = {
    ...always,
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Payment and full screen are the page's own without a word, and nobody else's.
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    // Sign-in windows must be able to answer the page that opened them.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'x-frame-options': 'DENY',
  }
  return (address) => (parts.some((part) => address.startsWith(part)) ? always : withPage)
}
