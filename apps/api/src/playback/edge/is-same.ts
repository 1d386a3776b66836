/** Compares in constant time, without a module of Node. The expected length is not secret. */
export function isSame(given: string, right: string): boolean {
  let difference = given.length ^ right.length
  for (let at = 0; at < right.length; at += 1) difference |= given.charCodeAt(at) ^ right.charCodeAt(at)
  return difference === 0
}
