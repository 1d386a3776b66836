import { createHash } from 'node:crypto'
import { basename, extname } from 'node:path'
import { brand } from '@ott/brand'
import { pictureWidths } from '@ott/design-system/picture-url'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { limitConcurrency } from '../http/concurrency-limit.ts'
import { masterVersions } from './image-source-versions.ts'
import type { CachedImage, ImageCache } from './image-cache.ts'
import { fetchMaster, fetchMasterVersion } from './image-source.ts'
import type { SourceLimits } from './image-source.ts'
import { sendError } from '../http/error-responses.ts'

const widths: readonly number[] = pictureWidths

/** The only quality of the site's image URLs: each other one would be rendered and cached once more. */
const quality = 75

/** Resizes our own images only: the origin serves nothing else under this path. */
const source = /^\/pictures\/[A-Za-z0-9_-]{1,100}\.(webp|jpg|png)$/

const sourceLimits: SourceLimits = { maxBytes: 20 * 1024 * 1024, timeoutMs: 10_000 }
const maxPixels = 50_000_000
const maxSeconds = 60

/**
 * The magic bytes of WebP, JPEG and PNG. Other formats are rejected: an SVG could make the decoder read other files.
 */
const magicBytes = /^(RIFF[^]{4}WEBP|\xff\xd8\xff|\x89PNG)/

/** Each task may hold a source image and its pixels in memory. A cold home page requests forty images at once. */
const resizeLimits = { maxConcurrent: 4, maxQueued: 200, maxWaitMs: 10_000 }

type Format = 'avif' | 'webp' | 'jpeg'

type ImageRequest = { path: string; width: number; format: Format }

/**
 * `GET /_next/image?url=&w=&q=75`: an image at a listed width in the best format of the browser. Other parameters are
 * rejected before any fetch (MED-9), and the cost of a request is bounded (MED-10).
 */
export function serveImages(
  app: FastifyInstance, apiUrl: string, cache: ImageCache, limits = sourceLimits, clock: { now: () => number } = performance,
): void {
  const inFlight = new Map<string, Promise<CachedImage | null>>()
  const limited = limitConcurrency(resizeLimits)
  const versions = masterVersions((path) => fetchMasterVersion(apiUrl, path), clock)
  // Cached images that could not be updated: a failing attempt is the most expensive.
  const failed = new LRUCache<string, true>({ max: 10_000, ttl: 60_000, perf: clock })

  app.get('/_next/image', async (request, reply) => {
    const wanted = parseImageRequest(request.query as Record<string, unknown>, request.headers.accept ?? '')
    if (!wanted) return sendError(reply, 'INVALID_INPUT')
    const key = keyOf(wanted)
    const cached = await cache.read(key)
    const image = cached ? await current(cached, wanted, key) : await singleFlight(key, () => make(wanted)).catch(() => 'unreachable' as const)
    if (image === 'unreachable') return sendError(reply, 'UNAVAILABLE')
    if (!image) return sendError(reply, 'NOT_FOUND')
    const etag = `"${key}.${image.version}"`
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return send(reply, image.bytes, wanted, etag)
  })

  /**
   * The cached image, or a new one if its master changed; null if the master is gone. If the origin fails or the new
   * master cannot be decoded, the cached image is served (MED-14, MED-21).
   */
  async function current(cached: CachedImage, wanted: ImageRequest, key: string): Promise<CachedImage | null> {
    const version = await versions.of(wanted.path)
    if (version === null) return null
    if (version === undefined || version === cached.version || failed.has(key)) return cached
    const updated = await singleFlight(key, () => make(wanted)).catch(() => null)
    if (!updated) failed.set(key, true)
    return updated ?? cached
  }

  /** Concurrent requests share one resize. */
  function singleFlight(key: string, start: () => Promise<CachedImage | null>): Promise<CachedImage | null> {
    const running = inFlight.get(key)
    if (running) return running
    const started = limited(start)
      .then(async (image) => {
        if (image) await cache.write(key, image)
        return image
      })
      .finally(() => inFlight.delete(key))
    inFlight.set(key, started)
    return started
  }

  async function make({ path, width, format }: ImageRequest): Promise<CachedImage | null> {
    const master = await fetchMaster(apiUrl, path, limits)
    if (!master || !magicBytes.test(master.bytes.toString('latin1', 0, 16))) return null
    versions.store(path, master.version)
    const bytes = await resize(master.bytes, { width, format }).catch((error: Error) => {
      if (isResourceError(error)) throw error
      // The master cannot be decoded as an image.
      return null
    })
    return bytes && { version: master.version, bytes }
  }
}

/** True if time or memory ran out; any other error is the fault of the source. */
export function isResourceError({ message }: Error): boolean {
  return /\b(timeout|memory)\b/i.test(message)
}

function resize(original: Buffer, { width, format }: Omit<ImageRequest, 'path'>): Promise<Buffer> {
  const master = sharp(original, { limitInputPixels: maxPixels }).timeout({ seconds: maxSeconds })
  const resized = master.resize({ width, withoutEnlargement: true })
  if (format === 'avif') return resized.avif({ quality: Math.round(quality * 0.72), effort: 2 }).toBuffer()
  if (format === 'webp') return resized.webp({ quality }).toBuffer()
  return resized.flatten({ background: brand.colors.page }).jpeg({ quality, mozjpeg: true }).toBuffer()
}

function parseImageRequest(query: Record<string, unknown>, accept: string): ImageRequest | null {
  const { url, w, q = String(quality) } = query
  if (typeof url !== 'string' || typeof w !== 'string' || q !== String(quality)) return null
  if (!source.test(url) || !/^\d{1,4}$/.test(w) || !widths.includes(Number(w))) return null
  const format = accept.includes('image/avif') ? 'avif' : accept.includes('image/webp') ? 'webp' : 'jpeg'
  return { path: url, width: Number(w), format }
}

function keyOf({ path, width, format }: ImageRequest): string {
  return createHash('sha256').update(`${path} ${width} ${quality} ${format}`).digest('base64url').slice(0, 32)
}

/**
 * URLs have no version. Browsers show a replaced image for one more day, and once more within the next week; the ETag
 * reveals the new one.
 */
function send(reply: FastifyReply, image: Buffer, { path, format }: ImageRequest, etag: string) {
  return reply
    .type(`image/${format}`)
    // Opened by itself, the image is a document of this origin (MED-22).
    .header('content-security-policy', `default-src 'none'; sandbox`)
    .header('content-disposition', `inline; filename="${basename(path, extname(path))}.${format}"`)
    .header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
    .header('vary', 'accept')
    .header('etag', etag)
    .send(image)
}
