import { encodeCrockford, readCrockford } from './crockford.ts'

const length = 16

/** 80 random bits, from ten bytes (BIL-18). */
export function giftCodeFrom(bytes: Uint8Array): string {
  return encodeCrockford(bytes, length)
}

/** The code without its grouping, or null for what cannot be one (BIL-18). */
export function normalizeGiftCode(text: string): string | null {
  const code = readCrockford(text)
  return code?.length === length ? code : null
}

/** In groups of four, as it is printed and mailed. */
export function formatGiftCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? ''
}
