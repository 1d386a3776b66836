import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Where the media files are. A path is relative and begins with `assets/`, `pictures/` or `trailers/`. A missing file is an
 * ApiError NOT_FOUND.
 */
export type MediaStore = {
  /**
   * Streams a file, or the range that the request asks for. The headers `cache-control` and `content-type` of the reply are
   * the caller's.
   */
  send: (request: FastifyRequest, reply: FastifyReply, path: string) => Promise<FastifyReply>
  readText: (path: string) => Promise<string>
}
