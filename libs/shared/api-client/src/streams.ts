import type { ContentId } from '@ott/catalogue'
import { maxCallSeconds } from '@ott/contract'
import type { KeySystem } from '@ott/playback'
import type { Call } from './api-client.ts'
import type { ApiError } from './api-error.ts'

type StreamAction = 'STREAMING' | 'PREPARE'

/** Playback key and manifest URLs of one stream. */
export type StreamGrant = {
  key: string
  policy: string
  /** The grant of a preparation opens the first segments, and no licence. */
  action: StreamAction
  /** Seconds until the next heartbeat. */
  refetchAfterSeconds: number
  dash: string
  hls: string
  runLengthSeconds: number
  /** For `stopStream`. */
  streamId?: string
  /** Of a protected stream: where its licences are, by key system. */
  drm?: { keySystem: KeySystem; licenseUrl: string; certificateUrl?: string }[]
}

/** A stream that occupies a slot of the household. The title is null if this profile may not see it. */
export type RunningStream = { streamId: string; device: string; title: string | null; startedAt: Date }

/** The wire names the player by its key system. */
const keySystem = 'WIDEVINE'

/** A connection that hangs must not hold a stream's token up (PLAY-13). */
const streamRequestSeconds = 8

/**
 * `STREAMING` is the heartbeat and occupies a stream slot. `PREPARE` does not, and its token opens only the first segments
 * from `atSeconds` on. `asksPin` is for a start, which also continues a stream that was stopped. Throws ApiError with the reason.
 */
export async function requestStream(
  call: Call,
  contentId: ContentId,
  action: StreamAction,
  { atSeconds = 0, ...options }: { signal?: AbortSignal; asksPin?: boolean; atSeconds?: number } = {},
): Promise<StreamGrant> {
  const query = { contentId, action, platform: keySystem, licenseKey: 'false' } as const
  const start = options.asksPin ? { start: 'true' as const } : {}
  const at = atSeconds >= 1 ? { at: String(Math.floor(atSeconds)) } : {}
  const grant = await call('entitlement', { query: { ...query, ...start, ...at } }, { timeoutSeconds: streamRequestSeconds, ...options })
  return {
    key: grant.streamKey,
    policy: grant.streamPolicy,
    action,
    refetchAfterSeconds: grant.refetchAfter,
    dash: grant.dash,
    hls: grant.hls,
    runLengthSeconds: grant.runLength,
    streamId: grant.streamId,
    drm: grant.drm?.systems,
  }
}

/** Frees the slot of this player or of another one of the user. `isLeaving` lets the request outlive the page. */
export async function stopStream(call: Call, streamId: string, { isLeaving = false }: { isLeaving?: boolean } = {}): Promise<void> {
  await call('stopStream', { params: { id: streamId }, query: {} }, { keepalive: isLeaving, signal: AbortSignal.timeout(maxCallSeconds * 1_000) })
}

/** The streams that occupy all slots, oldest first, in an error STREAM_LIMIT_REACHED. */
export function runningStreams({ body: { streams = [] } }: ApiError): RunningStream[] {
  return streams.map((stream) => ({ ...stream, startedAt: new Date(stream.startedAt) }))
}
