/** `dismissed`: the viewer closed the share sheet. */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed'

/** The browser APIs, where it has them. */
export type ShareDeps = { share?: (what: { title: string; url: string }) => Promise<void>; clipboard?: { writeText: (text: string) => Promise<void> } }

/** Shares a URL by the device's share sheet, or copies it where there is none (SEO-4). */
export async function share(what: { title: string; url: string }, means: ShareDeps = navigator): Promise<ShareOutcome> {
  try {
    if (means.share) {
      await means.share(what)
      return 'shared'
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed'
    // The share sheet failed: copying may still work.
  }
  try {
    if (!means.clipboard) return 'failed'
    await means.clipboard.writeText(what.url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
