import type { StreamGrant } from '@ott/api-client'

/** Adds the token as query parameters, for requests of the browser itself. */
export function signed(address: string, { policy, key }: StreamGrant): string {
  const query = new URLSearchParams({ 'stream-policy': policy, 'stream-key': key }).toString()
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}
