/** The key in sessionStorage under which the router saves scroll positions, by history key. */
export const scrollStorageKey = 'scroll-positions'

/** Restores the scroll position of this history entry, as the router's own inline script does in more bytes (WEB-31). */
export function restoreScroll(): void {
  try {
    if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '')
    const position: unknown = JSON.parse(sessionStorage.getItem(scrollStorageKey) ?? '{}')[history.state.key]
    if (typeof position === 'number') scrollTo(0, position)
  } catch {
    // Storage is blocked or broken: the page stays at its top.
  }
}
