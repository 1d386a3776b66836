import { createHmac } from 'node:crypto'
import { statusIds } from './statuses.ts'
import type { Status } from './statuses.ts'

/** The protocol's signature of a return: HMAC-SHA256 over the twice encoded, sorted parameters, in base64. */
export function signReturn(parameters: Record<string, string>, responseKey: string): string {
  const encoded = Object.entries(parameters).map(([name, value]) => [encodeURIComponent(name), encodeURIComponent(value)] as const)
  const sorted = encoded.toSorted(([first], [second]) => (first < second ? -1 : 1))
  const text = encodeURIComponent(sorted.map((pair) => pair.join('=')).join('&'))
  return createHmac('sha256', responseKey).update(text).digest('base64')
}

export type ReturnChange = 'status' | 'signature' | null

type Returned = { returnUrl: string; orderId: string; status: Status }

/** The URL that takes the payer back to the site. A changed status has the signature of the true one. */
export function signedReturnUrl({ returnUrl, orderId, status }: Returned, responseKey: string, change: ReturnChange = null): string {
  const parameters = { order_id: orderId, status, status_id: String(statusIds[status]) }
  const signature = signReturn(parameters, responseKey)
  const shown = change === 'status' ? { ...parameters, status: 'CHARGED', status_id: String(statusIds.CHARGED) } : parameters
  const query = new URLSearchParams({
    ...shown,
    // The vendor encodes the signature before it enters the query, so a receiver decodes it once more.
    signature: encodeURIComponent(change === 'signature' ? altered(signature) : signature),
    signature_algorithm: 'HMAC-SHA256',
  })
  return `${returnUrl}?${query}`
}

function altered(signature: string): string {
  return (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1)
}
