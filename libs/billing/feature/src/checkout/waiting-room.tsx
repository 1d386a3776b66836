import type { PaymentStep } from '@ott/api-client'
import { Banner, Button, Inline, Section, Spinner, Stack, Text } from '@ott/design-system'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { CheckoutState } from './checkout-state.ts'
import * as styles from './waiting-room.css.ts'

export interface WaitingRoomProps {
  state: Pick<Extract<CheckoutState, { status: 'waiting' }>, 'clientSecret' | 'isPolling' | 'step'>
  onCheckAgain: () => void
  /** Of a payment at the gateway. */
  onPayAnotherWay?: () => void
  onConfirmWithBank: () => void
}

/**
 * The payment is under way. There is no second pay button while it may succeed (BIL-47); a user who
 * left the page of a bank may choose another way, and is told that a second payment is refunded.
 */
export function WaitingRoom({ state, onCheckAgain, onPayAnotherWay, onConfirmWithBank }: WaitingRoomProps) {
  const intl = useIntl()
  const room = useRef<HTMLDivElement>(null)
  // The form that had the focus is hidden now.
  useEffect(() => room.current?.focus(), [])
  const { step } = state
  return (
    <div ref={room} tabIndex={-1}>
      <Section title={intl.formatMessage({ id: step?.kind === 'upi' ? 'checkout.upi' : 'checkout.waiting' })}>
        <Stack gap={6}>
          {step && <NextStep step={step} />}
          {content()}
          {step && onPayAnotherWay && (
            <Stack gap={2}>
              <div><Button onClick={onPayAnotherWay}>{intl.formatMessage({ id: 'checkout.waiting.anotherWay' })}</Button></div>
              <Text tone="soft" size="small">{intl.formatMessage({ id: 'checkout.waiting.twice' })}</Text>
            </Stack>
          )}
        </Stack>
      </Section>
    </div>
  )

  function content() {
    if (state.clientSecret !== null) {
      return (
        <Stack gap={4}>
          <Banner tone="warning">{intl.formatMessage({ id: 'checkout.waiting.bank' })}</Banner>
          <div><Button variant="primary" onClick={onConfirmWithBank}>{intl.formatMessage({ id: 'checkout.waiting.confirm' })}</Button></div>
        </Stack>
      )
    }
    if (state.isPolling) {
      return (
        <Inline gap={4}>
          <Spinner />
          <span role="status"><Text as="span">{intl.formatMessage({ id: step ? 'checkout.waiting.payer' : 'checkout.waiting.text' })}</Text></span>
        </Inline>
      )
    }
    return (
      <Stack gap={4}>
        <Banner tone="info">{intl.formatMessage({ id: step ? 'checkout.waiting.notPaid' : 'checkout.waiting.mail' })}</Banner>
        <div><Button variant="primary" onClick={onCheckAgain}>{intl.formatMessage({ id: 'checkout.waiting.checkAgain' })}</Button></div>
      </Stack>
    )
  }
}

function NextStep({ step }: { step: PaymentStep }) {
  const intl = useIntl()
  if (step.kind === 'redirect') return <div><Button variant="primary" href={step.url}>{intl.formatMessage({ id: 'checkout.waiting.toBank' })}</Button></div>
  // The demo's app is a page, which any browser opens.
  const isPage = step.uri.startsWith('http')
  return (
    <Stack gap={4}>
      <Text>{intl.formatMessage({ id: 'checkout.upi.scan' })}</Text>
      <img className={styles.code} src={`data:image/svg+xml,${encodeURIComponent(step.qrSvg)}`} width="220" height="220" alt={intl.formatMessage({ id: 'checkout.upi.code' })} />
      <div className={isPage ? undefined : styles.touchOnly}>
        <Button variant="primary" href={step.uri} {...(isPage && { target: '_blank', rel: 'noreferrer' })}>{intl.formatMessage({ id: 'checkout.upi.open' })}</Button>
      </div>
    </Stack>
  )
}
