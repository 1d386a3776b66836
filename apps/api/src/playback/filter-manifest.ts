/** Removes video heights above the maximum from a manifest or playlist. */
export function manifestFor(manifest: string, maxHeight: number): string {
  return manifest
    .split('\n')
    .filter((line) => linesOf(/^<Representation id="(\d+)p"/, line) <= maxHeight)
    .join('\n')
}

/** In HLS a variant has two lines: its attributes and its URI. */
export function masterPlaylistFor(playlist: string, maxHeight: number): string {
  const lines = playlist.split('\n')
  const isAbove = (line: string | undefined) => linesOf(/^(\d+)p\.m3u8$/, line ?? '') > maxHeight
  return lines.filter((line, index) => !isAbove(line) && !(line.startsWith('#EXT-X-STREAM-INF') && isAbove(lines[index + 1]))).join('\n')
}

/** Adds the key to the playlist's URLs, for players that cannot send headers. */
export function withKeyInUrls(playlist: string, key: { streamPolicy: string; streamKey: string }): string {
  const query = new URLSearchParams({ 'stream-policy': key.streamPolicy, 'stream-key': key.streamKey }).toString()
  return playlist
    .split('\n')
    .map((line) => (line === '' || line.startsWith('#') ? line.replace(/URI="([^"]+)"/, `URI="$1?${query}"`) : `${line}?${query}`))
    .join('\n')
}

/** The video height in a file's name; 0 for audio, subtitles and other files. */
export function heightOfFile(name: string): number {
  return linesOf(/^(\d+)p[-.]/, name)
}

function linesOf(pattern: RegExp, text: string): number {
  return Number(pattern.exec(text)?.[1] ?? 0)
}
