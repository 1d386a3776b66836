/**
 * Brings something once, for `use`. React takes even a settled promise that it has not met before for one to wait for,
 * and what it waited for it draws 300 ms late; so it is told what the promise holds. A failure is not kept.
 */
export function bringOnce<T>(bring: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null
  return () => {
    if (kept) return kept
    const coming = bring()
    kept = coming
    coming.then(
      (value) => Object.assign(coming, { status: 'fulfilled', value }),
      () => (kept = null),
    )
    return coming
  }
}
