import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../config/deps.ts'
import { offeredSystems } from '../config/drm-settings.ts'
import { ApiError } from '../http/api-error.ts'
import { maxBodyBytes } from '../http/json-body.ts'
import { swrCache } from '../http/swr-cache.ts'
import { clearKeyLicence } from './clear-key-licence.ts'
import { readContentKeys } from './content-keys.ts'
import type { ContentKey } from './content-keys.ts'
import { keyIn } from './media-origin.ts'
import type { StreamKeys } from './stream-keys.ts'
import type { PlaybackTables } from './tables.ts'
import { vendorLicence } from './vendor-licence.ts'

type Asked = FastifyRequest<{ Params: { assetId: string; system: string } }>

const keysMaxAgeMs = 5 * 60_000
const certificateCaching = 'public, max-age=86400'
/** About a thousand assets. */
const maxCachedKeys = 4_000

/**
 * Licences need the token of a stream, and no database while an asset's keys are cached (PLAY-162). Bodies are those of
 * content decryption modules, of any type and at most 64 kB.
 */
export async function serveLicences(app: FastifyInstance, { config, secrets, db, now }: Deps<PlaybackTables>, keys: StreamKeys): Promise<void> {
  const cached = swrCache<ContentKey[]>({ now, maxAgeMs: keysMaxAgeMs, onRead: (result) => app.metrics.cacheReads.inc({ cache: 'contentKeys', result }), size: { maxBytes: maxCachedKeys * 64, bytesOf: (found) => (found.length + 1) * 64 } })
  const keysOf = (assetId: string) => cached([assetId], () => readContentKeys(db, secrets.contentKeks, assetId)).catch((cause: unknown) => {
    throw new ApiError('UNAVAILABLE', {}, { cause })
  })
  const { vendors, signingKey, fairPlayCertificateFile } = config.drm
  const offered = new Set<string>(offeredSystems(config.drm))

  if (fairPlayCertificateFile !== null) {
    const certificate = await readFile(fairPlayCertificateFile).catch((cause: unknown) => {
      throw new Error('The file of DRM_FAIRPLAY_CERTIFICATE cannot be read', { cause })
    })
    app.get('/media/:assetId/certificate/fairplay', (_request, reply) => reply.header('cache-control', certificateCaching).type('application/octet-stream').send(certificate))
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, async (_request: unknown, body: string | Buffer) => body)
    scope.post('/media/:assetId/license/:system', async (request: Asked, reply) => {
      const { assetId, system } = request.params
      const token = keys.check(keyIn(request), assetId, now())
      // The token of a preparation occupies no stream slot.
      if (!token || token.segments) throw new ApiError('FORBIDDEN')
      if (!offered.has(system)) throw new ApiError('NOT_FOUND')
      const challenge = request.body
      if (!Buffer.isBuffer(challenge) || challenge.length === 0) throw new ApiError('INVALID_INPUT')
      reply.header('cache-control', 'no-store')
      const contentKeys = await keysOf(assetId)
      if (system === 'clearkey') return clearKeyLicence(challenge, contentKeys, token.maxHeight)
      if (contentKeys.length === 0) throw new ApiError('FORBIDDEN')
      const url = vendors[system as keyof typeof vendors] ?? ''
      const contentType = request.headers['content-type'] ?? 'application/octet-stream'
      return reply.type('application/octet-stream').send(await vendorLicence({ url, signingKey: signingKey ?? '', challenge, contentType, token, keys: contentKeys, now: now() }))
    })
  })
}
