import type { FastifyRequest } from 'fastify'

/** The country in which a trusted proxy saw the viewer; a viewer's own word counts for nothing (API-11). */
export function countryOf({ headers, ip, socket }: FastifyRequest, countryHeader: string): string | undefined {
  // Only where a trusted proxy stands between does the viewer have another address than the connection.
  if (ip === socket.remoteAddress) return undefined
  return [headers[countryHeader]].flat()[0]
}
