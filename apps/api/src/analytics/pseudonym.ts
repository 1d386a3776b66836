import { createHmac } from 'node:crypto'

/** Names a user in events. Only the holder of the key can find the user's events, and nobody the user (AN-11). */
export type Pseudonym = (userId: string) => string

export function pseudonyms(key: Buffer): Pseudonym {
  return (userId) => createHmac('sha256', key).update(userId).digest('hex').slice(0, 32)
}
