import { randomInt } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** An id that looks like the vendor's, such as `pi_3SXkA2…`. */
export function newId(prefix: string, length = 24): string {
  return `${prefix}_${Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')}`
}

export function clientSecretOf(intentId: string): string {
  return `${intentId}_secret_${newId('', 24).slice(1)}`
}
