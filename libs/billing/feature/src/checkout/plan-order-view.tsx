import type { PaymentCard, Quote } from '@ott/api-client'
import type { Plan } from '@ott/billing'
import { Button, Section, Stack, Text } from '@ott/design-system'
import type { FormEvent, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { methodText } from '../benefits/current-plan-facts.ts'
import { CheckoutLayout } from './checkout-layout.tsx'
import { PaymentReturned } from './checkout-notices.tsx'
import { isLocked } from './checkout-state.ts'
import type { CheckoutState } from './checkout-state.ts'
import { PaySection } from './pay-section.tsx'
import { PaymentSuccess } from './payment-success.tsx'

export interface PlanOrderViewProps {
  state: CheckoutState
  plan: Pick<Plan, 'title' | 'period' | 'price'>
  /** Null while it loads. */
  quote: Quote | null
  texts: { heading: string; explanation: string; button: string; done: string; doneText: string }
  timeZone: string
  mustSayOrder: boolean
  hrefs: { benefits: string; home: string }
  /** Pays unless another one is used; null where there is none. */
  storedCard: PaymentCard | null
  /** Null where no card can be charged. */
  cardForm: ReactNode
  usesNewCard: boolean
  isCardReady: boolean
  onUseNewCard: (usesNewCard: boolean) => void
  onPay: () => void
  onCheckAgain: () => void
  onConfirmWithBank: () => void
}

/** What a subscriber orders for the own plan: a change, or a charge that is due. It is paid with the stored card or another one. */
export function PlanOrderView(props: PlanOrderViewProps) {
  const { state, plan, quote, texts, timeZone, hrefs } = props
  const intl = useIntl()
  if (state.status === 'returned') return <PaymentReturned amount={state.amount} benefitsHref={hrefs.benefits} />
  if (state.status === 'done') {
    return (
      <PaymentSuccess
        title={texts.done}
        text={texts.doneText}
        returned={state.returned}
        actions={
          <>
            <Button variant="primary" href={hrefs.benefits}>{intl.formatMessage({ id: 'checkout.yourPlan' })}</Button>
            <Button href={hrefs.home}>{intl.formatMessage({ id: 'checkout.startWatching' })}</Button>
          </>
        }
      />
    )
  }
  return (
    <CheckoutLayout
      heading={texts.heading}
      state={state}
      plan={plan}
      quote={quote}
      timeZone={timeZone}
      onCheckAgain={props.onCheckAgain}
      onConfirmWithBank={props.onConfirmWithBank}
    >
      <Form {...props} />
    </CheckoutLayout>
  )
}

function Form(props: PlanOrderViewProps) {
  const { state, plan, quote, texts, timeZone, mustSayOrder, storedCard, cardForm, usesNewCard, isCardReady } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onPay()
  }
  const isFree = quote?.dueNow === 0
  const canPay = quote !== null && (isFree || (usesNewCard ? isCardReady : storedCard !== null))
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={6}>
        <Text>{texts.explanation}</Text>
        {!isFree && <Card storedCard={storedCard} cardForm={cardForm} usesNewCard={usesNewCard} isLocked={isLocked(state)} onUseNewCard={props.onUseNewCard} />}
        <PaySection
          state={state}
          charges={quote && { quote, period: plan.period, fullPrice: plan.price.amount, timeZone }}
          canPay={canPay}
          mustSayOrder={mustSayOrder}
          label={quote ? texts.button : undefined}
        />
      </Stack>
    </form>
  )
}

function Card({ storedCard, cardForm, usesNewCard, isLocked: locked, onUseNewCard }: Pick<PlanOrderViewProps, 'storedCard' | 'cardForm' | 'usesNewCard' | 'onUseNewCard'> & { isLocked: boolean }) {
  const intl = useIntl()
  if (!usesNewCard && storedCard) {
    return (
      <Section title={intl.formatMessage({ id: 'checkout.card' })}>
        <Text>{methodText(intl, storedCard)}</Text>
        {cardForm !== null && <div><Button size="sm" disabled={locked} onClick={() => onUseNewCard(true)}>{intl.formatMessage({ id: 'checkout.card.other' })}</Button></div>}
      </Section>
    )
  }
  return (
    <Section title={intl.formatMessage({ id: 'checkout.card' })}>
      <Text tone="soft" size="small">{intl.formatMessage({ id: 'checkout.card.safe' })}</Text>
      {cardForm ?? <Text>{intl.formatMessage({ id: 'checkout.noMethod' })}</Text>}
      {storedCard && <div><Button size="sm" disabled={locked} onClick={() => onUseNewCard(false)}>{intl.formatMessage({ id: 'checkout.card.stored' }, { card: methodText(intl, storedCard) })}</Button></div>}
    </Section>
  )
}
