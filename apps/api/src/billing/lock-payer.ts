import { advisoryLock } from '@ott/database'
import type { Trx } from './tasks.ts'

/**
 * Until the transaction ends, no other one changes orders, payments, methods or the subscription of this user. Comes before a
 * row of theirs is locked: two transactions with the opposite order deadlock.
 */
export function lockPayer(trx: Trx, userId: string): Promise<void> {
  return advisoryLock(trx, `billing ${userId}`)
}
