import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** Set by the sandbox, so that a browser sees the demo as from another country. Cookies ignore ports. */
const demoCookie = 'demo-country'

/** The country from a trusted proxy; a header from the viewer is ignored (API-11). The demo obeys its own cookie (RUN-25). */
export function countryOf(request: FastifyRequest, { countryHeader, isDemo }: Pick<Config, 'countryHeader' | 'isDemo'>): string | undefined {
  const { headers, ip, socket } = request
  const chosen = isDemo ? valid(parseCookie(headers.cookie ?? '')[demoCookie]) : undefined
  if (chosen !== undefined) return chosen
  // The two IPs differ only behind a trusted proxy.
  return ip === socket.remoteAddress ? undefined : valid([headers[countryHeader]].flat()[0])
}

/** Other texts would be further cache keys of one page. */
function valid(text: string | undefined): string | undefined {
  const country = text?.toUpperCase()
  return country !== undefined && /^[A-Z\d]{2}$/.test(country) ? country : undefined
}
