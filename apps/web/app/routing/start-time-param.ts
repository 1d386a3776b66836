/** The start time in a watch URL, in seconds; null if it is missing or not within the video. An unknown length allows any. */
export function startTimeParam(query: URLSearchParams, lengthSeconds: number | null | undefined): number | null {
  const seconds = Number(query.get('t') ?? Number.NaN)
  return seconds >= 0 && seconds < (lengthSeconds || Infinity) ? seconds : null
}
