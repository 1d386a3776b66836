/** What became of a wish to share; `dismissed` is the viewer's own doing. */
export type Shared = 'shared' | 'copied' | 'dismissed' | 'failed'

/** What a browser has for it. */
export type Means = { share?: (what: { title: string; url: string }) => Promise<void>; clipboard?: { writeText: (text: string) => Promise<void> } }

/** Hands an address to the device's own sheet for sharing, or to the clipboard where there is none (SEO-4). */
export async function share(what: { title: string; url: string }, means: Means = navigator): Promise<Shared> {
  try {
    if (means.share) {
      await means.share(what)
      return 'shared'
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed'
    // There is a sheet that does not open here: copying may still work.
  }
  try {
    if (!means.clipboard) return 'failed'
    await means.clipboard.writeText(what.url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
