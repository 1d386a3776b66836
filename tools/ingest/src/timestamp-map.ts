/** HLS needs it to place cues on the timeline of fragmented MP4, which starts at zero (RFC 8216, 3.5). */
const timestampMap = 'X-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000'

/** The WebVTT text with the timestamp map of our segments in its header, instead of any other. DASH players ignore it. */
export function withTimestampMap(text: string): string {
  const [first = '', ...rest] = text.split('\n')
  const endOfHeader = rest.indexOf('')
  const header = (endOfHeader < 0 ? [] : rest.slice(0, endOfHeader)).filter((line) => !line.startsWith('X-TIMESTAMP-MAP'))
  return [first, timestampMap, ...header, ...rest.slice(Math.max(0, endOfHeader))].join('\n')
}
