/** Not in every browser, nor in the DOM types. */
type LockableOrientation = ScreenOrientation & { lock?: (orientation: 'landscape') => Promise<void> }

const orientation = () => (globalThis.screen as { orientation?: LockableOrientation }).orientation

/** Turns a held device in full screen (PLAY-187). A browser that refuses leaves it to the user. */
export function lockLandscape(): void {
  if (!globalThis.matchMedia?.('(pointer: coarse)').matches) return
  void orientation()?.lock?.('landscape').catch(() => {})
}

export function unlockOrientation(): void {
  orientation()?.unlock?.()
}
