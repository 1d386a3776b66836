const digit = /\p{Nd}/gu
const isDigit = (codePoint: number) => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint))

/** Converts the decimal digits of every script (ID-4). Other characters stay. */
export function toAsciiDigits(text: string): string {
  return text.replace(digit, (sign) => (sign <= '9' ? sign : String(valueOf(sign.codePointAt(0) ?? 0))))
}

/** The digits of a text as ASCII: of a code, a PIN or a phone number, typed or pasted (ID-4). */
export function digitsOf(text: string): string {
  return toAsciiDigits(text).replace(/[^0-9]/g, '')
}

/** Unicode assigns digits in contiguous runs from zero to nine. */
function valueOf(codePoint: number): number {
  let zero = codePoint
  while (isDigit(zero - 1)) zero -= 1
  return (codePoint - zero) % 10
}
