import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import { newNonce, packing } from './precompressed-page.ts'
import type { PackedPage } from './precompressed-page.ts'

type Headers = [string, string][]

/** A rendered page with its nonce cut out, ready to be joined with a fresh one. */
export type CachedPage = { parts: string[]; headers: Headers; packed: () => PackedPage | null }

const keptForMs = 300_000
/** Half of what browsers take for fresh: what they find older in a page they read again, each for itself. */
const renewedAfterMs = 30_000
const mostBytes = 64 * 1024 * 1024
const longestPage = 1024 * 1024

export type HtmlCache = {
  get(key: string): CachedPage | undefined
  /** True once for a page that grows old, for whoever asked for it then: others are answered meanwhile with what is kept. */
  claimRenewal(key: string): boolean
  /** Keeps a page; one that is too long, or whose nonce cannot be found, is not kept. */
  put(key: string, html: string, headers: Headers): CachedPage | null
}

/** Pages that are the same for everybody, for 300 s (WEB-13); those that nobody asked for longest give way to others. */
export function htmlCache(clock: { now: () => number } = performance, bytes = mostBytes): HtmlCache {
  const pages = new LRUCache<string, CachedPage>({
    ttl: keptForMs,
    ttlResolution: 0,
    noDeleteOnStaleGet: true,
    perf: clock,
    maxSize: bytes,
    sizeCalculation: ({ parts }) => parts.reduce((sum, part) => sum + part.length * 2, 1),
  })
  const claimed = new WeakSet<CachedPage>()
  return {
    get: (key) => pages.get(key),
    claimRenewal(key) {
      const page = pages.get(key)
      if (!page || claimed.has(page) || pages.getRemainingTTL(key) > keptForMs - renewedAfterMs) return false
      claimed.add(page)
      return true
    },
    put(key, html, headers) {
      const made = html.length <= longestPage ? cutNonce(html, headers) : null
      if (!made) return null
      // One that says nothing new stays as packed as it is, however long nobody asked for it.
      const before = pages.peek(key, { allowStale: true })
      const page = before && isDeepStrictEqual(before.parts, made.parts) ? { ...before, headers: made.headers } : made
      pages.set(key, page)
      return page
    },
  }
}

/** A nonce is used once: every answer gets its own, in the page and in the policy. */
export function freshNonce({ headers }: CachedPage): { nonce: string; headers: Headers } {
  const nonce = newNonce()
  return { nonce, headers: headers.map(([name, value]) => [name, value.replaceAll(placeholder, nonce)]) }
}

const placeholder = '{nonce}'

function cutNonce(html: string, headers: Headers): CachedPage | null {
  const policy = headers.find(([name]) => name === 'content-security-policy')?.[1]
  const nonce = policy?.match(/'nonce-([\w-]{16,})'/)?.[1]
  if (!nonce || !html.includes(nonce)) return null
  const parts = html.split(nonce)
  return {
    parts,
    packed: packing(parts),
    headers: headers.map(([name, value]) => [name, value.replaceAll(nonce, placeholder)]),
  }
}
