import type { Buyer, MailedTo, Quote } from '@ott/api-client'
import type { GatewayMethod, Plan } from '@ott/billing'
import { Stack, Text } from '@ott/design-system'
import { formatDate, formatMoney } from '@ott/i18n'
import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { BuyerForm, incompleteFields } from '../checkout/buyer-form.tsx'
import { CheckoutLayout } from '../checkout/checkout-layout.tsx'
import { PaymentReturned } from '../checkout/checkout-notices.tsx'
import { isLocked } from '../checkout/checkout-state.ts'
import type { CheckoutState } from '../checkout/checkout-state.ts'
import type { CheckoutDraft } from '../checkout/checkout-view.tsx'
import { chosenMethod, MethodChoice } from '../checkout/method-choice.tsx'
import { PaySection } from '../checkout/pay-section.tsx'
import * as styles from '../checkout/pay-section.css.ts'
import { GiftChoice } from './gift-choice.tsx'
import { GiftRecipientForm, refusedFields } from './gift-recipient-form.tsx'

/** What the user has entered. It survives sign-in, a reload and a decline. */
export type GiftDraft = Pick<CheckoutDraft, 'buyer' | 'method' | 'option'> & {
  /** Null: the recommended one. */
  planIdentifier: string | null
  months: number
  /** Whether somebody else is mailed. */
  isMailed: boolean
  to: MailedTo
}

export interface GiftCheckoutViewProps {
  state: CheckoutState
  /** Those that can be given. */
  plans: Plan[]
  plan: Plan
  months: number
  /** Null while it loads. */
  quote: Quote | null
  /** The quote is still the one before the last choice. */
  isQuoting: boolean
  draft: GiftDraft
  /** What the gateway offers. */
  methods: GatewayMethod[]
  needsBuyer: boolean
  mustSayOrder: boolean
  timeZone: string
  hrefs: { benefits: string }
  /** Null where no card can be charged. */
  cardForm: ReactNode
  isCardReady: boolean
  onDraftChange: (draft: GiftDraft) => void
  onPay: () => void
  onCheckAgain: () => void
  onPayAnotherWay: () => void
  onConfirmWithBank: () => void
}

/** Buying a gift, until it is paid. */
export function GiftCheckoutView(props: GiftCheckoutViewProps) {
  const { state, plan, months, quote, timeZone, hrefs } = props
  const intl = useIntl()
  if (state.status === 'returned') return <PaymentReturned amount={state.amount} benefitsHref={hrefs.benefits} />
  return (
    <CheckoutLayout
      heading={intl.formatMessage({ id: 'gift.heading' })}
      state={state}
      plan={plan}
      quote={quote}
      giftMonths={months}
      timeZone={timeZone}
      onCheckAgain={props.onCheckAgain}
      onPayAnotherWay={props.onPayAnotherWay}
      onConfirmWithBank={props.onConfirmWithBank}
    >
      <Form {...props} />
    </CheckoutLayout>
  )
}

/** Which part shows its errors: the first one on the page that has any. */
type Incomplete = 'recipient' | 'buyer' | null

function Form({ state, plans, plan, months, quote, isQuoting, draft, methods, needsBuyer, mustSayOrder, timeZone, cardForm, isCardReady, onDraftChange, onPay }: GiftCheckoutViewProps) {
  const intl = useIntl()
  const [shown, setShown] = useState<Incomplete>(null)
  const locked = isLocked(state)
  const change = (changes: Partial<GiftDraft>) => onDraftChange({ ...draft, ...changes })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const incomplete = locked ? null : incompletePart(draft, needsBuyer)
    // Off first, so that a second press moves the focus again.
    setShown(null)
    if (incomplete) return void setTimeout(() => setShown(incomplete))
    onPay()
  }
  const canPay = quote !== null && !isQuoting && (draft.method === 'card' ? isCardReady : chosenMethod(draft, methods) !== null)
  const amount = quote && formatMoney({ currency: quote.currency, amount: quote.dueNow }, intl.locale)
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={6}>
        <GiftChoice plans={plans} plan={plan} months={months} isDisabled={locked} onChange={change} />
        <GiftRecipientForm isMailed={draft.isMailed} to={draft.to} showsErrors={shown === 'recipient'} isDisabled={locked} onChange={change} />
        {needsBuyer && <BuyerForm buyer={draft.buyer} showsErrors={shown === 'buyer'} isDisabled={locked} onChange={(buyer: Buyer) => change({ buyer })} />}
        <MethodChoice draft={draft} methods={methods} cardForm={cardForm} isDisabled={locked} onChange={change} />
        {(cardForm !== null || methods.length > 0) && (
          <Stack gap={4}>
            {quote && (
              <div className={styles.terms}>
                <Text size="small">{intl.formatMessage({ id: 'gift.terms.price' }, { amount })}</Text>
                <Text size="small">{intl.formatMessage({ id: 'gift.terms.redeem' }, { date: formatDate(quote.periodEndsAt, intl.locale, timeZone) })}</Text>
                <Text size="small">{intl.formatMessage({ id: 'gift.terms.refund' })}</Text>
              </div>
            )}
            <PaySection
              state={state}
              charges={null}
              canPay={canPay}
              mustSayOrder={mustSayOrder}
              label={quote ? intl.formatMessage({ id: 'checkout.pay' }, { law: mustSayOrder ? 'eu' : 'other', amount }) : undefined}
            />
          </Stack>
        )}
      </Stack>
    </form>
  )
}

function incompletePart({ isMailed, to, buyer }: GiftDraft, needsBuyer: boolean): Incomplete {
  if (isMailed && refusedFields(to).length > 0) return 'recipient'
  return needsBuyer && incompleteFields(buyer).length > 0 ? 'buyer' : null
}
