import type { AccessibilityBadge } from '@ott/catalogue'
import { Badge, VisuallyHidden } from '@ott/design-system'
import { useIntl } from 'react-intl'

const names = { CC: 'details.subtitles', AD: 'details.audioDescription', ISL: 'languageName.ins', SL: 'details.signLanguage' } as const

/** Accessibility badges: the same letters in every language, and a localised name for screen readers. */
export function AccessibilityBadges({ signs }: { signs: AccessibilityBadge[] }) {
  const intl = useIntl()
  return signs.map((sign) => (
    <Badge key={sign}>
      <span aria-hidden="true">{sign}</span>
      <VisuallyHidden>{intl.formatMessage({ id: names[sign] })}</VisuallyHidden>
    </Badge>
  ))
}
