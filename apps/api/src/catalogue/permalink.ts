import { normalisePermalink } from '@ott/catalogue'

/** The address of a title as it is stored, out of whatever was typed or linked; null for what can be none. */
export function toPermalink(typed: string): string | null {
  const decoded = decode(typed)
  if (decoded === null || /\p{Cc}/u.test(decoded)) return null
  return normalisePermalink(decoded.trim())
}

/** A link that went through one hand too many still has its percent codes. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
