import { addVary } from '../http/headers.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isManifest } from '@ott/playback'
import type { PlaybackToken } from '@ott/playback'
import { ApiError } from '../http/api-error.ts'
import type { Deps } from '../config/deps.ts'
import { createTextSender } from './compressed-text.ts'
import { manifestFor, masterPlaylistFor, withKeyInUrls } from './filter-manifest.ts'
import { folderStore } from './media-store/folder-store.ts'
import { s3Store } from './media-store/s3-store.ts'
import type { SignedPolicy, StreamKeys } from './stream-keys.ts'
import type { TrailerKeys } from './trailer-keys.ts'

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
const pictureTypes: Record<string, string> = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' }
const trailerName = /^[A-Za-z0-9_-]{1,100}\.mp4$/

const yearSeconds = 31_536_000
const daySeconds = 86_400

/** The text depends on the policy. A page reads it before its player does, with the same policy (PLAY-252). */
const listCache = 'private, max-age=60'

/** Whether a stream of a user runs. */
export type IsStreamLive = (userId: string, streamId: string) => Promise<boolean>

/**
 * Media files need a signed policy (PLAY-23) and never change. A browser caches them whatever the key, which changes every
 * minute (PLAY-142). A shared cache may store them only if it checks keys. Pictures are public (MED-19), and so are trailers
 * for who knows their whole URL (PAR-11).
 */
export async function serveMedia(app: FastifyInstance, { config, now }: Pick<Deps, 'config' | 'now'>, keys: StreamKeys, trailers: TrailerKeys, isLive: IsStreamLive): Promise<void> {
  const store = config.mediaBucket ? await s3Store(app, config.mediaBucket) : await folderStore(app, config.mediaDir)
  const sendText = createTextSender()
  const browserHeaders = { 'cache-control': `private, max-age=${yearSeconds}, immutable` }
  // The URL of a session has its key, and its edge asks here as long as the stream runs.
  const fileHeaders = {
    ...browserHeaders,
    ...(config.isMediaCheckedAtEdge && { 'cdn-cache-control': `public, max-age=${yearSeconds}, immutable, stale-if-error=${daySeconds}` }),
  }
  const originHeaders = config.mediaOrigin !== null && {
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': config.siteOrigin,
    'access-control-allow-origin': config.siteOrigin,
    'access-control-expose-headers': 'content-range, etag, retry-after, x-request-id',
  }

  const send = async (request: FastifyRequest, reply: FastifyReply, assetId: string, file: string, key: GivenKey) => {
    // These do not depend on the request's origin, so a shared cache has one copy.
    if (originHeaders) reply.removeHeader('vary').headers(originHeaders)
    const policy = await policyFor(assetId, file, key)
    const extension = fileName.exec(file)?.[1] ?? ''
    const type = fileTypes[extension]
    if (!type || !assetName.test(assetId)) throw new ApiError('NOT_FOUND')
    reply.type(type)
    const path = `assets/${assetId}/${file}`
    if (extension === 'vtt') return sendText(request, reply.headers(key.from === 'path' ? browserHeaders : fileHeaders), await store.readText(path))
    if (isManifest(file)) return sendText(request, addVary(reply.header('cache-control', listCache), 'stream-policy'), listFor(await store.readText(path), file, policy.maxHeight, key))
    return store.send(request, reply.headers(key.from === 'path' ? browserHeaders : fileHeaders), path)
  }

  async function policyFor(assetId: string, name: string, key: GivenKey): Promise<PlaybackToken> {
    const found = keys.verdict(key, { assetId, name }, now())
    if (found.verdict === 'allowed') return found.token
    const isSession = found.verdict === 'askOrigin' && key.from === 'path'
    if (isSession && (await isLive(found.token.viewer, found.token.streamId ?? ''))) return found.token
    throw new ApiError('FORBIDDEN')
  }

  app.get('/media/:assetId/:file', async (request: FastifyRequest<{ Params: { assetId: string; file: string } }>, reply) =>
    send(request, reply, request.params.assetId, request.params.file, keyIn(request)))

  // The relative URLs of a playlist keep the key, so that a native player has one key and short lines for its session.
  app.get(`/media/${sessions}/*`, async (request: FastifyRequest<{ Params: { '*': string } }>, reply) => {
    const [streamPolicy = '', streamKey = '', assetId = '', file = '', ...more] = request.params['*'].split('/')
    if (more.length > 0) throw new ApiError('NOT_FOUND')
    return send(request, reply, assetId, file, { streamPolicy, streamKey, from: 'path' })
  })

  app.get('/pictures/:name', async (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
    const { name } = request.params
    if (!pictureName.test(name)) throw new ApiError('NOT_FOUND')
    const type = pictureTypes[name.slice(name.lastIndexOf('.') + 1)] ?? ''
    return store.send(request, reply.type(type).header('cache-control', `public, max-age=${daySeconds}`), `pictures/${name}`)
  })

  app.get('/trailers/:name', async (request: FastifyRequest<{ Params: { name: string }; Querystring: { key?: unknown } }>, reply) => {
    const { name } = request.params
    if (!trailerName.test(name) || !trailers.check(name, request.query.key)) throw new ApiError('NOT_FOUND')
    return store.send(request, reply.type('video/mp4').header('cache-control', `public, max-age=${daySeconds}`), `trailers/${name}`)
  })
}

/** No asset has this name. */
const sessions = '~'

/** The folder of an asset, below `/media`, for a player that cannot send headers and reads its lists once. */
export function sessionFolder({ streamPolicy, streamKey }: SignedPolicy, assetId: string): string {
  return `${sessions}/${streamPolicy}/${streamKey}/${assetId}`
}

function listFor(text: string, file: string, maxHeight: number, key: GivenKey): string {
  if (file.endsWith('.mpd')) return manifestFor(text, maxHeight)
  const allowed = masterPlaylistFor(text, maxHeight)
  return key.from === 'query' ? withKeyInUrls(allowed, key) : allowed
}

type GivenKey = SignedPolicy & { from: 'headers' | 'query' | 'path' }

/** Reads both values from the headers or both from the query. A repeated parameter is invalid. */
export function keyIn({ headers, query }: FastifyRequest): GivenKey {
  const isInQuery = headers['stream-policy'] === undefined && headers['stream-key'] === undefined
  const from = (isInQuery ? query : headers) as Record<string, unknown>
  const word = (name: string) => (typeof from[name] === 'string' ? from[name] : '')
  return { streamPolicy: word('stream-policy'), streamKey: word('stream-key'), from: isInQuery ? 'query' : 'headers' }
}
