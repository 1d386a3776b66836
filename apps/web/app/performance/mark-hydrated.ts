/** Marks the document as hydrated and tells the bootstrap script, which replays deferred events. */
export function markHydrated(): void {
  document.documentElement.dataset.hydrated = 'yes'
  dispatchEvent(new Event('app-hydrated'))
}
