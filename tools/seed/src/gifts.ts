import { normalizeGiftCode } from '@ott/billing'
import type { PlanIdentifier } from './plans.ts'

/** Gift codes of the demo. Anybody can read them here: the demo gives away nothing of value. */
export type DemoGift = { code: string; plan: PlanIdentifier; months: number }

const gifts = (prefix: string, count: number, gift: Omit<DemoGift, 'code'>): DemoGift[] =>
  Array.from({ length: count }, (_, at) => ({ code: `${prefix}-TH0${at + 1}`, ...gift }))

export const demoGifts: DemoGift[] = [
  ...gifts('JNKA-PREM-3M0N', 6, { plan: 'premium', months: 3 }),
  ...gifts('JNKA-M0BX-1M0N', 4, { plan: 'mobile', months: 1 }),
]

/** The code as it is stored. Throws for one that nobody could redeem. */
export function storedCode({ code }: DemoGift): string {
  const stored = normalizeGiftCode(code)
  if (!stored) throw new Error(`${code} is no gift code`)
  return stored
}
