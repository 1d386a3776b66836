import type { Call } from '@ott/api-client'
import { Button, Dialog, Heading, Text } from '@ott/design-system'
import type { Locale } from '@ott/i18n'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { PlanComparison } from './plan-comparison.tsx'
import * as styles from './price-teaser.css.ts'
import { usePlans } from './use-plans.ts'

interface PriceTeaserProps {
  call: Call
  locale: Locale
  /** Sign-in with a redirect to the plans. */
  loginHref: string
  /** Null where gifts are not offered. */
  redeemHref: string | null
  onClose: () => void
}

/** Prices for signed-out users, because the plans page needs sign-in (BIL-6). */
export function PriceTeaser({ call, locale, loginHref, redeemHref, onClose }: PriceTeaserProps) {
  const intl = useIntl()
  const { plans, retry } = usePlans(call, locale)
  const top = useRef<HTMLDivElement>(null)
  const title = intl.formatMessage({ id: 'priceTeaser.title' })
  return (
    <Dialog
      open
      onClose={onClose}
      size="details"
      title={title}
      titleIs="read"
      closeLabel={intl.formatMessage({ id: 'priceTeaser.close' })}
      initialFocus={top}
    >
      <div className={styles.body}>
        <div ref={top} tabIndex={-1} className={styles.intro}>
          <Heading level={2} size="dialog">{title}</Heading>
          <Text tone="soft">{intl.formatMessage({ id: 'priceTeaser.text' })}</Text>
        </div>
        <PlanComparison plans={plans} onRetry={retry} />
        <div className={styles.way}>
          <Button variant="primary" wide href={loginHref}>{intl.formatMessage({ id: 'priceTeaser.login' })}</Button>
          {redeemHref !== null && <Button variant="tertiary" size="sm" href={redeemHref}>{intl.formatMessage({ id: 'plans.giftCode' })}</Button>}
        </div>
      </div>
    </Dialog>
  )
}
