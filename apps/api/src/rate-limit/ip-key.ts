/** Rate-limit key of an IP: an IPv6 household or rented server holds a whole /64. */
export function ipKey(ip: string): string {
  const plain = ip.replace(/^::ffff:/, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return groups.slice(0, 4).join(':')
}
