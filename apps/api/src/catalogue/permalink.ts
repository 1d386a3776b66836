import { normalisePermalink } from '@ott/catalogue'

/** Normalizes a typed or linked path to a stored permalink; null if it cannot be one. */
export function toPermalink(typed: string): string | null {
  const decoded = decode(typed)
  if (decoded === null || /\p{Cc}/u.test(decoded)) return null
  return normalisePermalink(decoded.trim())
}

/** A copied link may still be percent-encoded. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
