import type { Quote } from '@ott/api-client'
import type { Plan } from '@ott/billing'
import { Heading, Page, Stack } from '@ott/design-system'
import type { ReactNode } from 'react'
import type { CheckoutState } from './checkout-state.ts'
import * as styles from './checkout-view.css.ts'
import { OrderSummary } from './order-summary.tsx'
import { WaitingRoom } from './waiting-room.tsx'
import type { WaitingRoomProps } from './waiting-room.tsx'

type CheckoutLayoutProps = Omit<WaitingRoomProps, 'state'> & {
  heading: string
  state: CheckoutState
  plan: Pick<Plan, 'title' | 'period' | 'price'>
  quote: Quote | null
  /** Of a gift: how long it lasts. */
  giftMonths?: number
  timeZone: string
  /** The form. It stays mounted while the payment is under way: the bank's challenge needs the provider's script. */
  children: ReactNode
}

/** What it costs, beside the form or, while a payment is under way, the waiting room. */
export function CheckoutLayout({ heading, state, plan, quote, giftMonths, timeZone, children, ...actions }: CheckoutLayoutProps) {
  const isWaiting = state.status === 'waiting'
  return (
    <Page>
      <div className={styles.page}>
        <Stack gap={6}>
          <Heading level={1} size="page">{heading}</Heading>
          <div className={styles.columns}>
            <div className={styles.summary}><OrderSummary plan={plan} quote={quote} giftMonths={giftMonths} timeZone={timeZone} /></div>
            <div className={styles.form}>
              {isWaiting && <WaitingRoom state={state} {...actions} />}
              <div hidden={isWaiting}>{children}</div>
            </div>
          </div>
        </Stack>
      </div>
    </Page>
  )
}
