import { isActive } from '@ott/billing'
import { brand } from '@ott/brand'
import { Checkout, GiftCheckout, PayRenewal } from '@ott/billing-feature'
import type { CheckoutDraft, GiftDraft } from '@ott/billing-feature'
import { apiLanguage, localePath } from '@ott/i18n'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { apiClient } from '../api/client.ts'
import { usePlatform } from '../api/use-platform.ts'
import { useSession } from '../auth/use-auth.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useIsEnabled } from '../platform/feature-flags.ts'
import { checkoutPath, giftPath, payRenewalPath } from '../routing/paths.ts'
import type { CardPayment } from './card-payment.server.ts'
import { readCheckoutAttempt, readCheckoutDraft, readGiftAttempt, readGiftDraft, readRenewalAttempt, saveCheckoutAttempt, saveCheckoutDraft, saveGiftDraft } from './checkout-storage.ts'
import { giftSharing } from './gift-sharing.ts'
import { currentPlanAtom } from './plan-store.ts'
import { reloadPlan } from './reload-plan.ts'
import { startWatchingPath } from './wanted-title.ts'

/** Buying a plan, for a user who is signed in. */
export function CheckoutScreen({ planIdentifier, cardPayment }: { planIdentifier: string; cardPayment: CardPayment | null }) {
  const session = useSession()
  return session && <UserCheckout key={session.userId} userId={session.userId} planIdentifier={planIdentifier} cardPayment={cardPayment} />
}

function UserCheckout({ userId, planIdentifier, cardPayment }: { userId: string; planIdentifier: string; cardPayment: CardPayment | null }) {
  const locale = useLocale()
  const { timeZone, country, now } = usePlatform()
  const plan = useAtomValue(currentPlanAtom)
  const offersCoupons = useIsEnabled('coupons')
  const [draft, setDraft] = useState(() => withOfferedCoupon(readCheckoutDraft(), offersCoupons))
  const [attempt] = useState(() => readCheckoutAttempt(userId, planIdentifier))
  const changeDraft = (next: CheckoutDraft) => {
    setDraft(next)
    saveCheckoutDraft(next)
  }
  return (
    <Checkout
      call={apiClient}
      locale={locale}
      timeZone={timeZone}
      country={country}
      planIdentifier={planIdentifier}
      siteId={brand.slug}
      userId={userId}
      isSubscribed={plan.known && plan.subscription !== null && isActive(plan.subscription, now())}
      offersCoupons={offersCoupons}
      cardPayment={cardPayment}
      draft={draft}
      onDraftChange={changeDraft}
      attempt={attempt}
      onAttemptChange={saveCheckoutAttempt}
      createRequestId={() => crypto.randomUUID()}
      returnUrl={location.origin + checkoutPath(locale, planIdentifier)}
      onLeave={(url) => location.assign(url)}
      hrefs={{ plans: localePath(locale, '/plans'), benefits: localePath(locale, '/plans/benefits'), home: startWatchingPath(locale) }}
      onReload={() => location.reload()}
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
  const { timeZone, country } = usePlatform()
  const [draft, setDraft] = useState(() => readGiftDraft(apiLanguage(locale)))
  const [attempt] = useState(() => readGiftAttempt(userId))
  const changeDraft = (next: GiftDraft) => {
    setDraft(next)
    saveGiftDraft(next)
  }
  return (
    <GiftCheckout
      call={apiClient}
      locale={locale}
      timeZone={timeZone}
      country={country}
      userId={userId}
      cardPayment={cardPayment}
      draft={draft}
      onDraftChange={changeDraft}
      attempt={attempt}
      onAttemptChange={saveCheckoutAttempt}
      createRequestId={() => crypto.randomUUID()}
      returnUrl={location.origin + giftPath(locale)}
      onLeave={(url) => location.assign(url)}
      hrefs={{ plans: localePath(locale, '/plans'), benefits: localePath(locale, '/plans/benefits'), home: localePath(locale, '/') }}
      onReload={() => location.reload()}
      sharing={giftSharing}
      onBought={() => saveGiftDraft(null)}
    />
  )
}

/** Paying a renewal, for a user who is signed in. */
export function RenewalScreen({ cardPayment }: { cardPayment: CardPayment | null }) {
  const session = useSession()
  return session && <UserRenewal key={session.userId} userId={session.userId} cardPayment={cardPayment} />
}

function UserRenewal({ userId, cardPayment }: { userId: string; cardPayment: CardPayment | null }) {
  const locale = useLocale()
  const { timeZone, country } = usePlatform()
  const [attempt] = useState(() => readRenewalAttempt(userId))
  return (
    <PayRenewal
      call={apiClient}
      locale={locale}
      timeZone={timeZone}
      country={country}
      userId={userId}
      cardPayment={cardPayment}
      attempt={attempt}
      onAttemptChange={saveCheckoutAttempt}
      createRequestId={() => crypto.randomUUID()}
      returnUrl={location.origin + payRenewalPath(locale)}
      hrefs={{ plans: localePath(locale, '/plans'), benefits: localePath(locale, '/plans/benefits'), home: localePath(locale, '/') }}
      onReload={() => location.reload()}
      onSubscribed={() => void reloadPlan()}
    />
  )
}
