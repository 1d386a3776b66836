import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { matchesEtag, negotiateEncoding } from '../http/cached-response.ts'
import { addVary } from '../http/headers.ts'

/** A small text gains nothing. */
const minBytes = 512

const maxCachedBytes = 33_554_432

/** Sends a manifest, a playlist or subtitles: compressed, with an ETag. All viewers of one plan get the same text. */
export function createTextSender(): (request: FastifyRequest, reply: FastifyReply, text: string) => Promise<FastifyReply> {
  const compressed = new LRUCache<string, Buffer>({ maxSize: maxCachedBytes, sizeCalculation: ({ length }, key) => length + key.length })
  return async (request, reply, text) => {
    const encoding = text.length < minBytes ? 'identity' : negotiateEncoding(request.headers['accept-encoding'])
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
    addVary(reply.header('etag', etag), 'accept-encoding')
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
    if (encoding === 'identity') return reply.send(text)
    const body = compressed.get(etag) ?? (await compress(text, encoding))
    compressed.set(etag, body)
    return reply.header('content-encoding', encoding).send(body)
  }
}

function compress(text: string, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(text)
  return promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } })
}
