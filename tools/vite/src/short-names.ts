/** As many names as there are of this length tell a product's style rules apart some thousand times over. */
const length = 5

/**
 * How style rules are called in a build: by the end of the hash that would be their name. Each name stands in a page as often
 * as something has its look, and nothing in a hash can be compressed. Throws when two rules would be called the same.
 */
export function shortNames(): (rule: { hash: string }) => string {
  const hashes = new Map<string, string>()
  return ({ hash }) => {
    const name = hash.slice(-length).replace(/^\d/, '_$&')
    if ((hashes.get(name) ?? hash) !== hash) throw new Error(`Style rules ${hash} and ${hashes.get(name)} would both be called ${name}: change the name of one's file`)
    hashes.set(name, hash)
    return name
  }
}
