/** The start time in a watch URL, in seconds; null where it is none within the video. An unknown length allows any. */
export function startTimeParam(query: URLSearchParams, lengthSeconds: number | null | undefined): number | null {
  const asked = Number(query.get('t') ?? Number.NaN)
  return asked >= 0 && asked < (lengthSeconds || Infinity) ? asked : null
}
