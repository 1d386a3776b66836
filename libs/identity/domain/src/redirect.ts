/**
 * Where to go after sign-in: a path of this site or `/` (ID-8). Anything that a browser could read as another host,
 * plainly or encoded, falls back; so do control characters and backslashes.
 */
export function safeRedirect(target: string | null | undefined): string {
  if (!target || target.length > 2048) return '/'
  const readings = [target, decoded(target), decoded(decoded(target))]
  return readings.every(isSitePath) ? target : '/'
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

/** An unreadable encoding reads as nothing, which is no path. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
