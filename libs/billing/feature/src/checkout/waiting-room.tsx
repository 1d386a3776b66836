import { Banner, Button, Inline, Section, Spinner, Stack, Text } from '@ott/design-system'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { CheckoutState } from './checkout-state.ts'

interface WaitingRoomProps {
  state: Extract<CheckoutState, { status: 'waiting' }>
  onCheckAgain: () => void
  onConfirmWithBank: () => void
}

/** The payment is under way. There is no second pay button while it may succeed (BIL-47). */
export function WaitingRoom({ state, onCheckAgain, onConfirmWithBank }: WaitingRoomProps) {
  const intl = useIntl()
  const room = useRef<HTMLDivElement>(null)
  // The form that had the focus is hidden now.
  useEffect(() => room.current?.focus(), [])
  return (
    <div ref={room} tabIndex={-1}>
      <Section title={intl.formatMessage({ id: 'checkout.waiting' })}>{content()}</Section>
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
          <span role="status"><Text as="span">{intl.formatMessage({ id: 'checkout.waiting.text' })}</Text></span>
        </Inline>
      )
    }
    return (
      <Stack gap={4}>
        <Banner tone="info">{intl.formatMessage({ id: 'checkout.waiting.mail' })}</Banner>
        <div><Button variant="primary" onClick={onCheckAgain}>{intl.formatMessage({ id: 'checkout.waiting.checkAgain' })}</Button></div>
      </Stack>
    )
  }
}
