import { durationParts } from '@ott/i18n'
import { useIntl } from 'react-intl'

/** A position in words, as a screen reader says it: "4 minutes 5 seconds". */
export function useSpokenTime(): (seconds: number) => string {
  const { formatMessage } = useIntl()
  return (seconds) => formatMessage({ id: 'player.spokenTime' }, durationParts(Math.floor(seconds)))
}
