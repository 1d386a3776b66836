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

/** What a press is for: the first purchase of a plan or a change to it, a gift, or a renewal. */
export type Purchase = { planIdentifier: string } | { type: 'gift' | 'renewal' }

/** The press whose final answer this tab does not know. A repeat of it is charged once (BIL-45). */
export function readAttempt(userId: string, purchase: Purchase): Attempt | null {
  const { requestId, order } = storedAttempt()
  return typeof requestId === 'string' && order?.userId === userId && isFor(purchase, order) ? { requestId, order } : null
}

export function saveAttempt(attempt: Attempt | null): void {
  tabStorage.writeJson(attemptKey, attempt)
}

/** Something was bought on another page. A press for anything else stays. */
export function clearAttempt(bought: 'plan' | 'gift'): void {
  const { order } = storedAttempt()
  if (order && bought === ('type' in order ? order.type : 'plan')) saveAttempt(null)
}

function storedAttempt(): { requestId?: unknown; order: Attempt['order'] } {
  const stored = (tabStorage.readJson(attemptKey) ?? {}) as Unchecked<Attempt>
  return { ...stored, order: typeof stored.order === 'object' ? (stored.order as Attempt['order']) : null }
}

function isFor(purchase: Purchase, order: NonNullable<Attempt['order']>): boolean {
  if ('type' in purchase) return 'type' in order && order.type === purchase.type
  return 'planIdentifier' in order && order.planIdentifier === purchase.planIdentifier
}
