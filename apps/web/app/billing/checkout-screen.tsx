import { isActive } from '@ott/billing'
import { brand } from '@ott/brand'
import { Checkout, GiftCheckout, PayRenewal } from '@ott/billing-feature'
import type { CheckoutDraft, GiftDraft } from '@ott/billing-feature'
import { apiLanguage, localePath } from '@ott/i18n'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { usePlatform } from '../api/use-platform.ts'
import { useSession } from '../auth/use-auth.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useIsEnabled } from '../platform/feature-flags.ts'
import { checkoutPath, giftPath, payRenewalPath } from '../routing/paths.ts'
import type { CardPayment } from './card-payment.server.ts'
import { readCheckoutDraft, readGiftDraft, saveCheckoutDraft, saveGiftDraft } from './checkout-storage.ts'
import { giftSharing } from './gift-sharing.ts'
import { currentPlanAtom } from './plan-store.ts'
import { reloadPlan } from './reload-plan.ts'
import { useCheckoutProps } from './use-checkout-props.ts'
import { startWatchingPath } from './wanted-title.ts'

/** Buying a plan, for a user who is signed in. */
export function CheckoutScreen({ planIdentifier, cardPayment }: { planIdentifier: string; cardPayment: CardPayment | null }) {
  const session = useSession()
  return session && <UserCheckout key={session.userId} userId={session.userId} planIdentifier={planIdentifier} cardPayment={cardPayment} />
}

function UserCheckout({ userId, planIdentifier, cardPayment }: { userId: string; planIdentifier: string; cardPayment: CardPayment | null }) {
  const locale = useLocale()
  const { now } = usePlatform()
  const shared = useCheckoutProps({ userId, cardPayment, purchase: { planIdentifier }, path: checkoutPath(locale, planIdentifier) })
  const plan = useAtomValue(currentPlanAtom)
  const offersCoupons = useIsEnabled('coupons')
  const [draft, setDraft] = useState(() => withOfferedCoupon(readCheckoutDraft(), offersCoupons))
  const changeDraft = (next: CheckoutDraft) => {
    setDraft(next)
    saveCheckoutDraft(next)
  }
  return (
    <Checkout
      {...shared}
      planIdentifier={planIdentifier}
      siteId={brand.slug}
      isSubscribed={plan.known && plan.subscription !== null && isActive(plan.subscription, now())}
      offersCoupons={offersCoupons}
      draft={draft}
      onDraftChange={changeDraft}
      hrefs={{ ...shared.hrefs, home: startWatchingPath(locale) }}
      onSubscribed={() => {
        saveCheckoutDraft(null)
        void reloadPlan()
      }}
    />
  )
}

/** A coupon of this tab does not count where none does. */
function withOfferedCoupon(draft: CheckoutDraft, offersCoupons: boolean): CheckoutDraft {
  return offersCoupons ? draft : { ...draft, couponCode: null, lostCoupon: null }
}

/** Buying a gift, for a user who is signed in. */
export function GiftScreen({ cardPayment }: { cardPayment: CardPayment | null }) {
  const session = useSession()
  const locale = useLocale()
  const offersGifts = useIsEnabled('gifts')
  if (!offersGifts) return <Navigate to={localePath(locale, '/plans')} replace />
  return session && <UserGift key={session.userId} userId={session.userId} cardPayment={cardPayment} />
}

function UserGift({ userId, cardPayment }: { userId: string; cardPayment: CardPayment | null }) {
  const locale = useLocale()
  const shared = useCheckoutProps({ userId, cardPayment, purchase: { type: 'gift' }, path: giftPath(locale) })
  const [draft, setDraft] = useState(() => readGiftDraft(apiLanguage(locale)))
  const changeDraft = (next: GiftDraft) => {
    setDraft(next)
    saveGiftDraft(next)
  }
  return <GiftCheckout {...shared} draft={draft} onDraftChange={changeDraft} sharing={giftSharing} onBought={() => saveGiftDraft(null)} />
}

/** Paying a renewal, for a user who is signed in. */
export function RenewalScreen({ cardPayment }: { cardPayment: CardPayment | null }) {
  const session = useSession()
  return session && <UserRenewal key={session.userId} userId={session.userId} cardPayment={cardPayment} />
}

function UserRenewal({ userId, cardPayment }: { userId: string; cardPayment: CardPayment | null }) {
  const locale = useLocale()
  const shared = useCheckoutProps({ userId, cardPayment, purchase: { type: 'renewal' }, path: payRenewalPath(locale) })
  return <PayRenewal {...shared} onSubscribed={() => void reloadPlan()} />
}
