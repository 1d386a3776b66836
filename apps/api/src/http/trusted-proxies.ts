import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Matches trusted proxies, given as IPs, networks (`10.0.0.0/8`) and the word `loopback`. */
export function trustedProxies(names: string[]): (ip: string) => boolean {
  const list = new BlockList()
  for (const name of names.flatMap((each) => (each === 'loopback' ? ['127.0.0.0/8', '::1'] : [each]))) add(list, name)
  return (ip) => {
    const plain = ip.replace(/^::ffff:/, '')
    const version = isIP(plain)
    return version !== 0 && list.check(plain, version === 6 ? 'ipv6' : 'ipv4')
  }
}

/** Reads the country from the configured header of a trusted proxy; null if unknown. A client's own header is ignored (API-11). */
export function countryReader(header: string | null, isTrusted: (ip: string) => boolean): (request: IncomingMessage) => string | null {
  return (request) => {
    const peer = request.socket.remoteAddress ?? ''
    const country = header && isTrusted(peer) ? request.headers[header] : undefined
    return typeof country === 'string' && /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : null
  }
}

function add(list: BlockList, name: string): void {
  const [, ip = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(name) ?? []
  const version = isIP(ip)
  const family = version === 6 ? 'ipv6' : 'ipv4'
  if (version === 0 || Number(prefix ?? 0) > (version === 6 ? 128 : 32)) throw new Error(`The api cannot start: ${name} in TRUSTED_PROXIES is invalid`)
  if (prefix === undefined) list.addAddress(ip, family)
  else list.addSubnet(ip, Number(prefix), family)
}
