import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../http/api-error.ts'
import type { Deps } from '../config/deps.ts'
import { heightOfFile, manifestFor, masterPlaylistFor, withKeyInUrls } from './filter-manifest.ts'
import type { SignedPolicy, StreamKeys } from './stream-keys.ts'
import type { TrailerKeys } from './trailer-keys.ts'

type Asked = FastifyRequest<{ Params: { assetId: string; file: string } }>

const assetName = /^[A-Za-z0-9_-]{1,80}$/

/** File types that packaging creates. Other files in the folder have no URL. */
const fileTypes: Record<string, string> = {
  mpd: 'application/dash+xml',
  m3u8: 'application/vnd.apple.mpegurl',
  mp4: 'video/mp4',
  m4s: 'video/iso.segment',
  vtt: 'text/vtt; charset=utf-8',
  jpg: 'image/jpeg',
}
const fileName = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(mpd|m3u8|mp4|m4s|vtt|jpg)$/
const pictureName = /^[A-Za-z0-9_-]{1,100}\.(?:webp|jpg|png)$/
const trailerName = /^[A-Za-z0-9_-]{1,100}\.mp4$/

const yearMs = 31_536_000_000
const dayMs = 86_400_000

/**
 * Media files need a signed policy (PLAY-23) and never change, so browsers cache them per key (`Vary`); a CDN that
 * checks keys can share one copy. Pictures are public (MED-19), and so are trailers
 * for who knows their whole URL (PAR-11).
 */
export async function serveMedia(app: FastifyInstance, { config, now }: Pick<Deps, 'config' | 'now'>, keys: StreamKeys, trailers: TrailerKeys): Promise<void> {
  const assets = join(config.mediaDir, 'assets')
  await app.register(fastifyStatic, { root: config.mediaDir, serve: false })

  app.get('/media/:assetId/:file', async (request: Asked, reply: FastifyReply) => {
    const { assetId, file } = request.params
    const key = keyIn(request)
    const policy = keys.check(key, assetId, now())
    if (!policy || heightOfFile(file) > policy.maxHeight) throw new ApiError('FORBIDDEN')
    const type = fileTypes[fileName.exec(file)?.[1] ?? '']
    if (!type || !assetName.test(assetId)) throw new ApiError('NOT_FOUND')
    reply.header('vary', 'stream-policy, stream-key').type(type)
    if (file.endsWith('.mpd') || file.endsWith('.m3u8')) {
      const text = await readList(join(assets, assetId, file))
      return sendList(listFor(text, file, policy.maxHeight, key), request, reply)
    }
    return reply.sendFile(file, join(assets, assetId), { maxAge: yearMs, immutable: true, contentType: false })
  })

  app.get('/pictures/:name', async (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
    const { name } = request.params
    if (!pictureName.test(name)) throw new ApiError('NOT_FOUND')
    return reply.sendFile(name, join(config.mediaDir, 'pictures'), { maxAge: dayMs })
  })

  app.get('/trailers/:name', async (request: FastifyRequest<{ Params: { name: string }; Querystring: { key?: unknown } }>, reply) => {
    const { name } = request.params
    if (!trailerName.test(name) || !trailers.check(name, request.query.key)) throw new ApiError('NOT_FOUND')
    return reply.sendFile(name, join(config.mediaDir, 'trailers'), { maxAge: dayMs })
  })
}

function listFor(text: string, file: string, maxHeight: number, key: GivenKey): string {
  if (file.endsWith('.mpd')) return manifestFor(text, maxHeight)
  const allowed = masterPlaylistFor(text, maxHeight)
  return key.isInQuery ? withKeyInUrls(allowed, key) : allowed
}

/** The text depends on the policy, so only private caches may store it. */
function sendList(text: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  reply.headers({ 'cache-control': 'private, no-cache', etag })
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(text)
}

async function readList(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw new ApiError(cause.code === 'ENOENT' ? 'NOT_FOUND' : 'INTERNAL', {}, { cause })
  })
}

type GivenKey = SignedPolicy & { isInQuery: boolean }

/** Reads both values from the headers or both from the query. A repeated parameter is invalid. */
function keyIn({ headers, query }: FastifyRequest): GivenKey {
  const asked = query as Record<string, unknown>
  const isInQuery = headers['stream-policy'] === undefined && headers['stream-key'] === undefined
  const from: Record<string, unknown> = isInQuery ? asked : headers
  const word = (name: string) => (typeof from[name] === 'string' ? from[name] : '')
  return { streamPolicy: word('stream-policy'), streamKey: word('stream-key'), isInQuery }
}
