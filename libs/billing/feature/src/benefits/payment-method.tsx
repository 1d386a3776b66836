import type { PaymentCard } from '@ott/api-client'
import { Badge, Button, Inline, Text } from '@ott/design-system'
import { formatMoney } from '@ott/i18n'
import { useIntl } from 'react-intl'
import { methodText, shortMethodText } from './current-plan-facts.ts'
import * as styles from './payment-methods.css.ts'

interface PaymentMethodProps {
  card: PaymentCard
  /** It is becoming the default. */
  isSending: boolean
  onMakeDefault: () => void
  onRemove: () => void
}

/** A card or a mandate. One that has expired cannot become the default. */
export function PaymentMethod({ card, isSending, onMakeDefault, onRemove }: PaymentMethodProps) {
  const intl = useIntl()
  const { isMandate, isDefault, isExpired, mandateMaximum } = card
  const method = shortMethodText(intl, card)
  return (
    <li className={styles.item}>
      <span className={styles.method}>
        <span className={styles.name}>
          <Text strong>{methodText(intl, card)}</Text>
          {isDefault && <Badge>{intl.formatMessage({ id: 'methods.default' })}</Badge>}
        </span>
        {mandateMaximum && <Text tone="soft" size="small">{intl.formatMessage({ id: 'methods.maximum' }, { amount: formatMoney(mandateMaximum, intl.locale) })}</Text>}
      </span>
      <Inline gap={2}>
        {!isDefault && !isExpired && (
          <Button variant="tertiary" size="sm" loading={isSending} aria-label={intl.formatMessage({ id: 'methods.makeDefaultOf' }, { method })} onClick={onMakeDefault}>
            {intl.formatMessage({ id: 'methods.makeDefault' })}
          </Button>
        )}
        <Button variant="tertiary" size="sm" aria-label={intl.formatMessage({ id: isMandate ? 'methods.revokeOf' : 'methods.removeOf' }, { method })} onClick={onRemove}>
          {intl.formatMessage({ id: isMandate ? 'methods.revoke' : 'methods.remove' })}
        </Button>
      </Inline>
    </li>
  )
}
