/** Where in a film an address has it begin, in seconds; null where it names no place in it. A film of unknown length has any. */
export function placeAsked(query: URLSearchParams, lengthSeconds: number | null | undefined): number | null {
  const asked = Number(query.get('t') ?? Number.NaN)
  return asked >= 0 && asked < (lengthSeconds || Infinity) ? asked : null
}
