import { methodRemoval } from '@ott/billing'
import type { Answer } from '@ott/contract'
import { transaction } from '@ott/database'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext } from '../../http/request.ts'
import type { SellingDeps } from '../deps.ts'
import { lockPayer } from '../lock-payer.ts'
import { schedule } from '../tasks.ts'
import type { Trx } from '../tasks.ts'
import { knownCustomer } from './cards.ts'
import { retryRenewals, savedMethodOf, savedMethods, setDefault } from './default-method.ts'
import type { StoredMethod } from './default-method.ts'
import { cancelRenewals } from './mandates.ts'
import { presentMethod } from './present-method.ts'
import { closePayment } from './pursue.ts'
import { stopDebits } from './stop-debits.ts'

type WireMethods = Answer<'cards'>

/** The user's cards and mandates, the default first (BIL-110). */
export function listMethods(deps: SellingDeps) {
  return async ({ user: { userId }, query }: RequestContext<'cards'>): Promise<WireMethods> => {
    const { customer_id: customerId, subscription_id: subscriptionId } = query
    if (customerId !== undefined && customerId !== (await knownCustomer(deps.db, userId))) throw new ApiError('FORBIDDEN')
    const isForeign = subscriptionId !== undefined && !(await deps.db.selectFrom('subscription').select('user_id').where((its) => its.and({ user_id: userId, subscription_id: subscriptionId })).executeTakeFirst())
    if (isForeign) throw new ApiError('FORBIDDEN')
    return presentMethods(deps, userId)
  }
}

/** Renewals are charged to it from now on, and a mandate that it replaces ends (BIL-111). One that has expired cannot be chosen. */
export function setDefaultMethod(deps: SellingDeps) {
  return async ({ user: { userId }, params: { id } }: RequestContext<'setDefaultCard'>): Promise<WireMethods> => {
    const isChanged = await transaction(deps.db, async (trx) => {
      await lockPayer(trx, userId)
      const moment = deps.now()
      const method = ownMethod(await savedMethods(trx, userId), id)
      if (method.is_default) return false
      if (savedMethodOf(method, moment).isExpired) throw new ApiError('CONFLICT')
      await setDefault(trx, userId, id, moment)
      await retryRenewals(trx, userId, moment)
      return true
    })
    if (isChanged) await stopDebits(deps, userId)
    return presentMethods(deps, userId)
  }
}

/**
 * Forgets a card, or revokes a mandate, which ends the renewal (BIL-112, BIL-113). The provider is told by a task: it is repeated until
 * the provider has answered.
 */
export function removeMethod(deps: SellingDeps) {
  return async ({ user: { userId }, params: { id } }: RequestContext<'removeCard'>): Promise<WireMethods> => {
    ownMethod(await savedMethods(deps.db, userId), id)
    await closeChallenges(deps, userId, id)
    const isMandate = await transaction(deps.db, (trx) => remove(trx, deps, userId, id))
    if (isMandate) await stopDebits(deps, userId, ['active', 'grace', 'hold', 'ended'])
    return presentMethods(deps, userId)
  }
}

/** Whether it was a mandate. */
async function remove(trx: Trx, deps: SellingDeps, userId: string, id: string): Promise<boolean> {
  await lockPayer(trx, userId)
  const moment = deps.now()
  const stored = await savedMethods(trx, userId)
  const method = ownMethod(stored, id)
  const removed = savedMethodOf(method, moment)
  const removal = methodRemoval(stored.map((one) => savedMethodOf(one, moment)), removed, await isRenewing(trx, userId))
  if (removal.type === 'neededForRenewal') throw new ApiError('PAYMENT_METHOD_NEEDED')
  if (!removed.isMandate) await forgetCard(trx, deps, method)
  // The mandate stays until the gateway has ended it.
  else await schedule(trx, 'revokeMandate', await subscriptionOfMandate(trx, method), moment)
  if (removed.isDefault) {
    if (removed.isMandate) await cancelRenewals(trx, deps, userId, 'method_removed')
    await setDefault(trx, userId, removal.nextDefaultId, moment)
  }
  return removed.isMandate
}

async function forgetCard(trx: Trx, { now }: SellingDeps, { user_id, payment_method_id, provider_ref }: StoredMethod): Promise<void> {
  const paying = await trx
    .selectFrom('payment')
    .select('order_id')
    .where((its) => its.and({ user_id, payment_method_id }))
    .where('state', 'in', ['created', 'action', 'processing'])
    .executeTakeFirst()
  // How that ends is asked with the card.
  if (paying) throw new ApiError('ORDER_IN_PROGRESS', { orderId: paying.order_id })
  await trx.deleteFrom('payment_method').where((its) => its.and({ user_id, payment_method_id })).execute()
  await schedule(trx, 'detachCard', provider_ref, now())
}

/** A question of the bank that its payer left would keep the card in use. */
async function closeChallenges(deps: SellingDeps, userId: string, methodId: string): Promise<void> {
  const open = await deps.db.selectFrom('payment').selectAll().where((its) => its.and({ user_id: userId, payment_method_id: methodId, rail: 'stripe', state: 'action' })).execute()
  for (const payment of open) await closePayment(deps, payment)
}

/** While a plan is on hold nothing renews it: it is bought anew. */
async function isRenewing(trx: Trx, userId: string): Promise<boolean> {
  const renewing = await trx
    .selectFrom('subscription')
    .select('subscription_id')
    .where('user_id', '=', userId)
    .where('state', 'in', ['trial', 'active', 'grace', 'paused'])
    .where((its) => its.or([its('renews', '=', true), its('renews_after_dispute', '=', true)]))
    .executeTakeFirst()
  return renewing !== undefined
}

async function subscriptionOfMandate(trx: Trx, { mandate_payment_id: paymentId }: StoredMethod): Promise<string> {
  const { subscription_id: id } = await trx
    .selectFrom('payment')
    .innerJoin('billing_order', 'billing_order.order_id', 'payment.order_id')
    .select('subscription_id')
    .where('payment_id', '=', paymentId ?? '')
    .executeTakeFirstOrThrow()
  return id
}

function ownMethod(methods: StoredMethod[], id: string): StoredMethod {
  const method = methods.find(({ payment_method_id }) => payment_method_id === id)
  if (!method) throw new ApiError('NOT_FOUND')
  return method
}

async function presentMethods({ db, now }: SellingDeps, userId: string): Promise<WireMethods> {
  const methods = await savedMethods(db, userId)
  const sorted = methods.toSorted((one, other) => Number(other.is_default) - Number(one.is_default))
  return { data: { cards: await Promise.all(sorted.map((method) => presentMethod(db, method, now()))) } }
}
