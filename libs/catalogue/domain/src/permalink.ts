/** First path segments that are pages of ours; no title may take one (CAT-7). `my-` and locales are reserved too. */
export const reservedSegments = [
  'movies', 'shows', 'genre', 'search', 'redeem', 'help', 'welcome', 'login', 'reset-password', 'activate', 'settings',
  'plans', 'redirect', 'device-limit-exceeded', 'people', 'en', 'bn', '_next', 'assets', 'media', 'pictures', 'contents',
  'core', 'analytics', 'subscription', 'cards', 'docs', 'healthz', 'readyz', 'session',
] as const

/** One leading slash, no trailing one, no doubles, lower case: `//The-Last-Ferry/` is `/the-last-ferry`. */
export function normalisePermalink(link: string): string {
  const segments = link.toLowerCase().split('/').filter((segment) => segment !== '')
  return `/${segments.join('/')}`
}

export function isReservedPermalink(link: string): boolean {
  const first = normalisePermalink(link).split('/')[1] ?? ''
  return first === '' || first.startsWith('my-') || (reservedSegments as readonly string[]).includes(first)
}
