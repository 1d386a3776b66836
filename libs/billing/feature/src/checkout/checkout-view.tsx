import type { Buyer, CouponOutcome, Quote } from '@ott/api-client'
import type { GatewayMethod, GatewayMethodType, Plan } from '@ott/billing'
import { Checkbox, Section, Stack, Text } from '@ott/design-system'
import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { BuyerForm, incompleteFields } from './buyer-form.tsx'
import { upcomingCharges } from './charge-texts.ts'
import { CheckoutDone } from './checkout-done.tsx'
import { CheckoutLayout } from './checkout-layout.tsx'
import { PaymentReturned, SeeOwnPlan } from './checkout-notices.tsx'
import { isLocked } from './checkout-state.ts'
import type { CheckoutState } from './checkout-state.ts'
import { CouponField } from './coupon-field.tsx'
import { canRenew, chosenMethod, MethodChoice } from './method-choice.tsx'
import * as styles from './checkout-view.css.ts'
import { PaySection } from './pay-section.tsx'

/** What the user has entered. It survives a reload and a decline (BIL-48). */
export type CheckoutDraft = {
  couponCode: string | null
  /** A coupon that does not count any more. */
  lostCoupon: string | null
  buyer: Buyer
  renews: boolean
  /** `card`: of the card provider. */
  method: 'card' | GatewayMethodType
  /** The chosen bank or wallet. */
  option: string | null
}

export interface CheckoutViewProps {
  state: CheckoutState
  plan: Plan
  /** Null while it loads. */
  quote: Quote | null
  draft: CheckoutDraft
  /** What the gateway offers. */
  methods: GatewayMethod[]
  needsBuyer: boolean
  offersCoupons: boolean
  mustSayOrder: boolean
  timeZone: string
  hrefs: { benefits: string; home: string }
  /** Null where no card can be charged. */
  cardForm: ReactNode
  isCardReady: boolean
  checkCoupon: (code: string) => Promise<CouponOutcome>
  onDraftChange: (draft: CheckoutDraft) => void
  onPay: () => void
  onCheckAgain: () => void
  onPayAnotherWay: () => void
  onConfirmWithBank: () => void
}

/** The checkout in all its states. */
export function CheckoutView(props: CheckoutViewProps) {
  const { state, plan, quote, timeZone, hrefs } = props
  const intl = useIntl()
  if (state.status === 'done') return <CheckoutDone order={state.order} returned={state.returned} plan={plan} timeZone={timeZone} hrefs={hrefs} />
  if (state.status === 'returned') return <PaymentReturned amount={state.amount} benefitsHref={hrefs.benefits} />
  if (state.status === 'alreadySubscribed') return <SeeOwnPlan because="alreadySubscribed" benefitsHref={hrefs.benefits} />
  return (
    <CheckoutLayout
      heading={intl.formatMessage({ id: 'checkout.heading' })}
      state={state}
      plan={plan}
      quote={quote}
      timeZone={timeZone}
      onCheckAgain={props.onCheckAgain}
      onPayAnotherWay={props.onPayAnotherWay}
      onConfirmWithBank={props.onConfirmWithBank}
    >
      <Form {...props} />
    </CheckoutLayout>
  )
}

function Form({ state, plan, quote, draft, methods, needsBuyer, offersCoupons, mustSayOrder, timeZone, cardForm, isCardReady, checkCoupon, onDraftChange, onPay }: CheckoutViewProps) {
  const intl = useIntl()
  const [showsErrors, setShowsErrors] = useState(false)
  const locked = isLocked(state)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isIncomplete = needsBuyer && incompleteFields(draft.buyer).length > 0
    // Off first, so that a second press moves the focus again.
    setShowsErrors(false)
    if (isIncomplete && !locked) return void setTimeout(() => setShowsErrors(true))
    onPay()
  }
  const isCard = draft.method === 'card'
  const hasMethod = cardForm !== null || methods.length > 0
  const charges = quote && { quote, period: plan.period, fullPrice: plan.price.amount, timeZone }
  return (
    <Stack gap={6}>
      <Section title={intl.formatMessage({ id: 'checkout.options' }, { coupons: offersCoupons ? 'yes' : 'no' })}>
        <Stack gap={2}>
          <Checkbox
            label={intl.formatMessage({ id: 'checkout.renew' }, { period: plan.period })}
            checked={draft.renews && canRenew(draft, methods)}
            disabled={locked || !canRenew(draft, methods)}
            onChange={(renews) => onDraftChange({ ...draft, renews })}
          />
          <div className={styles.upcoming}>{charges && <Text tone="soft" size="small">{upcomingCharges(intl, charges)}</Text>}</div>
        </Stack>
        {offersCoupons && <CouponField code={draft.couponCode} lost={draft.lostCoupon} isDisabled={locked} check={checkCoupon} onChange={(couponCode) => onDraftChange({ ...draft, couponCode, lostCoupon: null })} />}
      </Section>
      <form onSubmit={submit} noValidate>
        <Stack gap={6}>
          {needsBuyer && <BuyerForm buyer={draft.buyer} showsErrors={showsErrors} isDisabled={locked} onChange={(buyer) => onDraftChange({ ...draft, buyer })} />}
          <MethodChoice draft={draft} methods={methods} cardForm={cardForm} isDisabled={locked} onChange={(chosen) => onDraftChange({ ...draft, ...chosen })} />
          {hasMethod && <PaySection state={state} charges={charges} canPay={quote !== null && (isCard ? isCardReady : chosenMethod(draft, methods) !== null)} mustSayOrder={mustSayOrder} />}
        </Stack>
      </form>
    </Stack>
  )
}
