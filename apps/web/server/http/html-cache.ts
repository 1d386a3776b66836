import { LRUCache } from 'lru-cache'
import { compressQuickly, compressSmall } from './compress.ts'
import type { Encoding } from './compress.ts'
import { withHashes } from './hashed-page.ts'
import { limitConcurrency, QueueFull } from './concurrency-limit.ts'
import type { ConcurrencyLimit } from './concurrency-limit.ts'

/** A finished page: the same bytes for everybody. */
export type CachedPage = { status: number; headers: [string, string][]; bodies: Bodies }

/** Few clients need gzip, so it is compressed on demand. */
type Bodies = { identity: Buffer; br: Buffer; gzip?: Promise<Buffer> }

/** The bytes of a cached page in an encoding. */
export async function bodyOf({ bodies }: CachedPage, encoding: Encoding | null): Promise<Buffer> {
  return encoding === 'gzip' ? (bodies.gzip ??= compressQuickly(bodies.identity, 'gzip')) : bodies[encoding ?? 'identity']
}

export type HtmlCache = {
  /**
   * Concurrent requests of a page share one render and one compression. A response that may not be shared goes to
   * the request that caused it, and the others render for themselves. Rejects with `QueueFull` if the server is too busy
   * to render a page of which there is no copy, not even an expired one (WEB-58).
   */
  get(key: string, render: () => Promise<Response>): Promise<CachedPage | Response>
}

type Options = {
  /** Limits renders together with their compression. */
  limit?: ConcurrencyLimit
  clock?: { now: () => number }
  maxBytes?: number
  onRevalidationError?: (error: unknown) => void
}

const maxAgeMs = 300_000
/** Half of the age at which each browser refetches the page's data. */
const staleAfterMs = 30_000
const defaultMaxBytes = 64 * 1024 * 1024
const maxPageBytes = 2 * 1024 * 1024

/** The smallest encoding takes a hundred times as long as the quick one, so it uses one thread of the pool. */
const oneAtATime = limitConcurrency({ maxConcurrent: 1, maxQueued: 64, maxWaitMs: 60_000 })

/** Caches pages that are the same for everybody for 300 s (WEB-13) and evicts the least recently used first. */
export function htmlCache(options: Options = {}): HtmlCache {
  const { limit = (task) => task(), clock = performance, maxBytes = defaultMaxBytes, onRevalidationError = () => undefined } = options
  const pages = new LRUCache<string, CachedPage>({
    ttl: maxAgeMs,
    ttlResolution: 0,
    noDeleteOnStaleGet: true,
    perf: clock,
    maxSize: maxBytes,
    maxEntrySize: maxPageBytes,
    sizeCalculation: ({ bodies }) => bodies.identity.length + 2 * bodies.br.length,
  })
  const loads = new Map<string, Promise<CachedPage | Response>>()
  const revalidated = new WeakSet<CachedPage>()
  const shrunk = new WeakSet<Bodies>()

  async function load(key: string, render: () => Promise<Response>): Promise<CachedPage | Response> {
    const response = await render()
    if (!isShareable(response)) return response
    const html = await response.text()
    const page = await finish(html, response, pages.peek(key, { allowStale: true })?.bodies)
    if (!page) return new Response(html, response)
    if (isCacheable(response)) pages.set(key, page)
    return page
  }

  function loadOnce(key: string, render: () => Promise<Response>): Promise<CachedPage | Response> {
    const loading = limit(() => load(key, render)).finally(() => loads.delete(key))
    loads.set(key, loading)
    return loading
  }

  /** Revalidates a page once; if that fails, the page is served until it expires. A busy server tries again. */
  function revalidateIfStale(key: string, page: CachedPage, render: () => Promise<Response>): void {
    if (revalidated.has(page) || pages.getRemainingTTL(key) > maxAgeMs - staleAfterMs) return
    revalidated.add(page)
    loadOnce(key, render).catch((error: unknown) => {
      if (error instanceof QueueFull) revalidated.delete(page)
      else onRevalidationError(error)
    })
  }

  /** Most pages are requested once: only a repeated request triggers the smallest encoding. */
  function shrink(bodies: Bodies): void {
    if (shrunk.has(bodies)) return
    shrunk.add(bodies)
    oneAtATime(() => compressSmall(bodies.identity)).then(
      (small) => (bodies.br = small),
      // The queue is full: the next request tries again.
      () => shrunk.delete(bodies),
    )
  }

  return {
    async get(key, render) {
      const page = pages.get(key)
      if (page) {
        shrink(page.bodies)
        revalidateIfStale(key, page, render)
        return page
      }
      try {
        const loading = loads.get(key)
        if (!loading) return await loadOnce(key, render)
        const shared = await loading
        return shared instanceof Response ? await limit(render) : shared
      } catch (error) {
        const expired = pages.peek(key, { allowStale: true })
        if (error instanceof QueueFull && expired) return expired
        throw error
      }
    },
  }
}

function isHtml({ headers }: Response): boolean {
  return Boolean(headers.get('content-type')?.startsWith('text/html'))
}

function isCacheable({ status, headers }: Response): boolean {
  return status === 200 && !headers.get('cache-control')?.includes('no-store')
}

/** Concurrent requests share an error response too: another render would only add load. */
function isShareable(response: Response): boolean {
  return isHtml(response) && (isCacheable(response) || response.status >= 500)
}

/** Null for a page that needs its nonce. An unchanged page keeps its compressed bytes. */
async function finish(html: string, { status, headers }: Response, before: Bodies | undefined): Promise<CachedPage | null> {
  const hashed = withHashes(html, headers.get('content-security-policy') ?? '')
  if (!hashed) return null
  const identity = Buffer.from(hashed.html)
  const bodies = before?.identity.equals(identity) ? before : { identity, br: await compressQuickly(identity, 'br') }
  const finished = new Headers(headers)
  finished.set('content-security-policy', hashed.policy)
  return { status, headers: [...finished], bodies }
}
