/** Sixty million names, for some thousand rules. */
const length = 5

/**
 * How style rules are called in a build: by the end of the hash that would be their name. Each name stands in a page as often
 * as something has its look, and nothing in a hash can be compressed. A name is no word: in a selector it would be taken for
 * a part of another, as of `section`. Throws when two rules would be called the same.
 */
export function shortNames(): (rule: { hash: string }) => string {
  const hashes = new Map<string, string>()
  return ({ hash }) => {
    const name = hash.slice(-length).replace(/^(?=\d|[a-z]+$)/, '_')
    if ((hashes.get(name) ?? hash) !== hash) throw new Error(`Style rules ${hash} and ${hashes.get(name)} would both be called ${name}: change the name of one's file`)
    hashes.set(name, hash)
    return name
  }
}
