/** What a cookie says, by the cookies of a browser or of its request; null where it is not there or says nothing. */
export function readCookie(header: string | null | undefined, name: string): string | null {
  const pair = header?.split(/; */).find((each) => each.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) || null
}
