/** First path segments that are pages of ours; no title may take one (CAT-7). `my-` and locales are reserved too. */
const reservedSegments = [
  'movies', 'shows', 'genre', 'search', 'redeem', 'help', 'accessibility', 'welcome', 'login', 'reset-password', 'activate', 'settings',
  'plans', 'redirect', 'device-limit-exceeded', 'people', 'en', 'bn', '_next', 'assets', 'media', 'pictures', 'contents',
  'core', 'analytics', 'subscription', 'cards', 'docs', 'healthz', 'readyz', 'session',
]

/** One leading slash, no trailing one, no doubles, lower case: `//The-Last-Ferry/` is `/the-last-ferry`. */
export function normalisePermalink(link: string): string {
  return `/${segmentsOf(link).join('/')}`
}

export function isReservedPermalink(link: string): boolean {
  const [first = ''] = segmentsOf(link)
  return first === '' || first.startsWith('my-') || reservedSegments.includes(first)
}

/** Why no title may have this address: a page of ours is there (CAT-7), or it could not be watched under it (CAT-17). */
export function permalinkFault(link: string): 'isPage' | 'hasSegments' | null {
  if (isReservedPermalink(link)) return 'isPage'
  return segmentsOf(link).length > 1 ? 'hasSegments' : null
}

function segmentsOf(link: string): string[] {
  return link.toLowerCase().split('/').filter((segment) => segment !== '')
}
