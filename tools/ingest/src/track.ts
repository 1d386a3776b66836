/** An encoded audio track or rendition. */
export type TrackFacts = {
  /** Its files are `{name}-init.mp4` and `{name}-00001.m4s`. */
  name: string
  /** The RFC 6381 string: `avc1.64001e`. */
  codecs: string
  segments: { seconds: number; bytes: number }[]
}

export type PictureTrack = TrackFacts & { kind: 'picture'; width: number; height: number; frameRate: string }

export type SoundTrack = TrackFacts & { kind: 'sound'; language: string; label: string; isMain: boolean; isDescription: boolean }

/** A subtitle track; its file is `{name}.vtt`. */
export type SubtitleTrack = { name: string; language: string; label: string }

/** Reads the codec from ffmpeg's manifest and the durations from its playlist. */
export function readTrack(name: string, manifest: string, playlist: string, bytesOf: (file: string) => number): TrackFacts {
  const codecs = /<Representation [^>]*codecs="([^"]+)"/.exec(manifest)?.[1]
  const lengths = segmentSecondsIn(playlist)
  if (!codecs || lengths.length === 0) throw new Error(`ffmpeg did not describe ${name}`)
  return {
    name,
    codecs,
    segments: lengths.map((seconds, index) => ({ seconds, bytes: bytesOf(segmentFile(name, index)) })),
  }
}

/** The lengths of the segments in an HLS playlist. */
export function segmentSecondsIn(playlist: string): number[] {
  return Array.from(playlist.matchAll(/^#EXTINF:([\d.]+),/gm), ([, seconds]) => Number(seconds))
}

/** True if the last box of the mp4 ends at the end of the file. */
export function isComplete(file: Buffer): boolean {
  let at = 0
  while (at + 8 <= file.length) {
    const size = file.readUInt32BE(at)
    if (size < 8) return false
    at += size
  }
  return at === file.length && at > 0
}

export function initFile(name: string): string {
  return `${name}-init.mp4`
}

export function segmentFile(name: string, index: number): string {
  return `${name}-${String(index + 1).padStart(5, '0')}.m4s`
}

export function secondsOf({ segments }: Pick<TrackFacts, 'segments'>): number {
  return segments.reduce((sum, { seconds }) => sum + seconds, 0)
}
