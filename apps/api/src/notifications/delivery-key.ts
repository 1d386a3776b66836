import { createHash } from 'node:crypto'

/** What names a message to those who deliver it. It tells nothing of what it is made of. */
export function deliveryKey(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 32)
}
