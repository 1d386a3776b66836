import type { RedeemedGift } from '@ott/billing'
import { Button, CheckIcon, Dialog, Heading } from '@ott/design-system'
import { formatDate } from '@ott/i18n'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { PlanFacts } from '../plan-facts.tsx'
import * as styles from '../success.css.ts'

export interface RedeemSuccessProps {
  gift: RedeemedGift
  starts: 'now' | 'later'
  timeZone: string
  onStartWatching: () => void
  onClose: () => void
}

/** Confirms the gift; one that waits for a better plan says from when it counts (BIL-31). */
export function RedeemSuccess({ gift, starts, timeZone, onStartWatching, onClose }: RedeemSuccessProps) {
  const intl = useIntl()
  const start = useRef<HTMLButtonElement>(null)
  const [from, until] = [gift.startsAt, gift.endsAt].map((date) => formatDate(date, intl.locale, timeZone))
  const title = starts === 'now' ? intl.formatMessage({ id: 'redeem.success' }) : intl.formatMessage({ id: 'redeem.successLater' }, { date: from })
  return (
    <Dialog open onClose={onClose} size="medium" title={title} titleIs="read" closeLabel={intl.formatMessage({ id: 'redeem.close' })} initialFocus={start}>
      <div className={styles.content}>
        <span className={styles.sign}><CheckIcon /></span>
        <Heading level={2} size="section">{title}</Heading>
        <PlanFacts
          facts={[
            { term: intl.formatMessage({ id: 'redeem.plan' }), value: gift.planTitle },
            ...(starts === 'later' ? [{ term: intl.formatMessage({ id: 'redeem.validFrom' }), value: from }] : []),
            { term: intl.formatMessage({ id: 'redeem.validUntil' }), value: until },
          ]}
        />
        <Button ref={start} variant="primary" wide onClick={onStartWatching}>{intl.formatMessage({ id: 'redeem.startWatching' })}</Button>
      </div>
    </Dialog>
  )
}
