/** `dismissed`: the user closed the share sheet. */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed'

/** The browser APIs, where it has them. */
export type ShareDeps = { share?: (content: { title: string; url: string }) => Promise<void>; clipboard?: { writeText: (text: string) => Promise<void> } }

/** Opens the device's share sheet; absent without one. */
export function shareSheet(contentOf: (url: string) => { title: string; url: string }, deps: ShareDeps = globalThis.navigator): ((url: string) => void) | undefined {
  // Not copied where the sheet fails. A browser's method called without its object throws.
  return deps.share && ((url) => void share(contentOf(url), { share: (content) => deps.share!(content) }))
}

/** Shares a URL by the device's share sheet, or copies it where there is none (SEO-4). */
export async function share(content: { title: string; url: string }, deps: ShareDeps = navigator): Promise<ShareOutcome> {
  try {
    if (deps.share) {
      await deps.share(content)
      return 'shared'
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed'
    // The share sheet failed: copying may still work.
  }
  try {
    if (!deps.clipboard) return 'failed'
    await deps.clipboard.writeText(content.url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
