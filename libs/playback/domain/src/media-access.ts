import { parseToken } from './playback-token.ts'
import type { PlaybackToken } from './playback-token.ts'

/** A file of an asset, as its URL names it. */
export type MediaFile = { assetId: string; name: string }

/** `askOrigin`: allowed while the token's stream runs, which only the origin knows. */
export type MediaVerdict = { verdict: 'allowed' | 'askOrigin'; token: PlaybackToken } | { verdict: 'refused' }

/** Clocks of servers differ, so a token opens files and licences for this long after its expiry. */
export const leewaySeconds = 30

/** A session's token opens files for this long after its expiry, if its stream runs. */
const maxSessionSeconds = 43_200

const maxTokenLength = 1_000

/** Whether a token is worth computing its signature. */
export const isTokenLength = (text: string) => text.length > 0 && text.length <= maxTokenLength

/**
 * Whether a token opens a media file (PLAY-23, PLAY-58, PLAY-141). The origin and every edge decide by this function.
 * `isAuthentic`: the token's signature is right.
 */
export function mediaVerdict(text: string, isAuthentic: boolean, { assetId, name }: MediaFile, now: Date): MediaVerdict {
  const token = isAuthentic && isTokenLength(text) ? parseToken(text) : null
  if (!token || token.assetId !== assetId || heightOfFile(name) > token.maxHeight) return { verdict: 'refused' }
  const secondsLeft = (token.expiresAt.getTime() - now.getTime()) / 1_000 + leewaySeconds
  if (secondsLeft > 0 && isInRange(token, name)) return { verdict: 'allowed', token }
  return token.streamId !== undefined && secondsLeft > -maxSessionSeconds ? { verdict: 'askOrigin', token } : { verdict: 'refused' }
}

/** Whether a file lists others: a manifest of DASH or a playlist of HLS. */
export const isManifest = (name: string) => /\.(?:mpd|m3u8)$/.test(name)

/** The video height in a file's name; 0 for audio, subtitles and other files. */
function heightOfFile(name: string): number {
  return Number(/^(\d+)p[-.]/.exec(name)?.[1] ?? 0)
}

/** Only segments of picture and sound are numbered in this form. */
function isInRange({ segments }: PlaybackToken, name: string): boolean {
  const segment = /-(\d+)\.m4s$/.exec(name)?.[1]
  return !segments || segment === undefined || (Number(segment) >= segments.first && Number(segment) <= segments.last)
}
