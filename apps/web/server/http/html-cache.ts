import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import { newNonce, packOnce } from './precompressed-page.ts'
import type { PackedPage } from './precompressed-page.ts'

type Headers = [string, string][]

/** A rendered page with its nonce cut out, ready to be joined with a fresh one. */
export type CachedPage = { status: number; parts: string[]; headers: Headers; packed: () => Promise<PackedPage | null> }

export type HtmlCache = {
  /**
   * Concurrent requests of a page share one render. A response that may not be shared goes to the request
   * that caused it, and the others render for themselves.
   */
  get(key: string, render: () => Promise<Response>): Promise<CachedPage | Response>
}

type Options = { clock?: { now: () => number }; maxBytes?: number; onRenewalError?: (error: unknown) => void }

const maxAgeMs = 300_000
/** Half of the age at which browsers read a page's data again, each for itself. */
const staleAfterMs = 30_000
const defaultMaxBytes = 64 * 1024 * 1024
const maxPageBytes = 2 * 1024 * 1024

/** Pages that are the same for everybody, for 300 s (WEB-13). The least recently requested pages are evicted first. */
export function htmlCache({ clock = performance, maxBytes = defaultMaxBytes, onRenewalError = () => undefined }: Options = {}): HtmlCache {
  const pages = new LRUCache<string, CachedPage>({
    ttl: maxAgeMs,
    ttlResolution: 0,
    noDeleteOnStaleGet: true,
    perf: clock,
    maxSize: maxBytes,
    maxEntrySize: maxPageBytes,
    sizeCalculation: ({ parts }) => parts.reduce((sum, part) => sum + part.length * 2, 1),
  })
  const loads = new Map<string, Promise<CachedPage | Response>>()
  const renewed = new WeakSet<CachedPage>()

  async function load(key: string, render: () => Promise<Response>): Promise<CachedPage | Response> {
    const response = await render()
    if (!mayBeShared(response)) return response
    const html = await response.text()
    const page = pageOf(html, response, pages.peek(key, { allowStale: true }))
    if (!page) return new Response(html, response)
    // Older compressed bytes are served until the new ones are there.
    if (pages.has(key)) await page.packed()
    if (mayBeStored(response)) pages.set(key, page)
    return page
  }

  function loadOnce(key: string, render: () => Promise<Response>): Promise<CachedPage | Response> {
    const loading = load(key, render).finally(() => loads.delete(key))
    loads.set(key, loading)
    return loading
  }

  /** A page is renewed once; if that fails, it stays until its time is over. */
  function renewIfStale(key: string, page: CachedPage, render: () => Promise<Response>): void {
    if (renewed.has(page) || pages.getRemainingTTL(key) > maxAgeMs - staleAfterMs) return
    renewed.add(page)
    loadOnce(key, render).catch(onRenewalError)
  }

  return {
    async get(key, render) {
      const page = pages.get(key)
      if (page) {
        renewIfStale(key, page, render)
        return page
      }
      const loading = loads.get(key)
      if (!loading) return loadOnce(key, render)
      const shared = await loading
      return shared instanceof Response ? render() : shared
    },
  }
}

function isHtml({ headers }: Response): boolean {
  return Boolean(headers.get('content-type')?.startsWith('text/html'))
}

function mayBeStored({ status, headers }: Response): boolean {
  return status === 200 && !headers.get('cache-control')?.includes('no-store')
}

/** A page that failed answers all who wait for it: another render would only add to the load. */
function mayBeShared(response: Response): boolean {
  return isHtml(response) && (mayBeStored(response) || response.status >= 500)
}

/** A nonce is used once: every answer gets its own, in the page and in the policy. */
export function freshNonce({ headers }: CachedPage): { nonce: string; headers: Headers } {
  const nonce = newNonce()
  return { nonce, headers: headers.map(([name, value]) => [name, value.replaceAll(placeholder, nonce)]) }
}

const placeholder = '{nonce}'

/** Null if the nonce cannot be found. A page that says the same as before keeps its compressed bytes. */
function pageOf(html: string, { status, headers }: Response, before: CachedPage | undefined): CachedPage | null {
  const nonce = headers.get('content-security-policy')?.match(/'nonce-([\w-]{16,})'/)?.[1]
  if (!nonce || !html.includes(nonce)) return null
  const parts = html.split(nonce)
  const isSame = before && isDeepStrictEqual(before.parts, parts)
  return {
    status,
    parts,
    packed: isSame ? before.packed : packOnce(parts),
    headers: Array.from(headers, ([name, value]) => [name, value.replaceAll(nonce, placeholder)]),
  }
}
