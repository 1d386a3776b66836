/** The key in localStorage of the progress that no account holds. */
export const localProgressKey = 'progress'

/** Shows the reserved space of continue watching before the first paint, where this browser stores progress (PLAY-32). */
export function reserveStoredRows(): void {
  try {
    if (localStorage.getItem(localProgressKey) === null) return
    document.querySelector('[data-local-progress]')?.removeAttribute('hidden')
  } catch {
    // Blocked storage holds no progress.
  }
}
