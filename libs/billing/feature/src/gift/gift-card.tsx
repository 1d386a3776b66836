import type { BoughtGift } from '@ott/api-client'
import { GiftIcon, Text } from '@ott/design-system'
import { formatDate } from '@ott/i18n'
import { useIntl } from 'react-intl'
import * as styles from './gift-card.css.ts'

interface GiftCardProps {
  gift: Pick<BoughtGift, 'planTitle' | 'months' | 'expiresAt'>
  code: NonNullable<BoughtGift['code']>
  timeZone: string
}

/** The gift with its code, as it is handed over. On paper it is alone. */
export function GiftCard({ gift, code, timeZone }: GiftCardProps) {
  const intl = useIntl()
  const { planTitle: plan, months, expiresAt } = gift
  return (
    <section className={styles.card} aria-label={intl.formatMessage({ id: 'gift.card' })}>
      <span className={styles.sign}><GiftIcon /></span>
      <Text strong>{intl.formatMessage({ id: 'gift.named' }, { plan, months })}</Text>
      <div className={styles.codes}>
        <img className={styles.picture} src={`data:image/svg+xml,${encodeURIComponent(code.qrSvg)}`} width="160" height="160" alt={intl.formatMessage({ id: 'gift.qr' })} />
        <div className={styles.texts}>
          <Text as="span" size="small">{intl.formatMessage({ id: 'gift.code' })}</Text>
          <span className={styles.code}>{code.text}</span>
          <span className={styles.url}>{code.url.replace(/^https?:\/\//, '').replace(/\?.*$/, '')}</span>
          <Text as="span" size="small">{intl.formatMessage({ id: 'gift.until' }, { date: formatDate(expiresAt, intl.locale, timeZone) })}</Text>
        </div>
      </div>
    </section>
  )
}
