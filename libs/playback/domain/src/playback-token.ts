/** The claims of a playback token: one asset for one user, up to a height, until it expires. */
export type PlaybackToken = {
  contentId: string
  assetId: string
  /** User id, or the anonymous token's id. */
  viewer: string
  /** Highest picture height allowed, in lines. */
  maxHeight: number
  expiresAt: Date
  /** Opens only these segments, counted from 1, as for a preparation. Absent: the whole video. */
  segments?: SegmentRange
  /** While this stream runs, the token of a session opens the whole video, also after its expiry. */
  streamId?: string
}

export type SegmentRange = { first: number; last: number }

/** The maximum lifetime (PLAY-10). */
export const maxTokenSeconds = 300

/** Packaging cuts all videos into segments of this length. */
const segmentSeconds = 2

/** A preparation buffers a few seconds, which continue until the first heartbeat has its token. */
const preparedSeconds = 12

/** The segments of a preparation from a position on (PLAY-141). The one before it is included, since players round. */
export function preparedSegments(atSeconds: number): SegmentRange {
  const at = Math.floor(atSeconds / segmentSeconds) + 1
  return { first: Math.max(1, at - 1), last: at + preparedSeconds / segmentSeconds - 1 }
}

/** Whether the token of a preparation at one position opens the first segments at another. */
export function coversStart(preparedAtSeconds: number, atSeconds: number): boolean {
  const { first, last } = preparedSegments(preparedAtSeconds)
  const segment = Math.floor(atSeconds / segmentSeconds) + 1
  return segment >= first && segment < last
}

/** Serializes to base64url of compact JSON, times in epoch seconds. Most tokens have no more than the first five claims. */
export function serializeToken({ contentId, assetId, viewer, maxHeight, expiresAt, segments, streamId }: PlaybackToken): string {
  const claims = [contentId, assetId, viewer, maxHeight, Math.floor(expiresAt.getTime() / 1000)]
  const more = segments || streamId !== undefined ? [segments ? [segments.first, segments.last] : null, streamId ?? null] : []
  return toBase64Url(JSON.stringify([...claims, ...more]))
}

/** Null for any other text; does not verify the signature. */
export function parseToken(text: string): PlaybackToken | null {
  const parts = parse(text)
  if (!Array.isArray(parts) || (parts.length !== 5 && parts.length !== 7)) return null
  const [contentId, assetId, viewer, maxHeight, expires, segments = null, streamId = null] = parts as unknown[]
  if (typeof contentId !== 'string' || typeof assetId !== 'string' || typeof viewer !== 'string') return null
  if (!Number.isInteger(maxHeight) || !Number.isInteger(expires)) return null
  if (!(segments === null || isRange(segments)) || !(streamId === null || typeof streamId === 'string')) return null
  const token = { contentId, assetId, viewer, maxHeight: Number(maxHeight), expiresAt: new Date(Number(expires) * 1000) }
  return { ...token, ...(segments && { segments: { first: segments[0], last: segments[1] } }), ...(streamId !== null && { streamId }) }
}

function isRange(value: unknown): value is [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every(Number.isInteger)
}

function parse(text: string): unknown {
  try {
    // nginx runs this too (njs): it has no replaceAll, and its atob needs padding.
    const padded = text.replace(/-/g, '+').replace(/_/g, '/') + '==='.slice((text.length + 3) % 4)
    const bytes = Uint8Array.from(atob(padded), (char) => char.charCodeAt(0))
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return null
  }
}

function toBase64Url(text: string): string {
  const binary = String.fromCharCode(...new TextEncoder().encode(text))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
