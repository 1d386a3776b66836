/** First path segments of the site's own pages and locales; no title may use one (CAT-7). */
const reservedSegments = [
  'movies', 'shows', 'genre', 'search', 'redeem', 'help', 'accessibility', 'terms', 'privacy', 'welcome', 'login', 'reset-password', 'activate',
  'settings', 'plans', 'redirect', 'device-limit-exceeded', 'people', 'en', 'bn', '_next', 'assets', 'media', 'pictures', 'contents',
  'core', 'analytics', 'subscription', 'cards', 'docs', 'healthz', 'readyz', 'session',
]

/** One leading slash, no trailing one, no doubles, lower case: `//The-Last-Ferry/` is `/the-last-ferry`. */
export function normalisePermalink(link: string): string {
  return `/${segmentsOf(link).join('/')}`
}

/** `/my-{product}` is the user's own page. `productSlugs` are the products that can show the title. */
export function isReservedPermalink(link: string, productSlugs: readonly string[]): boolean {
  const [first = ''] = segmentsOf(link)
  return first === '' || reservedSegments.includes(first) || productSlugs.some((slug) => first === `my-${slug}`)
}

/** Why a permalink is invalid: a page of the site has it (CAT-7), or its watch path would not lead to it (CAT-17). */
export function permalinkError(link: string, productSlugs: readonly string[]): 'isPage' | 'hasSegments' | null {
  if (isReservedPermalink(link, productSlugs)) return 'isPage'
  return segmentsOf(link).length > 1 ? 'hasSegments' : null
}

function segmentsOf(link: string): string[] {
  return link.toLowerCase().split('/').filter((segment) => segment !== '')
}
