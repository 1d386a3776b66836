import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Matches trusted proxies, given as IPs, networks (`10.0.0.0/8`) and the word `loopback`. */
export function trustedProxies(names: string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const name of names.flatMap((each) => (each === 'loopback' ? ['127.0.0.0/8', '::1'] : [each]))) add(list, name)
  return (address) => {
    const plain = address.replace(/^::ffff:/, '')
    const version = isIP(plain)
    return version !== 0 && list.check(plain, version === 6 ? 'ipv6' : 'ipv4')
  }
}

/** Reads the country from the configured header of a trusted proxy. A client's own header is ignored (API-11). */
export function countryReader(
  header: string | null,
  fallback: string,
  isTrusted: (address: string) => boolean,
): (request: IncomingMessage) => string {
  return (request) => {
    const peer = request.socket.remoteAddress ?? ''
    const said = header && isTrusted(peer) ? request.headers[header] : undefined
    return typeof said === 'string' && /^[A-Z]{2}$/.test(said) && said !== 'XX' ? said : fallback
  }
}

function add(list: BlockList, name: string): void {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(name) ?? []
  const version = isIP(address)
  const family = version === 6 ? 'ipv6' : 'ipv4'
  if (version === 0 || Number(prefix ?? 0) > (version === 6 ? 128 : 32)) throw new Error(`The api cannot start: ${name} in TRUSTED_PROXIES is invalid`)
  if (prefix === undefined) list.addAddress(address, family)
  else list.addSubnet(address, Number(prefix), family)
}
