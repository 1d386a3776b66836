/** Consonants that nobody confuses with each other or with a digit, and that spell no word (TV-1). */
export const tvCodeAlphabet = 'BCDFGHJKLMNPQRSTVWXZ'

const length = 8
const wholeCode = new RegExp(`^[${tvCodeAlphabet}]{${length}}$`)
/** The largest multiple of the alphabet that a byte can have: a byte from it on would favour the first letters. */
const fairBytes = 256 - (256 % tvCodeAlphabet.length)

/** The code in capitals. Null for anything that cannot be a code, which costs no attempt (TV-2). */
export function readTvCode(text: string): string | null {
  const code = text.normalize('NFKC').toUpperCase().replaceAll(/[\s\p{Dash_Punctuation}\p{Format}]/gu, '')
  return wholeCode.test(code) ? code : null
}

/** `BCDF-GHJK`, as the TV shows it. */
export function formatTvCode(code: string): string {
  return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`
}

/** `randomByte` returns integers from 0 to 255, all equally likely (TV-1). */
export function drawTvCode(randomByte: () => number): string {
  let code = ''
  while (code.length < length) {
    const byte = randomByte()
    if (byte < fairBytes) code += tvCodeAlphabet.charAt(byte % tvCodeAlphabet.length)
  }
  return code
}
