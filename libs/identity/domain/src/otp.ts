/** How many digits each flow's code has (ID-1). */
export const codeLength = { login: 4, addPhone: 6, parental: 6 } as const

/** The viewer waits this long before asking for another code (ID-2). */
export const resendWaitSeconds = 30

/** A code is tried this often before its flow ends (ID-3). */
export const codeTries = 5

export const codeLifetimeSeconds = 600

const bengaliZero = '০'.codePointAt(0) ?? 0

/** Digits as the wire wants them: Bengali ones become ASCII, everything else falls away (ID-4). */
export function digitsOf(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? 0) - bengaliZero))
    .replace(/[^0-9]/g, '')
}

export function isCompleteCode(text: string, length: number): boolean {
  return text.length === length && /^[0-9]+$/.test(text)
}
