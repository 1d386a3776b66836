/** The claims of a playback token: one asset for one user, up to a height, until it expires. */
export type PlaybackToken = {
  contentId: string
  assetId: string
  /** User id, or the anonymous token's id. */
  viewer: string
  /** Highest picture height allowed, in lines. */
  maxHeight: number
  expiresAt: Date
}

/** The maximum lifetime (PLAY-10). */
export const maxTokenSeconds = 300

/** Serializes to base64url of compact JSON, times in epoch seconds. */
export function serializeToken({ contentId, assetId, viewer, maxHeight, expiresAt }: PlaybackToken): string {
  return toBase64Url(JSON.stringify([contentId, assetId, viewer, maxHeight, Math.floor(expiresAt.getTime() / 1000)]))
}

/** Null for any other text; does not verify the signature. */
export function parseToken(text: string): PlaybackToken | null {
  const parts = parse(text)
  if (!Array.isArray(parts) || parts.length !== 5) return null
  const [contentId, assetId, viewer, maxHeight, expires] = parts as unknown[]
  if (typeof contentId !== 'string' || typeof assetId !== 'string' || typeof viewer !== 'string') return null
  if (!Number.isInteger(maxHeight) || !Number.isInteger(expires)) return null
  return { contentId, assetId, viewer, maxHeight: Number(maxHeight), expiresAt: new Date(Number(expires) * 1000) }
}

/** Whether the token grants access to files of this asset now. */
export function grantsAccess(policy: PlaybackToken, assetId: string, now: Date): boolean {
  return policy.assetId === assetId && policy.expiresAt > now
}

function parse(text: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return null
  }
}

function toBase64Url(text: string): string {
  const binary = String.fromCharCode(...new TextEncoder().encode(text))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
