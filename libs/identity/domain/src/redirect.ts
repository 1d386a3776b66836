/**
 * The redirect after sign-in: a path of this site or `/` (ID-8).
 * Anything a browser could resolve to another host, plain or encoded, falls back to `/`.
 */
export function safeRedirect(target: string | null | undefined): string {
  if (!target || target.length > 2048) return '/'
  const decodings = [target, decoded(target), decoded(decoded(target))]
  return decodings.every(isSitePath) ? target : '/'
}

const base = 'http://site.invalid'

function isSitePath(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//') || /[\\\p{Cc}]/u.test(path)) return false
  try {
    const url = new URL(path, base)
    return url.origin === base && !url.pathname.startsWith('//')
  } catch {
    return false
  }
}

/** A malformed encoding becomes an empty string, which is not a path. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
