/** What an address may carry once and nobody else may see there (WEB-10). */
const names = ['token', 'resetToken'] as const

const taken = new Map<(typeof names)[number], string>()

/** Takes them out of the address before anything else runs; everything else in it stays. */
export function takeAddressSecrets(): void {
  const url = new URL(location.href)
  for (const name of names) {
    const value = url.searchParams.get(name)
    if (value !== null) taken.set(name, value)
    url.searchParams.delete(name)
  }
  if (taken.size > 0) history.replaceState(history.state, '', url)
}

/** What the address carried; it is given once. */
export function addressSecret(name: (typeof names)[number]): string | null {
  const value = taken.get(name) ?? null
  taken.delete(name)
  return value
}
