import { transaction } from '@ott/database'
import type { SellingDeps } from '../deps.ts'
import { lockPayer } from '../lock-payer.ts'
import { scheduleMail } from '../mails.ts'
import { applyEvent, logEvent, soldSubscription } from '../sold-subscription.ts'

/** Carries out the end of a period, of a grace or of a hold. */
export function advance({ db, now, timeZone }: SellingDeps) {
  return (subscriptionId: string): Promise<void> =>
    transaction(db, async (trx) => {
      const owner = await trx.selectFrom('subscription').select('user_id').where('subscription_id', '=', subscriptionId).executeTakeFirst()
      if (!owner) return
      await lockPayer(trx, owner.user_id)
      const subscription = await soldSubscription(trx, subscriptionId)
      if (!subscription) return
      const moment = now()
      const { state } = await applyEvent(trx, subscription, { type: 'timePassed' }, moment, timeZone)
      // A charge that failed for days has locked it (BIL-96).
      if (state === 'hold' && subscription.lifecycle.state !== 'hold') await scheduleMail(trx, 'onHold', subscriptionId, moment)
      if (state !== 'ended' || subscription.lifecycle.state === 'ended') return
      await logEvent(trx, { userId: owner.user_id, subscriptionId, type: 'ended', at: moment })
      await scheduleMail(trx, 'ended', subscriptionId, moment)
    })
}
