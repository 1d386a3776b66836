import { bufferedUntil } from '../state/playback-session.ts'

/** What an engine measures now; null where it or the browser does not know. */
export type EngineMetrics = {
  height: number | null
  bitrateKbps: number | null
  /** Measured over the last downloads. */
  throughputKbps: number | null
  bufferAheadSeconds: number
  droppedFrames: number | null
  /** Decoded, those that were dropped included. */
  totalFrames: number | null
  /** Of a protected stream, as EME names it. */
  keySystem: string | null
  /** Of the picture, as in RFC 6381. */
  codec: string | null
  frameRate: number | null
  /** Of the server that the media come from. */
  host: string | null
  /** Since the current token arrived. */
  keyAgeSeconds: number | null
}

/** What the element alone knows. */
export function elementMetrics(video: HTMLVideoElement): EngineMetrics {
  return {
    height: video.videoHeight || null,
    bitrateKbps: null,
    throughputKbps: null,
    bufferAheadSeconds: Math.max(0, bufferedUntil(video, video.currentTime) - video.currentTime),
    droppedFrames: video.getVideoPlaybackQuality?.().droppedVideoFrames ?? null,
    totalFrames: video.getVideoPlaybackQuality?.().totalVideoFrames ?? null,
    keySystem: null,
    codec: null,
    frameRate: null,
    host: null,
    keyAgeSeconds: null,
  }
}

/** `signedAtMs`: when the current token arrived. */
export function streamMetrics(manifestUrl: string, signedAtMs: number, nowMs: number): Pick<EngineMetrics, 'host' | 'keyAgeSeconds'> {
  return { host: new URL(manifestUrl, document.baseURI).host, keyAgeSeconds: Math.max(0, (nowMs - signedAtMs) / 1000) }
}
