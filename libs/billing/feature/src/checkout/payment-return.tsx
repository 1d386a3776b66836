import { checkOrder } from '@ott/api-client'
import type { Call, Order } from '@ott/api-client'
import { isSamePlan } from '@ott/billing'
import type { Money, Plan } from '@ott/billing'
import { Heading, Page, Spinner, Stack } from '@ott/design-system'
import type { Locale } from '@ott/i18n'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactElement } from 'react'
import { useIntl } from 'react-intl'
import { usePlans } from '../use-plans.ts'
import { GiftDone } from '../gift/gift-done.tsx'
import type { GiftSharing } from '../gift/gift-done.tsx'
import { CheckoutDone } from './checkout-done.tsx'
import { PaymentFailed, PaymentReturned, SeeOwnPlan } from './checkout-notices.tsx'
import { maxPollMs, pollMs } from './polling.ts'
import { WaitingRoom } from './waiting-room.tsx'

export interface PaymentReturnProps {
  call: Call
  locale: Locale
  timeZone: string
  /** The gateway's id of the payment. */
  paymentId: string
  /** The query with which the gateway sent the payer back. */
  returned: Record<string, string>
  hrefs: { checkout: (planIdentifier: string) => string; gift: string; benefits: string; home: string }
  sharing: GiftSharing
  /** Opens a page with a document of its own. */
  onLeave: (url: string) => void
  /** The user's plan has changed, or a gift was bought. */
  onPaid: (bought: 'plan' | 'gift') => void
}

/** Where the gateway leads a payer back to. What the address says decides nothing: the page shows what the server has read (BIL-75). */
export function PaymentReturn({ call, locale, timeZone, paymentId, returned, hrefs, sharing, onLeave, onPaid }: PaymentReturnProps) {
  const intl = useIntl()
  const [isPolling, setPolling] = useState(true)
  const { plans } = usePlans(call, locale)
  const { data: outcome, refetch } = useQuery({
    queryKey: ['paymentReturn', paymentId],
    queryFn: () => checkOrder(call, paymentId, returned),
    refetchInterval: ({ state: { data } }) => (isPolling && !isFinal(data) ? pollMs : false),
    refetchOnWindowFocus: true,
    staleTime: 0,
  })
  useEffect(() => {
    if (!isPolling) return
    const timer = setTimeout(() => setPolling(false), maxPollMs)
    return () => clearTimeout(timer)
  }, [isPolling])
  const paid = outcome?.ok && outcome.placed.type === 'active' ? outcome.placed : null
  const bought = paid && (paid.order.giftMonths === undefined ? 'plan' : 'gift')
  const tell = useEffectEvent(onPaid)
  useEffect(() => {
    if (bought) tell(bought)
  }, [bought])

  if (paid) return done(paid)
  if (outcome?.ok === false && outcome.error.type === 'refused') return <SeeOwnPlan because="unknownPayment" benefitsHref={hrefs.benefits} />
  if (outcome?.ok && outcome.placed.type === 'failed') return <PaymentFailed checkoutHref={checkoutOf(outcome.placed.order)} />
  if (outcome?.ok && outcome.placed.type === 'returned') return <PaymentReturned amount={outcome.placed.returned} benefitsHref={hrefs.benefits} />
  const pending = outcome?.ok && outcome.placed.type === 'pending' ? outcome.placed : null
  const checkAgain = () => {
    setPolling(true)
    void refetch()
  }
  return (
    <Page width="form">
      <Stack gap={6}>
        <Heading level={1} size="page">{intl.formatMessage({ id: 'checkout.return' })}</Heading>
        <WaitingRoom
          state={{ clientSecret: null, isPolling, step: pending?.step ?? null }}
          onCheckAgain={checkAgain}
          onPayAnotherWay={() => pending && onLeave(checkoutOf(pending.order))}
          onConfirmWithBank={() => {}}
        />
      </Stack>
    </Page>
  )

  function planOf({ planId }: Order): Plan | null {
    return (Array.isArray(plans) && plans.find((one) => isSamePlan(planId, one))) || null
  }

  /** By the plan's identifier, as the checkout knows the press that was sent from there. */
  function checkoutOf(order: Order): string {
    if (order.giftMonths !== undefined) return hrefs.gift
    return hrefs.checkout(planOf(order)?.identifier ?? order.planId)
  }

  function done({ order, returned }: { order: Order; returned: Money | null }): ReactElement {
    if (order.giftMonths !== undefined) return <GiftDone call={call} locale={locale} timeZone={timeZone} order={order} returned={returned} hrefs={hrefs} sharing={sharing} />
    if (plans === 'loading') return <Page><Spinner page label={intl.formatMessage({ id: 'checkout.waiting.text' })} /></Page>
    return <CheckoutDone order={order} returned={returned} plan={planOf(order)} timeZone={timeZone} hrefs={hrefs} />
  }
}

type Outcome = Awaited<ReturnType<typeof checkOrder>>

/** A lost connection is tried again. */
function isFinal(outcome: Outcome | undefined): boolean {
  if (!outcome) return false
  return outcome.ok ? ['active', 'failed', 'returned'].includes(outcome.placed.type) : outcome.error.type === 'refused'
}
