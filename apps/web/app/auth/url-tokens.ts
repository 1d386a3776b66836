/** One-time tokens in the query, which must not stay in the URL (WEB-10). */
export const tokenParameters = ['token', 'resetToken', 'revertToken'] as const

const taken = new Map<(typeof tokenParameters)[number], string>()

/** Moves them from the URL into memory before anything else runs. */
export function consumeUrlTokens(): void {
  const url = new URL(location.href)
  for (const name of tokenParameters) {
    const value = url.searchParams.get(name)
    if (value !== null) taken.set(name, value)
    url.searchParams.delete(name)
  }
  if (taken.size > 0) history.replaceState(history.state, '', url)
}

/** A token of the URL; each is returned once. */
export function takeUrlToken(name: (typeof tokenParameters)[number]): string | null {
  const value = taken.get(name) ?? null
  taken.delete(name)
  return value
}
