/** Removes video heights above the maximum from a manifest or playlist, and sets that become empty with their ids (MED-63). */
export function manifestFor(manifest: string, maxHeight: number): string {
  const lines = manifest.split('\n').filter((line) => linesOf(/^<Representation id="(\d+)p"/, line) <= maxHeight)
  const removed = new Set<string>()
  const allowed = lines.join('\n').replace(/<AdaptationSet id="(\d+)"[^]*?<\/AdaptationSet>\n/g, (set: string, id: string) => {
    if (set.includes('<Representation ')) return withLargest(set)
    removed.add(id)
    return ''
  })
  return allowed.replace(/<SupplementalProperty schemeIdUri="urn:mpeg:dash:adaptation-set-switching:2016" value="([\d,]+)"\/>\n/g, (property: string, ids: string) => {
    const left = ids.split(',').filter((id) => !removed.has(id))
    return left.length === 0 ? '' : property.replace(`"${ids}"`, `"${left.join()}"`)
  })
}

/** A set states the size of its largest rendition. */
function withLargest(set: string): string {
  const largest = set.split('\n').findLast((line) => /^<Representation id="\d+p"/.test(line)) ?? ''
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(largest) ?? []
  return set.replace(/maxWidth="\d+" maxHeight="\d+"/, `maxWidth="${width}" maxHeight="${height}"`)
}

/** In HLS a variant has two lines: its attributes and its URI. */
export function masterPlaylistFor(playlist: string, maxHeight: number): string {
  const lines = playlist.split('\n')
  const isAbove = (line: string | undefined) => linesOf(/^(\d+)p\.m3u8$/, line ?? '') > maxHeight
  return lines.filter((line, index) => !isAbove(line) && !(line.startsWith('#EXT-X-STREAM-INF') && isAbove(lines[index + 1]))).join('\n')
}

/** Adds the key to the playlist's URLs, for players that cannot send headers. Ids of content keys (`skd:`) are no URLs of ours. */
export function withKeyInUrls(playlist: string, key: { streamPolicy: string; streamKey: string }): string {
  const query = new URLSearchParams({ 'stream-policy': key.streamPolicy, 'stream-key': key.streamKey }).toString()
  return playlist
    .split('\n')
    .map((line) => (line === '' || line.startsWith('#') ? line.replace(/URI="(?!skd:)([^"]+)"/, `URI="$1?${query}"`) : `${line}?${query}`))
    .join('\n')
}

function linesOf(pattern: RegExp, text: string): number {
  return Number(pattern.exec(text)?.[1] ?? 0)
}
