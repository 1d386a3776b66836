import type { CardGift, CardOrder, GatewayOrder, RenewalOrder } from '@ott/api-client'
import type { Attempt, CheckoutDraft, GiftDraft } from '@ott/billing-feature'
import { tabStorage } from '../platform/storage.ts'

const draftKey = 'checkout-draft'
const giftKey = 'gift-draft'
const attemptKey = 'checkout-attempt'

const methods = ['card', 'UPI', 'NB', 'WALLET', 'CARD'] as const

type Unchecked<T> = Partial<Record<keyof T, unknown>>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What the user entered at the checkout in this tab. It survives a reload and a decline (BIL-48). */
export function readCheckoutDraft(): CheckoutDraft {
  const { couponCode, lostCoupon, renews, buyer, method, option } = (tabStorage.readJson(draftKey) ?? {}) as Unchecked<CheckoutDraft>
  return {
    couponCode: text(couponCode) || null,
    lostCoupon: text(lostCoupon) || null,
    renews: renews !== false,
    ...paymentOf({ method, option, buyer }),
  }
}

function paymentOf({ method, option, buyer }: Pick<Unchecked<CheckoutDraft>, 'method' | 'option' | 'buyer'>): Pick<CheckoutDraft, 'method' | 'option' | 'buyer'> {
  const { name, region, postalCode } = (buyer ?? {}) as Unchecked<CheckoutDraft['buyer']>
  return {
    method: methods.find((known) => known === method) ?? 'card',
    option: text(option) || null,
    buyer: { name: text(name), region: text(region), postalCode: text(postalCode) },
  }
}

export function saveCheckoutDraft(draft: CheckoutDraft | null): void {
  tabStorage.writeJson(draftKey, draft)
}

/** The same of a gift: it survives sign-in, too (BIL-107). `language`: of the mail, unless another one was chosen. */
export function readGiftDraft(language: GiftDraft['to']['language']): GiftDraft {
  const { planIdentifier, months, isMailed, to, ...payment } = (tabStorage.readJson(giftKey) ?? {}) as Unchecked<GiftDraft>
  const texts = (to ?? {}) as Unchecked<GiftDraft['to']>
  const chosen = texts.language === 'english' || texts.language === 'bengali' ? texts.language : language
  return {
    planIdentifier: text(planIdentifier) || null,
    months: typeof months === 'number' ? months : 3,
    isMailed: isMailed === true,
    to: { email: text(texts.email), name: text(texts.name), from: text(texts.from), message: text(texts.message), language: chosen },
    ...paymentOf(payment),
  }
}

export function saveGiftDraft(draft: GiftDraft | null): void {
  tabStorage.writeJson(giftKey, draft)
}

/** The press whose final answer this tab does not know. A repeat of it is charged once (BIL-45). */
export function readCheckoutAttempt(userId: string, planIdentifier: string): Attempt | null {
  const stored = tabStorage.readJson(attemptKey) as Unchecked<Attempt> | null
  const order = (stored?.order ?? null) as CardOrder | GatewayOrder | null
  if (typeof stored?.requestId !== 'string' || order?.userId !== userId || order.planIdentifier !== planIdentifier) return null
  return { requestId: stored.requestId, order }
}

/** The same for a gift. */
export function readGiftAttempt(userId: string): Attempt | null {
  const stored = tabStorage.readJson(attemptKey) as Unchecked<Attempt> | null
  const order = (stored?.order ?? null) as CardGift | null
  return typeof stored?.requestId === 'string' && order?.type === 'gift' && order.userId === userId ? { requestId: stored.requestId, order } : null
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
