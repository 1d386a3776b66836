import type { CardOrder, GatewayOrder, RenewalOrder } from '@ott/api-client'
import type { Attempt, CheckoutDraft } from '@ott/billing-feature'
import { tabStorage } from '../platform/storage.ts'

const draftKey = 'checkout-draft'
const attemptKey = 'checkout-attempt'

const methods = ['card', 'UPI', 'NB', 'WALLET', 'CARD'] as const

type Unchecked<T> = Partial<Record<keyof T, unknown>>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What the user entered at the checkout in this tab. It survives a reload and a decline (BIL-48). */
export function readCheckoutDraft(): CheckoutDraft {
  const { couponCode, lostCoupon, renews, buyer, method, option } = (tabStorage.readJson(draftKey) ?? {}) as Unchecked<CheckoutDraft>
  const { name, region, postalCode } = (buyer ?? {}) as Unchecked<CheckoutDraft['buyer']>
  return {
    couponCode: text(couponCode) || null,
    lostCoupon: text(lostCoupon) || null,
    renews: renews !== false,
    method: methods.find((known) => known === method) ?? 'card',
    option: text(option) || null,
    buyer: { name: text(name), region: text(region), postalCode: text(postalCode) },
  }
}

export function saveCheckoutDraft(draft: CheckoutDraft | null): void {
  tabStorage.writeJson(draftKey, draft)
}

/** The press whose final answer this tab does not know. A repeat of it is charged once (BIL-45). */
export function readCheckoutAttempt(userId: string, planIdentifier: string): Attempt | null {
  const stored = tabStorage.readJson(attemptKey) as Unchecked<Attempt> | null
  const order = (stored?.order ?? null) as CardOrder | GatewayOrder | null
  if (typeof stored?.requestId !== 'string' || order?.userId !== userId || order.planIdentifier !== planIdentifier) return null
  return { requestId: stored.requestId, order }
}

/** The same for a renewal. */
export function readRenewalAttempt(userId: string): Attempt | null {
  const stored = tabStorage.readJson(attemptKey) as Unchecked<Attempt> | null
  const order = (stored?.order ?? null) as RenewalOrder | null
  return typeof stored?.requestId === 'string' && order?.type === 'renewal' && order.userId === userId ? { requestId: stored.requestId, order } : null
}

export function saveCheckoutAttempt(attempt: Attempt | null): void {
  tabStorage.writeJson(attemptKey, attempt)
}
