import { formatLength } from '@ott/i18n'
import { useIntl } from 'react-intl'

/** Formats remaining seconds: `18 min left`. */
export function useTimeLeft(): (seconds: number) => string {
  const { formatMessage, locale } = useIntl()
  return (seconds) => formatMessage({ id: 'card.timeLeft' }, { length: formatLength(seconds, locale) })
}
