import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../http/api-error.ts'
import type { MediaStore } from './media-store.ts'

/** Media files in a local folder. */
export async function folderStore(app: FastifyInstance, folder: string): Promise<MediaStore> {
  await app.register(fastifyStatic, { root: folder, serve: false, cacheControl: false })
  return {
    send: async (_request, reply, path) => reply.sendFile(basename(path), join(folder, dirname(path)), { cacheControl: false, contentType: false }),
    readText: async (path) =>
      readFile(join(folder, path), 'utf8').catch((cause: NodeJS.ErrnoException) => {
        throw new ApiError(cause.code === 'ENOENT' ? 'NOT_FOUND' : 'INTERNAL', {}, { cause })
      }),
  }
}
