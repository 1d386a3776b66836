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
  return new RegExp(`^[0-9]{${length}}$`).test(text)
}

/** Seconds until another code may be asked for; `sentAt` is an instant, so sleep and reload cannot shorten it (ID-2). */
export function resendWaitLeft(sentAt: Date, now: Date): number {
  const left = Math.ceil((sentAt.getTime() + resendWaitSeconds * 1000 - now.getTime()) / 1000)
  // A clock that was set back must not lock the viewer out for longer than the whole wait.
  return Math.min(resendWaitSeconds, Math.max(0, left))
}
