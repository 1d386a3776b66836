/** What a viewer gets of a manifest or a playlist: no size of the picture above the highest allowed. */
export function manifestFor(manifest: string, maxHeight: number): string {
  return manifest
    .split('\n')
    .filter((line) => linesOf(/^<Representation id="(\d+)p"/, line) <= maxHeight)
    .join('\n')
}

/** In HLS a size is two lines: what it is, and where. */
export function masterPlaylistFor(playlist: string, maxHeight: number): string {
  const lines = playlist.split('\n')
  const isAbove = (line: string | undefined) => linesOf(/^(\d+)p\.m3u8$/, line ?? '') > maxHeight
  return lines.filter((line, index) => !isAbove(line) && !(line.startsWith('#EXT-X-STREAM-INF') && isAbove(lines[index + 1]))).join('\n')
}

/** A player that cannot send headers asks for every file by the address the playlist names: the key goes along in it. */
export function withKeyInUrls(playlist: string, key: { streamPolicy: string; streamKey: string }): string {
  const query = new URLSearchParams({ 'stream-policy': key.streamPolicy, 'stream-key': key.streamKey }).toString()
  return playlist
    .split('\n')
    .map((line) => (line === '' || line.startsWith('#') ? line.replace(/URI="([^"]+)"/, `URI="$1?${query}"`) : `${line}?${query}`))
    .join('\n')
}

/** The height a file of the picture has by its name; 0 for sound, subtitles and everything else. */
export function heightOfFile(name: string): number {
  return linesOf(/^(\d+)p[-.]/, name)
}

function linesOf(pattern: RegExp, text: string): number {
  return Number(pattern.exec(text)?.[1] ?? 0)
}
