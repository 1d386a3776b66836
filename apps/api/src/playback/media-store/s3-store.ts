import { Readable } from 'node:stream'
import type { GetObjectCommandInput, GetObjectCommandOutput, HeadObjectCommandOutput, S3ServiceException } from '@aws-sdk/client-s3'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { ApiError } from '../../http/api-error.ts'
import type { MediaStore } from './media-store.ts'

const connectTimeoutMs = 3_000
/** Until the store's answer begins. A body may take as long as its viewer reads it. */
const requestTimeoutMs = 5_000
const maxAttempts = 2

/**
 * Media files in object storage. The client is large, so it is imported only here. Checksums are off where they are not
 * required: stores of other makers refuse them.
 */
export async function s3Store(app: FastifyInstance, { bucket, prefix, endpoint, region }: NonNullable<Config['mediaBucket']>, timeoutMs = requestTimeoutMs): Promise<MediaStore> {
  const { S3Client, GetObjectCommand, HeadObjectCommand } = await import('@aws-sdk/client-s3')
  const client = new S3Client({
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts,
    requestHandler: { connectionTimeout: connectTimeoutMs, requestTimeout: timeoutMs, throwOnRequestTimeout: true },
  })
  app.addHook('onClose', async () => client.destroy())
  const input = (path: string) => ({ Bucket: bucket, Key: prefix + path })

  /** Stores of some makers do not name the length in their error, which the answer has to (RFC 9110 §15.5.17). */
  async function unsatisfiable(reply: FastifyReply, path: string): Promise<ApiError> {
    try {
      const { ContentLength } = await client.send(new HeadObjectCommand(input(path)))
      reply.header('content-range', `bytes */${ContentLength}`)
      return new ApiError('RANGE_NOT_SATISFIABLE')
    } catch (error) {
      return apiErrorOf(error)
    }
  }

  return {
    async send(request, reply, path) {
      try {
        // The framework measures any other empty body.
        if (request.method === 'HEAD') return described(reply, await client.send(new HeadObjectCommand({ ...input(path), ...conditionsOf(request) }))).send(Readable.from([]))
        const object = await client.send(new GetObjectCommand({ ...input(path), ...conditionsOf(request) }))
        return described(reply, object).send(object.Body as Readable)
      } catch (error) {
        if (statusOf(error) === 304) return reply.code(304).send()
        if (statusOf(error) === 416) throw await unsatisfiable(reply, path)
        throw apiErrorOf(error)
      }
    },
    async readText(path) {
      try {
        const { Body } = await client.send(new GetObjectCommand(input(path)))
        return (await Body?.transformToString('utf8')) ?? ''
      } catch (error) {
        throw apiErrorOf(error)
      }
    },
  }
}

/** The store compares ETags and cuts ranges. It does not know `If-Range`: such a request gets the whole file. */
function conditionsOf({ headers }: FastifyRequest): Pick<GetObjectCommandInput, 'IfNoneMatch' | 'Range'> {
  return { IfNoneMatch: headers['if-none-match'], ...(headers['if-range'] === undefined && { Range: headers.range }) }
}

/** The store's own type of a file, and its `Cache-Control`, are not used: the route knows them. */
function described(reply: FastifyReply, { ContentLength, ETag, LastModified, ...object }: GetObjectCommandOutput | HeadObjectCommandOutput): FastifyReply {
  const range = 'ContentRange' in object ? object.ContentRange : undefined
  reply.headers({ 'accept-ranges': 'bytes', 'content-length': ContentLength, etag: ETag, 'last-modified': LastModified?.toUTCString() })
  return range === undefined ? reply : reply.code(206).header('content-range', range)
}

const statusOf = (error: unknown) => (error as S3ServiceException).$metadata?.httpStatusCode

/** A bucket that may not be listed answers 403 for a missing file. */
function apiErrorOf(cause: unknown): ApiError {
  const status = statusOf(cause)
  if (status === 404 || status === 403) return new ApiError('NOT_FOUND', {}, { cause })
  return new ApiError('UNAVAILABLE', {}, { cause })
}
