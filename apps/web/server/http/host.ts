import { isIP } from 'node:net'
import { hostname, networkInterfaces } from 'node:os'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

type HostConfig = Pick<Config, 'siteOrigin' | 'allowedHosts'>

/**
 * Whether this server serves the host of a request: the site's own, an allowed one, or a name or IP address of this
 * machine (WEB-53). Null if the host is invalid.
 */
export function hostCheck({ siteOrigin, allowedHosts }: HostConfig): (request: Pick<FastifyRequest, 'host'>) => boolean | null {
  const machine = hostname().toLowerCase()
  const names = new Set(['localhost', machine, `${machine}.local`, ...allowedHosts, ...(siteOrigin ? [new URL(siteOrigin).hostname] : [])])
  return ({ host }) => {
    const url = parseHost(host)
    return url && (names.has(url.hostname) || isOwnIp(url.hostname.replace(/^\[|\]$/g, '')))
  }
}

/** The origin of a request: the configured one, else that of its `Host`; null if that is invalid. */
export function originOf({ host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>, siteOrigin: string | null): string | null {
  if (siteOrigin) return siteOrigin
  const url = parseHost(host)
  // A proxy may forward any text as its protocol.
  return url && `${protocol === 'https' ? 'https' : 'http'}://${url.host}`
}

function parseHost(host: string): URL | null {
  return /[/?#@\\\s]/.test(host) ? null : URL.parse(`http://${host}`)
}

/** Read at each request, because a laptop changes its networks. */
function isOwnIp(ip: string): boolean {
  return isIP(ip) !== 0 && Object.values(networkInterfaces()).flat().some((own) => own?.address === ip)
}
