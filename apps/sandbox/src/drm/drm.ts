import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { errors, jwtVerify } from 'jose'

export type DrmVendor = {
  signingKey: string
  /** The licence server that behaves in this way. */
  licenceUrl: (behaviour: DrmBehaviour) => string
}

export type DrmBehaviour = 'grants' | 'refuses' | 'fails' | 'hangs' | 'floods'

const signingKey = 'sandbox-drm-signing-key-of-32-bytes'
const hangMs = 30_000
const floodBytes = 100_000

/**
 * Plays the licence server of a DRM vendor. It checks the entitlement as one would, and answers the key ids that it allows:
 * only a vendor can make licences that a content decryption module accepts.
 */
export function serveDrm(app: FastifyInstance, origin: () => string): DrmVendor {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: string | Buffer) => body)
    scope.post('/drm/:behaviour/license', async (request, reply) => {
      const { behaviour } = request.params as { behaviour: DrmBehaviour }
      const entitlement = await readEntitlement(request.headers['drm-entitlement'])
      if (!entitlement || behaviour === 'refuses') return reply.code(403).send({ error: 'not entitled' })
      if (!Buffer.isBuffer(request.body) || request.body.length === 0) return reply.code(400).send({ error: 'expected a challenge' })
      if (behaviour === 'fails') return reply.code(500).send({ error: 'failed' })
      if (behaviour === 'hangs') await wait(hangMs, undefined, { ref: false })
      if (behaviour === 'floods') return reply.type('application/octet-stream').send(Buffer.alloc(floodBytes))
      return reply.type('application/octet-stream').send(Buffer.from(JSON.stringify({ challenge: request.body.toString('base64'), entitlement })))
    })
  })
  return { signingKey, licenceUrl: (behaviour) => `${origin()}/drm/${behaviour}/license` }
}

async function readEntitlement(token: unknown): Promise<Record<string, unknown> | null> {
  if (typeof token !== 'string') return null
  try {
    return (await jwtVerify(token, new TextEncoder().encode(signingKey), { algorithms: ['HS256'] })).payload
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
