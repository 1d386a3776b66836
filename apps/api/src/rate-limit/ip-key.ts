/** Rate-limit key of an IP: an IPv6 household or rented server holds a whole /64. */
export function ipKey(ip: string): string {
  return ipv6Groups(ip)?.slice(0, 4).join(':') ?? plainIp(ip)
}

/** The /48 of an IPv6 address, which one customer may hold; null for IPv4. */
export function networkKey(ip: string): string | null {
  return ipv6Groups(ip)?.slice(0, 3).join(':') ?? null
}

function plainIp(ip: string): string {
  return ip.replace(/^::ffff:/, '')
}

function ipv6Groups(ip: string): string[] | null {
  const plain = plainIp(ip)
  if (!plain.includes(':')) return null
  const [head = '', tail] = plain.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean)
  return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
}
