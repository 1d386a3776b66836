/** The watch page at this path, in a watch party; null: in none. */
export function inParty(path: string, code: string | null): string {
  return code === null ? path : `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ party: code })}`
}
