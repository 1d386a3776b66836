import type { FastifyRequest } from 'fastify'

/** The country from a trusted proxy; a header from the viewer is ignored (API-11). */
export function countryOf({ headers, ip, socket }: FastifyRequest, countryHeader: string): string | undefined {
  // The two IPs differ only behind a trusted proxy.
  if (ip === socket.remoteAddress) return undefined
  const country = [headers[countryHeader]].flat()[0]?.toUpperCase()
  // Other texts would be further cache keys of one page.
  return country !== undefined && /^[A-Z\d]{2}$/.test(country) ? country : undefined
}
