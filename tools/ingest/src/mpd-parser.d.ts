/** The part of `mpd-parser` that tests use; the package has no types. */
declare module 'mpd-parser' {
  type Playlist = {
    attributes: { NAME: string; BANDWIDTH: number; CODECS?: string; RESOLUTION?: { width: number; height: number }; 'FRAME-RATE'?: number }
    segments: { resolvedUri: string; duration: number }[]
  }
  type Group = Record<string, Record<string, { language: string; default: boolean; playlists: Playlist[] }>>
  export function parse(manifest: string, options: { manifestUri: string }): {
    duration: number
    playlists: Playlist[]
    mediaGroups: { AUDIO: Group; SUBTITLES: Group }
  }
}
