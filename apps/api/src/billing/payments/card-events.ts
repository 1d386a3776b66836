import { methodRemoval } from '@ott/billing'
import { transaction } from '@ott/database'
import type { SellingDeps } from '../deps.ts'
import { lockPayer } from '../lock-payer.ts'
import { schedule } from '../tasks.ts'
import type { Trx } from '../tasks.ts'
import { savedMethodOf, savedMethods, scheduleNoticesOf, setDefault } from './default-method.ts'
import type { StoredMethod } from './default-method.ts'
import { cancelRenewals } from './mandates.ts'
import type { SeenSavedCard } from './stripe-cards.ts'

/** Reads a card that changed at the provider (BIL-115): a bank gives it another expiry, or the provider's desk removes it. */
export function readCard(deps: SellingDeps) {
  return async (cardRef: string): Promise<void> => {
    const seen = await deps.rail.readCard(cardRef)
    await onStoredCard(deps, cardRef, (trx, card) => (seen ? renewExpiry(trx, card, seen) : forget(trx, deps, card)))
  }
}

/** A cardholder who withdraws the permission for debits at the bank leaves a card that cannot renew: it is removed. */
export function readCardMandate(deps: SellingDeps) {
  return async (mandateRef: string): Promise<void> => {
    const seen = await deps.rail.readCardMandate(mandateRef)
    if (!seen || seen.isUsable) return
    await onStoredCard(deps, seen.cardRef, async (trx, card) => {
      await forget(trx, deps, card)
      await schedule(trx, 'detachCard', card.provider_ref, deps.now())
    })
  }
}

async function onStoredCard({ db }: SellingDeps, cardRef: string, change: (trx: Trx, card: StoredMethod) => Promise<void>): Promise<void> {
  const owner = await db.selectFrom('payment_method').select('user_id').where((its) => its.and({ rail: 'stripe', provider_ref: cardRef })).executeTakeFirst()
  if (!owner) return
  await transaction(db, async (trx) => {
    await lockPayer(trx, owner.user_id)
    const card = (await savedMethods(trx, owner.user_id)).find(({ provider_ref }) => provider_ref === cardRef)
    if (card) await change(trx, card)
  })
}

async function renewExpiry(trx: Trx, { user_id, payment_method_id }: StoredMethod, { expMonth, expYear }: NonNullable<SeenSavedCard>): Promise<void> {
  await trx.updateTable('payment_method').set({ exp_month: expMonth, exp_year: expYear }).where((its) => its.and({ user_id, payment_method_id })).execute()
  await scheduleNoticesOf(trx, user_id)
}

/** Another card renews instead; without one the renewal ends, and its user is told. */
async function forget(trx: Trx, deps: SellingDeps, card: StoredMethod): Promise<void> {
  const { user_id, payment_method_id, is_default: isDefault } = card
  const moment = deps.now()
  const methods = (await savedMethods(trx, user_id)).map((one) => savedMethodOf(one, moment))
  await trx.deleteFrom('payment_method').where((its) => its.and({ user_id, payment_method_id })).execute()
  if (!isDefault) return
  const removal = methodRemoval(methods, savedMethodOf(card, moment), false)
  const next = removal.type === 'removed' ? removal.nextDefaultId : null
  await setDefault(trx, user_id, next, moment)
  if (next === null) await cancelRenewals(trx, deps, user_id, 'card_ended')
}
