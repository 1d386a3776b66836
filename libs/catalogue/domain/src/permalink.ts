/** First path segments of the site's own pages and locales; no title may use one (CAT-7). */
const reservedSegments = [
  'movies', 'shows', 'genre', 'search', 'redeem', 'help', 'accessibility', 'terms', 'privacy', 'privacy-choices', 'welcome', 'login', 'reset-password', 'revert-contact', 'activate',
  'settings', 'plans', 'redirect', 'device-limit-exceeded', 'profiles', 'people', 'en', 'bn', '_next', 'assets', 'media', 'pictures', 'contents',
  'core', 'analytics', 'subscription', 'cards', 'docs', 'healthz', 'readyz', 'session',
]

/** Of the normalised permalink with its slash; API calls accept no longer one. */
export const maxPermalinkLength = 200

/**
 * One leading slash, no trailing one, no doubles, lower case: `//The-Last-Ferry/` is `/the-last-ferry`. Spellings that look
 * the same become one (CAT-110): Unicode NFC, without invisible characters.
 */
export function normalisePermalink(link: string): string {
  return `/${segmentsOf(link).join('/')}`
}

/** `/my-{product}` is the user's own page. `productSlugs` are the products that can show the title. */
export function isReservedPermalink(link: string, productSlugs: readonly string[]): boolean {
  const [first = ''] = segmentsOf(link)
  return first === '' || reservedSegments.includes(first) || productSlugs.some((slug) => first === `my-${slug}`)
}

export type PermalinkError = 'isPage' | 'hasSegments' | 'isTooLong' | 'hasForbiddenCharacter'

/**
 * Why a permalink is invalid: a page of the site has it (CAT-7), its watch path would not lead to it (CAT-17), or a URL cannot
 * carry it (CAT-111, CAT-116).
 */
export function permalinkError(link: string, productSlugs: readonly string[]): PermalinkError | null {
  if (isReservedPermalink(link, productSlugs)) return 'isPage'
  if (segmentsOf(link).length > 1) return 'hasSegments'
  if (/[\s?#%\\\p{Cc}]/u.test(link) || !link.isWellFormed()) return 'hasForbiddenCharacter'
  return normalisePermalink(link).length > maxPermalinkLength ? 'isTooLong' : null
}

const permalinkErrorMessages: Record<PermalinkError, string> = {
  isPage: 'is reserved for a page of the site',
  hasSegments: 'has more than one path segment; use one such as /the-last-ferry',
  isTooLong: `is longer than ${maxPermalinkLength} characters, with its slash`,
  hasForbiddenCharacter: 'contains a space, ?, #, % or \\, or a control character',
}

/** For operators; no page shows it. */
export function permalinkErrorMessage(error: PermalinkError): string {
  return permalinkErrorMessages[error]
}

function segmentsOf(link: string): string[] {
  // Lower case can decompose: `İ` becomes two characters.
  return withoutInvisible(link).toLowerCase().normalize('NFC').split('/').filter((segment) => segment !== '')
}

/** In Unicode NFC (CAT-110). */
export function withoutInvisible(text: string): string {
  return text.replaceAll(invisible, '').normalize('NFC')
}

/** Bengali spelling needs the joiners U+200C and U+200D, which change the letters around them. */
const invisible = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu
