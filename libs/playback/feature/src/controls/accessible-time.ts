import { durationParts } from '@ott/i18n'
import { useIntl } from 'react-intl'

/** A position for screen readers: "4 minutes 5 seconds". */
export function useSpokenTime(): (seconds: number) => string {
  const { formatMessage } = useIntl()
  return (seconds) => formatMessage({ id: 'player.accessibleTime' }, durationParts(Math.floor(seconds)))
}
