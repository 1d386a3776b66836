import { toAsciiDigits } from '@ott/i18n'

/** Crockford's base 32: no I, L, O or U, so that codes can be read aloud. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Encodes five bits for each character; the bytes must hold as many. */
export function encodeCrockford(bytes: Uint8Array, length: number): string {
  if (bytes.length * 8 < length * 5) throw new RangeError(`${bytes.length} bytes are too few for ${length} characters`)
  const value = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n) >> BigInt(bytes.length * 8 - length * 5)
  return Array.from({ length }, (_, at) => alphabet[Number((value >> BigInt(5 * (length - 1 - at))) & 31n)]).join('')
}

/** What a person typed, in the alphabet, or null: case, spaces, dashes, invisible marks, scripts of digits and look-alikes do not matter. */
export function readCrockford(text: string): string | null {
  const code = toAsciiDigits(text.normalize('NFKC')).toUpperCase().replace(/[\s\p{Pd}\p{Cf}]/gu, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]+$/.test(code) ? code : null
}
