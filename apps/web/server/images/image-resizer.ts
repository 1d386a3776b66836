import { createHash } from 'node:crypto'
import { brand } from '@ott/brand'
import { pictureWidths } from '@ott/design-system/picture-widths'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { limitConcurrency } from '../http/concurrency-limit.ts'
import { masterVersions } from './image-source-versions.ts'
import type { KeptPicture, PictureCache } from './image-cache.ts'
import { fetchMaster, fetchMasterVersion } from './image-source.ts'
import type { SourceLimits } from './image-source.ts'
import { refuse } from '../http/error-responses.ts'

const widths: readonly number[] = pictureWidths

/** The only quality of the site's image URLs: each other one would be rendered and cached once more. */
const quality = 75

/** Resizes our own images only: the origin serves nothing else under this path. */
const source = /^\/pictures\/[A-Za-z0-9_-]{1,100}\.(webp|jpg|png)$/

const sourceLimits: SourceLimits = { mostBytes: 20 * 1024 * 1024, timeoutMs: 10_000 }
const mostPixels = 50_000_000
const mostSeconds = 60

/**
 * The magic bytes of WebP, JPEG and PNG. Other formats are rejected: an SVG could make the decoder read other files.
 */
const beginnings = /^(RIFF[^]{4}WEBP|\xff\xd8\xff|\x89PNG)/

/** Each task may hold a source image and its pixels in memory. */
const maxConcurrent = 4
const maxQueued = 1_000

type Format = 'avif' | 'webp' | 'jpeg'

type Wanted = { path: string; width: number; format: Format }

/**
 * `GET /_next/image?url=&w=&q=75`: an image at a listed width in the best format of the browser. Other parameters are
 * rejected before any fetch (MED-9), and the cost of a request is bounded (MED-10).
 */
export function servePictures(
  app: FastifyInstance, apiUrl: string, cache: PictureCache, limits = sourceLimits, clock: { now: () => number } = performance,
): void {
  const inFlight = new Map<string, Promise<KeptPicture | null>>()
  const limited = limitConcurrency(maxConcurrent, maxQueued)
  const versions = masterVersions((path) => fetchMasterVersion(apiUrl, path), clock)
  // Cached images that could not be updated: a failing attempt is the most expensive.
  const failed = new LRUCache<string, true>({ max: 10_000, ttl: 60_000, perf: clock })

  app.get('/_next/image', async (request, reply) => {
    const wanted = readWanted(request.query as Record<string, unknown>, request.headers.accept ?? '')
    if (!wanted) return refuse(reply, 'INVALID_INPUT')
    const key = keyOf(wanted)
    const kept = await cache.read(key)
    const picture = kept ? await current(kept, wanted, key) : await once(key, () => make(wanted)).catch(() => 'unreachable' as const)
    if (picture === 'unreachable') return refuse(reply, 'UNAVAILABLE')
    if (!picture) return refuse(reply, 'NOT_FOUND')
    const etag = `"${key}.${picture.version}"`
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return send(reply, picture.bytes, wanted.format, etag)
  })

  /**
   * The cached image, or a new one if its master changed; null if the master is gone. If the origin fails or the new
   * master cannot be decoded, the cached image is served (MED-14, MED-21).
   */
  async function current(kept: KeptPicture, wanted: Wanted, key: string): Promise<KeptPicture | null> {
    const version = await versions.of(wanted.path)
    if (version === null) return null
    if (version === undefined || version === kept.version || failed.has(key)) return kept
    const made = await once(key, () => make(wanted)).catch(() => null)
    if (!made) failed.set(key, true)
    return made ?? kept
  }

  /** Concurrent requests share one resize. */
  function once(key: string, start: () => Promise<KeptPicture | null>): Promise<KeptPicture | null> {
    const running = inFlight.get(key)
    if (running) return running
    const started = limited(start)
      .then(async (picture) => {
        if (picture) await cache.write(key, picture)
        return picture
      })
      .finally(() => inFlight.delete(key))
    inFlight.set(key, started)
    return started
  }

  async function make({ path, width, format }: Wanted): Promise<KeptPicture | null> {
    const master = await fetchMaster(apiUrl, path, limits)
    if (!master || !beginnings.test(master.bytes.toString('latin1', 0, 16))) return null
    versions.note(path, master.version)
    const bytes = await resize(master.bytes, { width, format }).catch((error: Error) => {
      if (lackedMeans(error)) throw error
      // The master cannot be decoded as an image.
      return null
    })
    return bytes && { version: master.version, bytes }
  }
}

/** True if time or memory ran out; any other error is the fault of the source. */
export function lackedMeans({ message }: Error): boolean {
  return /\b(timeout|memory)\b/i.test(message)
}

function resize(original: Buffer, { width, format }: Omit<Wanted, 'path'>): Promise<Buffer> {
  const master = sharp(original, { limitInputPixels: mostPixels }).timeout({ seconds: mostSeconds })
  const resized = master.resize({ width, withoutEnlargement: true })
  if (format === 'avif') return resized.avif({ quality: Math.round(quality * 0.72), effort: 2 }).toBuffer()
  if (format === 'webp') return resized.webp({ quality }).toBuffer()
  return resized.flatten({ background: brand.colors.page }).jpeg({ quality, mozjpeg: true }).toBuffer()
}

function readWanted(query: Record<string, unknown>, accept: string): Wanted | null {
  const { url, w, q = String(quality) } = query
  if (typeof url !== 'string' || typeof w !== 'string' || q !== String(quality)) return null
  if (!source.test(url) || !/^\d{1,4}$/.test(w) || !widths.includes(Number(w))) return null
  const format = accept.includes('image/avif') ? 'avif' : accept.includes('image/webp') ? 'webp' : 'jpeg'
  return { path: url, width: Number(w), format }
}

function keyOf({ path, width, format }: Wanted): string {
  return createHash('sha256').update(`${path} ${width} ${quality} ${format}`).digest('base64url').slice(0, 32)
}

/**
 * URLs have no version. Browsers show a replaced image for one more day, and once more within the next week; the ETag
 * reveals the new one.
 */
function send(reply: FastifyReply, picture: Buffer, format: Format, etag: string) {
  return reply
    .type(`image/${format}`)
    .header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
    .header('vary', 'accept')
    .header('etag', etag)
    .send(picture)
}
