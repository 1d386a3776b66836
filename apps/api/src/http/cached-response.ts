import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Encoding = 'br' | 'gzip' | 'identity'

const publicCacheControl = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'
const vary = 'accept-encoding, origin, site-id, session-token'

/** A response that is the same for every user: serialised and compressed once, and named by its ETag. */
export class CachedResponse {
  readonly bodies: Record<Encoding, Buffer>
  readonly etag: string
  readonly vary: string

  constructor(bodies: Record<Encoding, Buffer>, varyHeader: string) {
    this.bodies = bodies
    this.etag = `"${createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)}"`
    this.vary = varyHeader
  }
}

/** Responses differ by country, so shared caches must vary by the header that names it, if there is one. */
export async function serialize(result: unknown, countryHeader: string | null): Promise<CachedResponse> {
  const identity = Buffer.from(JSON.stringify(result))
  const [gzipped, br] = await Promise.all([
    promisify(gzip)(identity, { level: 6 }),
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
  ])
  return new CachedResponse({ identity, gzip: gzipped, br }, countryHeader ? `${vary}, ${countryHeader}` : vary)
}

export function byteLength({ bodies }: CachedResponse): number {
  return bodies.identity.length + bodies.gzip.length + bodies.br.length
}

/** Shared caches may store it for other guests; a matching ETag gets 304. */
export function sendPublic(response: CachedResponse, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({ 'cache-control': publicCacheControl, 'vary': response.vary, 'etag': response.etag })
  if (matchesEtag(request.headers['if-none-match'], response.etag)) return reply.code(304).send()
  return sendBody(response, request, reply)
}

/** Other responses never enter a shared cache. */
export function sendPrivate(response: CachedResponse, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendBody(response, request, reply.headers({ 'cache-control': 'no-store', vary }))
}

function sendBody({ bodies }: CachedResponse, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('application/json; charset=utf-8').send(bodies[encoding])
}

/** Whether `If-None-Match` names the ETag, by weak comparison (RFC 9110 §13.1.2). */
export function matchesEtag(condition: string | undefined, etag: string): boolean {
  return condition?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false
}

/** The smallest body that the client accepts. */
export function negotiateEncoding(accepted: string | string[] = ''): Encoding {
  const codings = String(accepted).split(',').map((coding) => coding.trim())
  const isAccepted = (name: string) => codings.some((coding) => coding === name || (coding.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(coding)))
  if (isAccepted('br')) return 'br'
  return isAccepted('gzip') ? 'gzip' : 'identity'
}
