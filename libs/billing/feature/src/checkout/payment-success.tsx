import type { Money } from '@ott/billing'
import { Banner, CheckIcon, Heading, Inline, Page, Text } from '@ott/design-system'
import { formatMoney } from '@ott/i18n'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as success from '../success.css.ts'
import * as styles from './checkout-view.css.ts'

interface PaymentSuccessProps {
  title: string
  text: string
  /** What was paid a second time, and goes back (BIL-129). */
  returned: Money | null
  actions: ReactNode
  /** Between text and actions. */
  children?: ReactNode
}

/** The end of a payment, at the top of the page and with the focus. */
export function PaymentSuccess({ title, text, returned, actions, children }: PaymentSuccessProps) {
  const intl = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // The button that was pressed is far below.
    document.documentElement.scrollTop = 0
  }, [])
  return (
    <Page>
      <div className={styles.narrow}>
        <div className={success.content}>
          <span className={success.sign}><CheckIcon /></span>
          <Heading ref={heading} level={1} size="page">{title}</Heading>
          <span role="status"><Text tone="soft">{text}</Text></span>
          {returned && <Banner tone="info">{intl.formatMessage({ id: 'checkout.paidTwice' }, { amount: formatMoney(returned, intl.locale) })}</Banner>}
          {children}
          <Inline gap={3} centre>{actions}</Inline>
        </div>
      </div>
    </Page>
  )
}
