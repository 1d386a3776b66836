/** Paths, without locale, that need sign-in (ID-9). `/my-{slug}` is the user's own page. */
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
