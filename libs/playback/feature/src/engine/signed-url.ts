import type { StreamGrant } from '@ott/api-client'

/** The key as query parameters, for what the browser itself loads. */
export function signed(address: string, { policy, key }: StreamGrant): string {
  const query = new URLSearchParams({ 'stream-policy': policy, 'stream-key': key }).toString()
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}
