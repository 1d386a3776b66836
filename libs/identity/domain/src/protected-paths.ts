/** Paths, without locale, that need sign-in (ID-9). `my-*` is the viewer's own page, named after the product. */
const protectedPaths = [
  '/settings',
  '/settings/accounts',
  '/settings/devices',
  '/settings/parental-control',
  '/settings/playback',
  '/settings/help',
  '/plans',
  '/plans/benefits',
  '/plans/checkout',
  '/redirect',
]

/** `path` begins after the locale: `/plans`, not `/en/plans`. */
export function needsSignIn(path: string, productSlug: string): boolean {
  const bare = path.replace(/\/+$/, '')
  return protectedPaths.includes(bare) || bare === `/my-${productSlug}`
}
